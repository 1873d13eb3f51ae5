import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "./base-config.ts";

const sheets = globSync("{shell,mfe-*,shared/*}/src/**/*.module.css", { cwd: root });

const namesIn = (source: string, pattern: RegExp) =>
  new Set([...source.matchAll(pattern)].map(([, name = ""]) => name));

test("no style sheet gives a class and a custom property one name, under which it can export only one", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const clashes = sheets.flatMap((file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    const classes = namesIn(source, /\.([a-z][\w-]*)/gi);
    const properties = namesIn(source, /--([\w-]+)\s*:/g);
    return [...properties].filter((name) => classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(clashes).toEqual([]);
});
