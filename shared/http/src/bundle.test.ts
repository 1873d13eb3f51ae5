import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";

test("the client imports only modules that work in browsers", async () => {
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((name) => !name.includes(".test."));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    const imported = [...text.matchAll(/^(?:import|export) (?!type)[^;]*from "(?<from>[^"]+)"/gm)];
    for (const { groups } of imported) {
      expect(groups?.from).toMatch(/^(\.\/|@forecourt\/contracts\/)/);
    }
  }
});
