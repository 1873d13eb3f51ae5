import path from "node:path";
import { root } from "../../tools/build/base-config.ts";
import { buildConfig } from "../../tools/build/config.ts";
import { compile } from "../../tools/build/run.ts";

/** Builds `page.tsx` for Node; gives the file. */
export async function buildBare(): Promise<string> {
  const config = buildConfig("shell", "server");
  const out = path.join(root, "bench/dist/bare");
  await compile({
    ...config,
    entry: { page: path.join(import.meta.dirname, "page.tsx") },
    output: { ...config.output, path: out, uniqueName: "bare" },
    plugins: config.plugins?.slice(1) ?? [],
  });
  return path.join(out, "page.cjs");
}
