import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Config } from "@jest/types";
import { type Options, transformSync } from "@swc/core";

const globals = new URL("./jest-globals.ts", import.meta.url).href;

/**
 * Lets Node load what Jest would load: `@jest/globals`, what `moduleNameMapper` replaces, and TSX. Node strips the types of
 * other modules itself.
 */
export function hookModules({ moduleNameMapper, transform }: Config.ProjectConfig): void {
  const [, , tsx] = transform.find(([pattern]) => new RegExp(pattern).test(".tsx")) ?? [];
  const replaced = moduleNameMapper.map(
    ([pattern, file]) => [new RegExp(pattern), pathToFileURL(file).href] as const,
  );
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === "@jest/globals") return { url: globals, shortCircuit: true };
      const replacement = replaced.find(([pattern]) => pattern.test(specifier))?.[1];
      return next(replacement ?? specifier, context);
    },
    load(url, context, next) {
      const { pathname } = new URL(url);
      if (!pathname.endsWith(".tsx")) return next(url, context);
      const file = fileURLToPath(url);
      const options: Options = { ...tsx, filename: file, sourceMaps: "inline", swcrc: false };
      const { code } = transformSync(readFileSync(file, "utf8"), options);
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}
