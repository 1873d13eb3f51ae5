import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { copyTree } from "../../tools/generate/testing/copy-tree.ts";
import { releasesDirOf } from "../../tools/release/releases-dir.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { deadlineVariables } from "./deadlines.ts";
import { startCommand } from "./run-command.ts";

/** `npm run dev` on a copy of the working tree, whose files may be saved. */
export interface DevSite {
  origin: string;
  /** The copy. */
  folder: string;
  /** Text that the terminal shows. */
  output(): string;
  stop(): Promise<void>;
}

/** Builds and eleven processes, on a machine with other work. */
const START_MS = 800_000;

/**
 * @param args of `npm run dev`
 * @param preparedData a data folder with the demo inventory; without one, the site makes it
 */
export async function startDevSite(
  args: readonly string[],
  preparedData?: string,
): Promise<DevSite> {
  const copy = copyTree();
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-dev-"));
  if (preparedData !== undefined) {
    await mkdir(path.join(dataDir, "dev"));
    await cp(preparedData, path.join(dataDir, "dev"), { recursive: true });
  }
  const [port = 0] = await freePorts(1);
  const node = `"${process.execPath}" --disable-warning=ExperimentalWarning`;
  const running = startCommand(
    `exec ${node} tools/dev/main.ts ${args.join(" ")}`,
    {
      // A page that is rendered too late has other data, and is reloaded.
      ...deadlineVariables.long,
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDirOf(processEnv()),
    },
    copy.folder,
  );
  const site: DevSite = {
    origin: `http://localhost:${port}`,
    folder: copy.folder,
    output: running.output,
    async stop() {
      await running.stop();
      copy.remove();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  try {
    await running.printed(`ready ${site.origin}`, START_MS);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}
