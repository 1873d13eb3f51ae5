import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { areaNames, areas } from "@forecourt/contracts/areas";
import { expect, test } from "@jest/globals";

const root = path.resolve(import.meta.dirname, "../..");

test.each(areaNames)("each page of %s is a chunk named after the page", (area) => {
  const [file = ""] = globSync(`mfe-${area}/src/expose.ts`, { cwd: root });
  const source = readFileSync(path.join(root, file), "utf8");
  const chunks = [
    ...source.matchAll(/(\w+):\s*\(\) =>\s*import\(\s*\/\* webpackChunkName: "([^"]+)" \*\//g),
  ];
  const named = Object.fromEntries(chunks.map(([, page = "", chunk = ""]) => [page, chunk]));
  const pages = Object.keys(areas[area]);
  expect(named).toEqual(Object.fromEntries(pages.map((page) => [page, page])));
});
