import { randomBytes } from "node:crypto";
import path from "node:path";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { openBucket } from "../../tools/release/store/bucket.ts";
import { type BucketStore, bucketStore } from "../../tools/release/store/bucket-store.ts";
import { startS3Server } from "../../tools/release/store/testing/s3-server.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { readRunFile } from "../../tools/start/run-file.ts";
import { deadlineVariables } from "./deadlines.ts";
import { startCommand } from "./run-command.ts";
import { makeSiteFolder } from "./site-folder.ts";
import { startPostgres } from "./throwaway-postgres.ts";

/** A machine with a whole site. */
export interface FleetHost {
  /** Origin of the demo dealer with one store. */
  origin: string;
  dataDir: string;
  /** The machine's copy of the bucket. */
  releasesDir: string;
}

/** Machines with one PostgreSQL server and one bucket of releases. */
export interface Fleet {
  hosts: readonly FleetHost[];
  /** The bucket, with the folder of a machine that runs no site. */
  office: BucketStore;
  /** The record in force in the bucket. @throws Error when it has none */
  inForce(): Promise<ReleaseRecord>;
  /** Runs `npm run release -- COMMAND` on that machine, and returns its output. @throws Error when it fails */
  release(command: string): Promise<string>;
  /** Asks each process of a machine whose name begins so, past its gateways. */
  askEach(host: FleetHost, name: string, path: string): Promise<Response[]>;
  close(): Promise<void>;
}

/**
 * Puts the live releases into a bucket and starts a machine with each of the commands, such as `npm run start:fleet`. The
 * machines begin with empty folders.
 */
export async function startFleet(commands: readonly string[]): Promise<Fleet> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const database = await startPostgres();
    undo.push(() => database.stop());
    const hasPhotos = ({ make }: { make: string }) => make === "BMW";
    await loadDemoInventory({ dataDir: "", databaseUrl: database.url, hasPhotos });
    const server = await startS3Server();
    undo.push(() => server.close());
    const place = await makeSiteFolder();
    undo.push(() => place.remove());
    const bucket = await openBucket(server.config());
    const office = bucketStore({ bucket, releasesDir: place.releasesDir }, null);
    undo.push(async () => office.close());
    await office.fill();
    const credential = randomBytes(32).toString("base64url");
    const shared = {
      ...deadlineVariables.long,
      ...server.env(),
      DATABASE_URL: database.url,
      DEALERS_DIR: place.dealersDir,
      SIGNING_SECRET: randomBytes(32).toString("base64"),
      SERVICE_CREDENTIAL: credential,
      VAULT_KEYS: `1:${randomBytes(32).toString("base64url")}`,
    };
    const hosts: FleetHost[] = [];
    for (const command of commands) {
      const folder = path.join(place.folder, `host-${hosts.length + 1}`);
      const { stop, ...host } = await startHost(command, folder, shared);
      undo.push(stop);
      hosts.push(host);
    }
    const env = { ...shared, RELEASES_DIR: office.releasesDir };
    return {
      hosts,
      office,
      inForce: () => inForce(office),
      release: (line) => runRelease(line, env),
      askEach: (host, name, address) => askEach(host, { name, address, credential }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function inForce(office: BucketStore): Promise<ReleaseRecord> {
  const record = await office.follow();
  if (!record) throw new Error("the bucket has no record");
  return record;
}

async function runRelease(line: string, env: Record<string, string>): Promise<string> {
  const command = startCommand(`npm run release -- ${line}`, env);
  if ((await command.ended) !== 0) throw new Error(`release ${line}: ${command.output()}`);
  return command.output();
}

function askEach(
  { dataDir }: FleetHost,
  { name, address, credential }: { name: string; address: string; credential: string },
): Promise<Response[]> {
  const all = readRunFile(dataDir)?.processes ?? [];
  const headers = {
    accept: "text/html",
    [internalHeaders.credential]: credential,
    [internalHeaders.dealer]: "ozark-mitsubishi",
  };
  const chosen = all.filter((one) => one.name.startsWith(name));
  return Promise.all(
    chosen.map(({ port }) => fetch(`http://127.0.0.1:${port}${address}`, { headers })),
  );
}

async function startHost(command: string, folder: string, shared: Record<string, string>) {
  const [port = 0] = await freePorts(1);
  const dataDir = path.join(folder, "data");
  const releasesDir = path.join(folder, "releases");
  const { printed, stop } = startCommand(command, {
    ...shared,
    PORT: String(port),
    DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
  });
  try {
    await printed(`ready http://localhost:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, dataDir, releasesDir, stop };
}
