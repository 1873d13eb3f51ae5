import { processEnv } from "@forecourt/service-kit/config";
import { ensureReleases } from "../release/ensure.ts";
import { releasesDirOf } from "../release/releases-dir.ts";
import type { Step } from "./step.ts";

/** Publishes and activates changed releases, like `npm start`. */
export const buildStep: Step = {
  name: "build",
  hint: "The bundler's messages are above.",
  run: async (_more, live) => {
    const report = live ? (line: string) => console.log(line) : undefined;
    try {
      const built = await ensureReleases(releasesDirOf(processEnv()), report);
      return { ok: true, output: `built: ${built.join(", ") || "nothing"}` };
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) };
    }
  },
};
