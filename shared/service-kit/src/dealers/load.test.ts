import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Files, readFolder } from "./files/read-folder.ts";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import { type DealerMemo, dealersOf } from "./load.ts";

const ids = ["heartland", "ozark-mitsubishi"];
let files: Files;
let folder: string;

beforeAll(async () => {
  ({ folder } = await copyDealers());
  files = await readFolder(folder);
});
afterAll(removeCopies);

/** Which dealers are loaded again after `file` was edited; `edit` gets its text. */
function loadedAgain(file: string, edit: (text: string) => string): string[] {
  const memo: DealerMemo = new Map();
  dealersOf(files, folder, memo);
  const before = new Map([...memo].map(([id, { loaded }]) => [id, loaded]));
  const changed = new Map([...files, [file, edit(files.get(file) ?? "")]]);
  dealersOf(changed, folder, memo);
  return ids.filter((id) => memo.get(id)?.loaded !== before.get(id));
}

describe("dealersOf with a memo", () => {
  test("loads only the dealer of which a file has changed", () => {
    expect(loadedAgain("heartland/dealer.json", (text) => `${text}\n`)).toEqual(["heartland"]);
  });

  test("loads every dealer when the defaults have changed", () => {
    expect(loadedAgain("defaults/dealer.json", (text) => `${text}\n`)).toEqual(ids);
  });

  test("loads none when a file beside the dealers has changed", () => {
    expect(loadedAgain("README.md", (text) => `${text}\n`)).toEqual([]);
  });

  test("reports the problems of a dealer that has not changed again", () => {
    const memo: DealerMemo = new Map();
    const broken = new Map([...files, ["heartland/menu.json", "{"]]);
    for (let turn = 0; turn < 2; turn++) {
      expect(() => dealersOf(broken, folder, memo)).toThrow("heartland/menu.json");
    }
    expect(dealersOf(files, folder, memo).stores("heartland")).not.toEqual([]);
  });
});
