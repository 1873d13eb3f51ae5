import path from "node:path";
import { fileURLToPath } from "node:url";
import { serviceNames } from "@forecourt/contracts/services";
import { type KillableProcess, startKillableProcess } from "./killable-process.ts";

export interface KillTestSite {
  /** By name: leads, sink, gateway. */
  processes: ReadonlyMap<string, KillableProcess>;
  url: string;
  receivedFile: string;
  /** The number of pending mails, from the metrics of the service. */
  pendingMails(): Promise<number>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Nothing listens there: the test calls only the leads service. */
const UNUSED_URL = "http://127.0.0.1:9";

/** Gateway, leads service and mail server as three processes on one folder and database. */
export async function startKillTestSite(options: {
  folder: string;
  dealersDir: string;
  /** Null = SQLite in the folder. */
  databaseUrl: string | null;
}): Promise<KillTestSite> {
  const { folder, dealersDir, databaseUrl } = options;
  const inFolder = (name: string) => path.join(folder, name);
  const start = (name: string, entry: string, env: Record<string, string>) =>
    startKillableProcess({
      name,
      entry: path.join(root, entry),
      env: { DEALERS_DIR: dealersDir, LOG_LEVEL: "warn", ...env },
      logFile: inFolder(`${name}.log`),
    });
  const receivedFile = inFolder("received.jsonl");
  const sink = await start("sink", "services/leads/testing/kill/smtp-sink-process.ts", {
    SINK_FILE: receivedFile,
  });
  const leads = await start("leads", "services/leads/server.ts", {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? "",
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    SIGNING_SECRET: "a signing secret for this test only",
  });
  const gateway = await start("gateway", "services/gateway/server.ts", {
    ...Object.fromEntries(
      [...serviceNames, "shell", "images"].map((name) => [
        `UPSTREAM_${name.toUpperCase()}`,
        UNUSED_URL,
      ]),
    ),
    UPSTREAM_LEADS: `http://127.0.0.1:${leads.port}`,
    RELEASES_DIR: folder,
  });
  const processes = [leads, sink, gateway];
  return {
    processes: new Map(processes.map((process) => [process.name, process])),
    url: `http://127.0.0.1:${gateway.port}/api/email/send`,
    receivedFile,
    pendingMails: () => waitingAt(`http://127.0.0.1:${leads.port}/metrics`),
    async stop() {
      for (const process of processes.toReversed()) await process.stop();
    },
  };
}

async function waitingAt(url: string): Promise<number> {
  const text = await (await fetch(url)).text();
  const [, mails] = /^leads_mails\{state="waiting"\} (\d+)$/m.exec(text) ?? [];
  if (mails === undefined) throw new Error("the leads service reports no number of pending mails");
  return Number(mails);
}
