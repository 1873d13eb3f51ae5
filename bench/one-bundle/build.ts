import { rm } from "node:fs/promises";
import path from "node:path";
import { areaNames } from "@forecourt/contracts/areas";
import { ReleasableName } from "@forecourt/contracts/release";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import { type Configuration, rspack } from "@rspack/core";
import { root } from "../../tools/build/base-config.ts";
import { buildConfig } from "../../tools/build/config.ts";
import { entryOf, pageAssets } from "../../tools/build/page-assets.ts";
import { publicPathOfEntry } from "../../tools/build/public-path.ts";
import { compile } from "../../tools/build/run.ts";
import { siteFontPatterns } from "../../tools/build/site-fonts.ts";
import { store } from "../../tools/release/publish.ts";
import { browserModule, serverModule } from "./area-modules.ts";

/**
 * Builds the same pages as one application without federation and puts it into `releasesDir` as the
 * only release. Every page is still a chunk of its own: the strictest thing to compare with.
 */
export async function buildOneBundle(releasesDir: string): Promise<void> {
  const out = path.join(root, "bench/dist");
  await rm(out, { recursive: true, force: true });
  const web = await compile(withoutFederation("web", out));
  await compile(withoutFederation("server", out));
  const { release } = await store(releasesDir, "shell", {
    folders: { web: path.join(out, "web"), server: path.join(out, "server") },
    entry: { web: entryOf(web, "shell"), server: "shell.cjs" },
    pages: pageAssets(web, "shell"),
    shared: {},
    sharedExports: {},
  });
  await writeRecord(releasesDir, {
    id: newRecordId(),
    changedAt: new Date().toISOString(),
    live: Object.fromEntries(ReleasableName.options.map((name) => [name, release])),
    history: [],
  });
}

function withoutFederation(target: "web" | "server", out: string): Configuration {
  const config = buildConfig("shell", target);
  const web = target === "web";
  const remotes = web ? "browser" : "server";
  const areas = path.join(import.meta.dirname, `areas-of-${remotes}.js`);
  return {
    ...config,
    output: { ...config.output, path: path.join(out, target) },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: new RegExp(`mfe-(${areaNames.join("|")})[\\\\/]src[\\\\/].*\\.tsx?$`),
          loader: path.join(import.meta.dirname, "name-chunks.cjs"),
          enforce: "pre",
        },
      ],
    },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [areas]: web ? browserModule() : serverModule(),
      }),
      new rspack.NormalModuleReplacementPlugin(new RegExp(`/remotes/${remotes}\\.ts$`), areas),
      ...(web
        ? [publicPathOfEntry(), new rspack.CopyRspackPlugin({ patterns: siteFontPatterns() })]
        : [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
  };
}
