import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { root } from "../build/base-config.ts";

const sources = "{shell/src,mfe-*/src,services/*,shared/*/src}/**/*.{ts,tsx}";
const maxFiles = 8;

/** Files of the product that name the setting's key, and the key above it if there is one. */
export function readersOf(setting: JsonPath): string[] {
  const names = setting.filter((key) => typeof key === "string").slice(-2);
  const patterns = names.map((name) => new RegExp(`\\b${name}\\b`));
  return globSync(sources, { cwd: root })
    .filter(
      (file) =>
        !/node_modules|\.test\.|\/(?:testing|fixtures|dealer-config|text-keys)\//.test(file),
    )
    .filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return patterns.every((pattern) => pattern.test(text));
    })
    .toSorted()
    .slice(0, maxFiles);
}
