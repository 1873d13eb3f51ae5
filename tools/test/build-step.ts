import path from "node:path";
import { processEnv, readConfig, variables } from "@forecourt/service-kit/config";
import { z } from "zod";
import { root } from "../build/base-config.ts";
import { ensureReleases } from "../release/ensure.ts";
import type { Step } from "./step.ts";

const Config = z.object({ RELEASES_DIR: variables.RELEASES_DIR });

/** Publishes and activates what changed, exactly as a start does. */
export const buildStep: Step = {
  name: "build",
  hint: "The bundler's messages are above.",
  run: async (_more, live) => {
    const { RELEASES_DIR } = readConfig(Config, processEnv());
    const report = live ? (line: string) => console.log(line) : undefined;
    try {
      const built = await ensureReleases(path.resolve(root, RELEASES_DIR), report);
      return { ok: true, output: `built: ${built.join(", ") || "nothing"}` };
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) };
    }
  },
};
