import path from "node:path";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Feed } from "@forecourt/contracts/dealer-config/feed";
import { AppError } from "@forecourt/contracts/errors";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { Database } from "@forecourt/service-kit/db";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { HeldImport } from "../import/apply/held-import.ts";
import { importFeed } from "../import/import-feed.ts";
import { loadMapping } from "../import/mapping/load.ts";
import { noReport } from "../import/report.ts";
import type { InventoryTables } from "../store/tables.ts";
import type { FeedConfig } from "./feed-config.ts";
import { feedRow, type Lot, recordFile, recordTry } from "./feed-store.ts";
import { fetchFiles } from "./fetch-files.ts";
import { isDue } from "./is-due.ts";
import { withFeedLock } from "./lock.ts";
import { keepFile, lotFolders } from "./lot-folders.ts";
import type { FeedNotification } from "./mails/queue-feed-mail.ts";
import { releaseCommand } from "./release-command.ts";
import { secretReader } from "./sources/read-secret.ts";
import { errorLine, FeedFetchError, type FetchedFile, type LotFolders } from "./sources/source.ts";

export interface FeedDeps {
  database: Database<InventoryTables>;
  dealers: Pick<Dealers, "config">;
  /** Where the dealers' folders are, with their mapping files. */
  dealersDir: string;
  config: FeedConfig;
  now: () => Date;
}

/** Result of a run. */
export interface FeedRun {
  /** `busy`: another process works on a feed of the dealer; `early`: it is not due; `trouble`: it could not be fetched. */
  kind: "busy" | "early" | "trouble" | "nothing" | "read";
  /** Why it could not be fetched; null = it could. */
  trouble: string | null;
  /** The files that were read, and the result of each. */
  files: { name: string; state: "good" | "held" | "refused"; detail: string }[];
}

interface Running extends FeedDeps {
  lot: Lot;
  feed: Feed;
  settings: DealerConfig;
  folders: LotFolders;
}

/**
 * Fetches the feed of a store and imports new files, unless another process does. `always` = also where it is not due.
 */
export async function runFeed(deps: FeedDeps, lot: Lot, { always = false } = {}): Promise<FeedRun> {
  const settings = deps.dealers.config(lot);
  const { feed } = settings;
  if (feed === null) {
    throw new AppError("not-found", `no feed is configured for ${lot.dealerId} / ${lot.storeId}`);
  }
  const run = await withFeedLock(deps, lot.dealerId, () =>
    fetchAndImport({ ...deps, lot, feed, settings }, always),
  );
  return run ?? { kind: "busy", trouble: null, files: [] };
}

async function fetchAndImport(given: Omit<Running, "folders">, always: boolean): Promise<FeedRun> {
  const { database, config, lot, feed, settings, now } = given;
  const { tried_at: tried, failures, stamp } = await feedRow(database.query, lot, now());
  const at = { now: now(), timeZone: settings.company.timezone };
  const state = { triedAt: tried === null ? null : new Date(tried), failures };
  if (!always && !isDue(feed, state, at)) return { kind: "early", trouble: null, files: [] };
  const files: FeedRun["files"] = [];
  let trouble: string | null = null;
  try {
    const folders = await lotFolders(config.feedsDir, lot, feed);
    const secret = secretReader({ env: config.env, folder: config.secretsDir });
    // A run by command also wants a file that was fetched already: its mapping may have changed.
    const context = { folders, stamp: always ? null : stamp, secret, network: config.network, now };
    for await (const fetched of fetchFiles(feed.source, context)) {
      files.push(await importFile({ ...given, folders }, fetched));
    }
  } catch (error) {
    trouble = error instanceof FeedFetchError ? error.message : `failed: ${errorLine(error)}`;
    if (error instanceof FeedFetchError) return { kind: "trouble", trouble, files };
    throw error;
  } finally {
    await recordTry(database.query, lot, { now: now(), trouble, failures });
  }
  return { kind: files.length === 0 ? "nothing" : "read", trouble, files };
}

async function importFile(
  running: Running,
  fetched: FetchedFile,
): Promise<FeedRun["files"][number]> {
  const { database, lot, folders, now } = running;
  const { name, stamp } = fetched;
  try {
    await importOf(running, fetched);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const state = error instanceof HeldImport ? "held" : "refused";
    const detail = error.message.replaceAll(fetched.file, name);
    const reason = { now: now(), reason: detail };
    const file = await keepFile(folders[state], fetched, reason);
    const notification = notificationOf(error, { running, name, file, detail });
    await recordFile(database, lot, { state, detail, file, stamp, notification }, now());
    return { name, state, detail };
  }
  await keepFile(folders.done, fetched, { now: now(), reason: null });
  const outcome = { state: "good", detail: "", file: null, stamp, notification: null } as const;
  await recordFile(database, lot, outcome, now());
  return { name, state: "good", detail: "" };
}

async function importOf(
  { database, dealersDir, lot, feed, settings, now }: Running,
  { file }: FetchedFile,
): Promise<void> {
  const mapping = loadMapping(path.join(dealersDir, lot.dealerId, feed.mapping));
  if (mapping.snapshot !== undefined) {
    const message = `${feed.mapping} names a snapshot column: such files are imported by command`;
    throw new AppError("mapping-invalid", message);
  }
  const request = {
    ...lot,
    file,
    mapping,
    mappingName: path.basename(feed.mapping),
    date: wallTimeAt(now(), settings.company.timezone).day,
    snapshot: null,
    force: null,
    dryRun: false,
    photoHosts: settings.inventory.photoHosts,
  };
  await importFeed(database, request, noReport);
}

function notificationOf(
  error: AppError,
  {
    running: { dealersDir, lot, feed },
    name: fileName,
    file,
    detail,
  }: { running: Running; name: string; file: string; detail: string },
): FeedNotification {
  if (!(error instanceof HeldImport)) return { kind: "refused", fileName, why: detail };
  const release = releaseCommand(lot, { dealersDir, mapping: feed.mapping, file });
  return { kind: "held", fileName, oddities: [...error.oddities], release };
}
