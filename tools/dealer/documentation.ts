import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { root } from "../build/base-config.ts";

const schemas = "shared/contracts/src/{dealer-config.ts,dealer-config/**/*.ts}";

/** Documentation of a setting: the comment of its key in the schema; empty without a comment. */
export function documentationOf(setting: JsonPath): string[] {
  const names = setting.filter((key) => typeof key === "string");
  const [top = ""] = names;
  const key = names.at(-1);
  if (key === undefined) return [];
  const found = globSync(schemas, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .toSorted((one, other) => rankOf(one, top) - rankOf(other, top))
    .flatMap((file) => commentOf(readFileSync(path.join(root, file), "utf8"), key) ?? []);
  return found[0] === undefined ? [] : [found[0]];
}

/** The file named after the first key has its settings. */
function rankOf(file: string, top: string): number {
  const name = path.basename(file, ".ts");
  return name === top.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ? 0 : 1;
}

/** The comment before `key:`, as one line. */
function commentOf(source: string, key: string): string | null {
  const at = source.search(new RegExp(`^ +${key}:`, "m"));
  if (at < 0) return null;
  const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, at)) ?? [];
  return comment === undefined ? null : comment.replaceAll(/\s*\n\s*\* ?/g, " ").trim();
}
