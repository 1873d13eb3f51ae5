import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { testSize } from "@forecourt/testing/test-size";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { watchSources } from "./watch-sources.ts";

const saves = testSize({ normal: 5, soak: 50 });

let root: string;
let stop: () => Promise<void>;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "watch-sources-")));
  for (const folder of ["shared/ui/src", "shell/src", "shell/dist"]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
});
afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

/** Watches; `reported` waits until each of `files` was reported since the last call. */
async function watch() {
  let seen = new Set<string>();
  let check = () => {};
  stop = await watchSources(root, ["shared", "shell"], (changed) => {
    for (const file of changed) seen.add(file);
    check();
  });
  return {
    reported: (...files: string[]) =>
      new Promise<string[]>((resolve) => {
        check = () => {
          if (!files.every((file) => seen.has(file))) return;
          resolve([...seen].sort());
          seen = new Set();
        };
        check();
      }),
  };
}

const full = (file: string) => path.join(root, file);

test("files that change together are reported together, as paths from the root", async () => {
  const files = ["shared/ui/src/a.ts", "shell/src/b.ts"];
  const watching = await watch();
  for (const file of files) writeFileSync(full(file), "");
  expect(await watching.reported(...files)).toEqual(files);
});

test("each save is reported, in place and by rename", async () => {
  const file = "shell/src/a.ts";
  const watching = await watch();
  for (let turn = 0; turn < saves; turn += 1) {
    writeFileSync(full("shell/src/.a.ts.tmp"), `renamed ${turn}`);
    renameSync(full("shell/src/.a.ts.tmp"), full(file));
    await watching.reported(file);
    writeFileSync(full(file), `in place ${turn}`);
    await watching.reported(file);
  }
  expect(statSync(full(file)).size).toBe(`in place ${saves - 1}`.length);
});

test("files of a folder that a branch switch removes and brings back are reported", async () => {
  const file = "shared/ui/src/a.ts";
  writeFileSync(full(file), "");
  const watching = await watch();
  for (let turn = 0; turn < saves; turn += 1) {
    rmSync(full("shared/ui/src"), { recursive: true });
    await watching.reported(file);
    mkdirSync(full("shared/ui/src"));
    writeFileSync(full(file), `${turn}`);
    expect(await watching.reported(file)).toContain(file);
  }
});

test("the output of builds is not reported", async () => {
  const watching = await watch();
  writeFileSync(full("shell/dist/a.js"), "");
  writeFileSync(full("shell/src/a.ts"), "");
  expect(await watching.reported("shell/src/a.ts")).toEqual(["shell/src/a.ts"]);
});
