import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { ServiceName } from "@forecourt/contracts/services";
import type { ExternalVariable } from "../../tools/start/plan.ts";
import type { PreparedData } from "./prepared-data.ts";
import {
  copyPreparedData,
  type Edits,
  editFiles,
  editPrepared,
  makeSiteFolder,
  type SiteFolder,
} from "./site-folder.ts";
import type { Answer, Command, Ready } from "./site-messages.ts";

/** A whole site with a data folder, releases and dealers of its own. */
export interface Site {
  port: number;
  /** Where the metrics of all processes are, with the option `metrics`. */
  metricsOrigin: string;
  /** Origin of the demo dealer with one store. */
  origin: string;
  /** Origin of the demo dealer with four stores. */
  groupOrigin: string;
  /** The day on which the newest cars of the inventory arrived, `YYYY-MM-DD`: today, at the stores. */
  today: string;
  dealersDir: string;
  releasesDir: string;
  /** Kills a process and keeps it down. */
  kill(name: string): Promise<void>;
  /** Starts a killed process again; settles when it listens. */
  revive(name: string): Promise<void>;
  /** Suspends a process: it keeps its connections and answers nothing. */
  pause(name: string): Promise<void>;
  proceed(name: string): Promise<void>;
  /** Changes a file of the dealers' folder, given as text. */
  editDealer(file: string, edit: (text: string) => string): Promise<void>;
  /**
   * Ends its processes, lets `change` change its folders, and starts it again from these at another port, as an
   * installation of the next version does. The site returned replaces this one.
   */
  upgrade(change: (site: Site) => Promise<void>): Promise<Site>;
  stop(): Promise<void>;
}

/** How a test's site runs: with all services in one process, which starts fastest, but for these. */
export interface SiteOptions {
  /** Services with a process of their own, which a test can stop by its name. Default: none. */
  separate?: readonly ServiceName[];
  /**
   * `short` for tests that delay a process on purpose and wait for its deadline. Default: `long`, so that
   * tests pass on a busy machine.
   */
  deadlines?: "short" | "long";
  /** Default: one. */
  shellServers?: number;
  /** Whether the metrics of all processes are at one port. Default: no. */
  metrics?: boolean;
  /** A PostgreSQL server with the site's state. Default: SQLite files, which begin with the run's prepared data. */
  databaseUrl?: string;
  /** Secrets that several sites share. Default: the site makes its own. */
  secrets?: Readonly<Partial<Record<ExternalVariable, string>>>;
  /** Edits of the dealers' configuration before it starts. Default: none. */
  edits?: Edits;
  /** Further variables of its processes. */
  env?: Readonly<Record<string, string>>;
}

/** Starts a site on a free port; settles when everything serves. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { edits = {}, ...others } = options;
  const files = await makeSiteFolder();
  const prepared = await copyPreparedData(files);
  return runSiteIn(files, await editPrepared(prepared, files.dealersDir, edits), others);
}

async function runSiteIn(
  files: SiteFolder,
  prepared: PreparedData,
  options: Omit<SiteOptions, "edits">,
): Promise<Site> {
  const { folder, dealersDir, releasesDir, remove } = files;
  const child = fork(
    path.join(import.meta.dirname, "site-process.ts"),
    [folder, JSON.stringify({ ...options, checkedDealers: prepared.checkedDealers })],
    {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const { ready: port, metrics } = await readiness(child).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const end = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  const site: Site = {
    port,
    metricsOrigin: `http://127.0.0.1:${metrics}`,
    origin: `http://localhost:${port}`,
    groupOrigin: `http://group.localhost:${port}`,
    today: prepared.today,
    dealersDir,
    releasesDir,
    ...commandsTo(child),
    editDealer: (file, edit) => editFiles(dealersDir, { [file]: edit }),
    async upgrade(change) {
      await end();
      await change(site);
      return runSiteIn(files, prepared, options);
    },
    async stop() {
      await end();
      await remove();
    },
  };
  return site;
}

function commandsTo(child: ChildProcess) {
  const ask = commander(child);
  return {
    kill: (name: string) => ask("hold", name),
    revive: (name: string) => ask("resume", name),
    pause: (name: string) => ask("pause", name),
    proceed: (name: string) => ask("proceed", name),
  };
}

async function readiness(child: ChildProcess): Promise<Ready> {
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the site ended with ${code} before it was ready`);
  });
  const [message] = (await Promise.race([once(child, "message"), ended])) as [Ready];
  return message;
}

/** Sends commands and waits for the answer of each. */
function commander(child: ChildProcess) {
  let id = 0;
  return async (action: Command["action"], name: string): Promise<void> => {
    id += 1;
    const mine = id;
    child.send({ id: mine, action, name } satisfies Command);
    for (;;) {
      const [answer] = (await once(child, "message")) as [Answer];
      if (answer.id !== mine) continue;
      if (answer.error !== null) throw new Error(answer.error);
      return;
    }
  };
}
