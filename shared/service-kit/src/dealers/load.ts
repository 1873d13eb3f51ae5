import path from "node:path";
import { strayContents } from "./content/content-files.ts";
import { type Dealers, type LoadedDealer, snapshotOf } from "./dealers.ts";
import { misreadTexts } from "./files/encoding.ts";
import { dealerIds, defaultsFolder, strayFiles } from "./files/layout.ts";
import { brokenPictures } from "./files/pictures.ts";
import { areEqual, type Files, longTexts, readFolder, versionOf } from "./files/read-folder.ts";
import { ReadMemo } from "./files/read-memo.ts";
import { loadDealer } from "./load-dealer.ts";
import { DealerConfigError, type Problem } from "./problems/problem.ts";
import { inTurns, type Steps, withoutPause } from "./steps.ts";

/** Dealers as `loadDealers` last read them, so that a process checks equal files once. */
const lastLoaded: DealerMemo = new Map();

/**
 * Reads and checks the whole configuration below `folder`.
 * @throws DealerConfigError with every mistake: its file, its JSON path and what was expected.
 */
export async function loadDealers(folder: string): Promise<Dealers> {
  return inTurns(dealersInSteps(await readFolder(folder), folder, lastLoaded));
}

/** Dealers as they were last loaded, by id. */
export type DealerMemo = Map<string, MemoizedDealer>;

interface MemoizedDealer {
  /** Files from which the dealer was loaded. */
  files: Files;
  loaded: LoadedDealer | null;
  problems: readonly Problem[];
  reads: ReadMemo;
}

/** All of `dealersInSteps` at once. @throws DealerConfigError */
export function dealersOf(...args: Parameters<typeof dealersInSteps>): Dealers {
  return withoutPause(dealersInSteps(...args));
}

/**
 * Checks the files of a configuration, in steps, so that a process can answer requests between them.
 * @param folder where they were read, for the paths of pictures
 * @param memo a dealer in it is loaded again only when one of its files, or of the defaults, has changed
 * @param checkedVersion the version that the same code has checked: of its files, only settings are read and checked,
 *   and what visitors see is made when it is first asked for. Null = none
 * @throws DealerConfigError
 */
export function* dealersInSteps(
  files: Files,
  folder: string,
  memo: DealerMemo = new Map(),
  checkedVersion: string | null = null,
): Steps<Dealers> {
  const version = versionOf(files);
  const isChecked = version === checkedVersion;
  const problems: Problem[] = [...strayFiles(files), ...strayContents(files)];
  const ids = dealerIds(files);
  for (const id of memo.keys()) if (!ids.includes(id)) memo.delete(id);
  const loaded: (LoadedDealer | null)[] = [];
  for (const id of ids) {
    const dealer = yield* loadOnce(files, { id, isChecked }, memo);
    problems.push(...dealer.problems);
    loaded.push(dealer.loaded);
  }
  const dealers = loaded.filter((dealer) => dealer !== null);
  problems.push(...longTexts(files), ...misreadTexts(files), ...brokenPictures(files));
  problems.push(...hostsClaimedTwice(dealers));
  if (loaded.length === 0) {
    problems.push({ file: ".", path: [], message: "expected the folder of a dealer, found none" });
  }
  if (problems.length > 0) throw new DealerConfigError(problems);
  return snapshotOf(dealers, { folder: path.resolve(folder), version });
}

function* loadOnce(
  files: Files,
  { id, isChecked }: { id: string; isChecked: boolean },
  memo: DealerMemo,
): Steps<MemoizedDealer> {
  const folders = [`${defaultsFolder}/`, `${id}/`];
  const own = new Map([...files].filter(([file]) => folders.some((one) => file.startsWith(one))));
  const known = memo.get(id);
  if (known && areEqual(known.files, own)) return known;
  const problems: Problem[] = [];
  const reads = known?.reads ?? new ReadMemo();
  const loaded = yield* loadDealer(own, { id, reads, isChecked }, problems);
  const dealer = { files: own, loaded, problems, reads };
  memo.set(id, dealer);
  return dealer;
}

function hostsClaimedTwice(dealers: LoadedDealer[]): Problem[] {
  const claimed = new Map<string, string>();
  return dealers.flatMap(({ settings }) => {
    const file = `${settings.id}/dealer.json`;
    return settings.identity.hosts.flatMap((host, index): Problem[] => {
      const other = claimed.get(host);
      claimed.set(host, file);
      if (other === undefined) return [];
      return [
        { file, path: ["hosts", index], message: `host "${host}" is already claimed by ${other}` },
      ];
    });
  });
}
