import type { Log } from "../../log.ts";
import type { Dealers } from "../dealers.ts";
import type { Files } from "../files/read-folder.ts";
import { readLastGood, writeLastGood } from "../last-good/last-good-file.ts";
import {
  type LoadedDealers,
  type LoadOptions,
  loadOrFallBack,
} from "../last-good/load-or-fall-back.ts";
import { fingerprint } from "./folder-changes.ts";

interface FollowOptions {
  log: Log;
  /** Path of the file with the last good configuration; null = in memory only. */
  lastGoodFile: string | null;
  /** See `dealersOf`. */
  checkedVersion: string | null;
}

/** Fingerprint of files that were not read: the next check reads them again. */
const UNREAD = "";

/**
 * Loads the configuration below `folder`.
 * @throws DealerConfigError when the files are broken and no good configuration is stored.
 */
export async function followDealers(
  folder: string,
  options: FollowOptions,
): Promise<DealerFollower> {
  const { lastGoodFile, checkedVersion } = options;
  const lastGood = lastGoodFile === null ? null : await readLastGood(lastGoodFile, folder);
  // Taken before loading, so that a change in between is read afterwards.
  const seen = await fingerprint(folder).catch(() => UNREAD);
  const loading = { memo: new Map(), fileMemo: new Map(), checkedVersion };
  const loaded = await loadOrFallBack(folder, lastGood, loading);
  const follower = new DealerFollower(folder, { ...options, loading }, loaded);
  await follower.start(seen);
  return follower;
}

/** The configuration in use. */
export class DealerFollower {
  dealers: Dealers;
  problems: readonly string[] = [];
  readonly #folder: string;
  readonly #options: FollowOptions & { loading: LoadOptions };
  #loaded: LoadedDealers;
  #seen = UNREAD;

  constructor(
    folder: string,
    options: FollowOptions & { loading: LoadOptions },
    loaded: LoadedDealers,
  ) {
    this.#folder = folder;
    this.#options = options;
    this.#loaded = loaded;
    this.dealers = loaded.dealers;
  }

  async start(seen: string): Promise<void> {
    this.#seen = seen;
    await this.#use(this.#loaded);
  }

  /** Loads the files again if they have changed. */
  async look(): Promise<void> {
    const now = await fingerprint(this.#folder).catch(() => UNREAD);
    if (now === this.#seen && now !== UNREAD) return;
    this.#seen = now;
    const { loading } = this.#options;
    const loaded = await loadOrFallBack(this.#folder, this.#loaded.files, loading);
    if (loaded.dealers.version !== this.dealers.version) {
      this.dealers = loaded.dealers;
      const { version } = loaded.dealers;
      this.#options.log.info({ version }, "the dealers' configuration was read again");
    }
    await this.#use(loaded);
  }

  async #use(loaded: LoadedDealers): Promise<void> {
    this.#loaded = loaded;
    // A file that could not be read may reappear unchanged, and must then be read again.
    if (loaded.isUnreadable) this.#seen = UNREAD;
    this.#report(loaded.problems);
    await this.#store(loaded.files);
  }

  #report(problems: readonly string[]): void {
    const isKnown = problems.join() === this.problems.join();
    this.problems = problems;
    if (isKnown || problems.length === 0) return;
    this.#options.log.error(
      { problems },
      "the dealers' configuration is broken; its last good version is used",
    );
  }

  async #store(files: Files): Promise<void> {
    const { lastGoodFile, log } = this.#options;
    if (lastGoodFile === null) return;
    try {
      await writeLastGood(lastGoodFile, this.#folder, files);
    } catch (error) {
      log.error({ err: error }, "the dealers' last good configuration could not be stored");
    }
  }
}
