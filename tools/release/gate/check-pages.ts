import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { z } from "zod";
import { root } from "../../build/base-config.ts";
import type { Refusal } from "./refusal.ts";

const PagesReport = z.object({
  pages: z.int(),
  hydrated: z.boolean(),
  failures: z.array(z.string()),
  leaks: z.array(z.string()),
});
type PagesReport = z.infer<typeof PagesReport>;

/**
 * A site that does not come up, or a page that blocks everything, ends with this time. With a shell, all pages are
 * opened, on a machine that may do other work.
 */
const timeoutMs = 600_000;

const maxShown = 20;

/**
 * Starts a site with the live releases of a store, opens every page of the releases `names`, and returns the faults: on
 * the demo's data, with the services of this checkout. It runs in processes of its own.
 */
export async function checkPages(
  releasesDir: string,
  names: readonly ReleasableName[],
): Promise<PagesReport> {
  const program = path.join(root, "e2e/gate/main.ts");
  const args = ["--disable-warning=ExperimentalWarning", program, ...names];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...processEnv(), RELEASES_DIR: releasesDir, RELEASES_BUCKET: "" },
      timeout: timeoutMs,
      killSignal: "SIGTERM",
      maxBuffer: 64 * 1024 * 1024,
    });
    // The site may print lines of its own.
    const report = stdout.split("\n").findLast((line) => line.startsWith('{"pages":'));
    return PagesReport.parse(JSON.parse(report ?? ""));
  } catch (error) {
    const output = (error as { stderr?: string }).stderr ?? String(error);
    const end = output.trim().split("\n").slice(-5).join("\n    ");
    return {
      pages: 0,
      hydrated: false,
      failures: [`no site starts with it:\n    ${end}`],
      leaks: [],
    };
  }
}

/** The failures of pages, and the memory leaks, as refusals. */
export function pageRefusals({ failures, leaks }: PagesReport): Refusal[] {
  const mend =
    "Open the page with npm run dev; its console and the terminal show where it happens.";
  const shown = failures.slice(0, maxShown).map((reason) => ({ reason, mend }));
  const rest = failures.length - shown.length;
  if (rest > 0) shown.push({ reason: `and ${rest} more`, mend });
  const keep = "Keep nothing of a request in variables outside of it; bound each cache.";
  return [...shown, ...leaks.map((reason) => ({ reason, mend: keep }))];
}
