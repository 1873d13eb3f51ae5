import path from "node:path";
import { type Dealers, snapshotOf, type LoadedDealer } from "./dealers.ts";
import { factsOf } from "./facts.ts";
import { blame } from "./layer.ts";
import { dealerIds, strayFiles } from "./layout.ts";
import { DealerConfigError, type Problem } from "./problem.ts";
import { type Files, readFolder, shortHash } from "./read-folder.ts";
import { type DealerSettings, readSettings } from "./settings.ts";
import { siteOf } from "./site.ts";
import { type DealerTexts, fillTexts, readTexts } from "./texts.ts";

/**
 * Reads and checks the whole configuration below `folder`.
 * @throws DealerConfigError with every mistake: its file, its JSON path and what was expected.
 */
export async function loadDealers(folder: string): Promise<Dealers> {
  const files = await readFolder(folder);
  const problems: Problem[] = strayFiles(files);
  const loaded = dealerIds(files).map((id) => loadDealer(files, id, problems));
  const dealers = loaded.filter((dealer) => dealer !== null);
  problems.push(...hostsClaimedTwice(dealers));
  if (loaded.length === 0) {
    problems.push({ file: ".", path: [], message: "expected the folder of a dealer, found none" });
  }
  if (problems.length > 0) throw new DealerConfigError(problems);
  const version = shortHash(JSON.stringify([...files]));
  return snapshotOf(dealers, { folder: path.resolve(folder), version });
}

function loadDealer(files: Files, id: string, problems: Problem[]): LoadedDealer | null {
  const texts = readTexts(files, id, problems);
  const settings = readSettings(files, id, problems);
  if (!settings) return null;
  const chosen = [...settings.stores].map(([store, { config }]) => [store, config] as const);
  return {
    settings,
    overall: viewOf(settings, texts, settings.overall, false, problems),
    stores: new Map(
      chosen.map(([store, config]) => [store, viewOf(settings, texts, config, true, problems)]),
    ),
  };
}

function viewOf(
  settings: DealerSettings,
  texts: DealerTexts,
  config: DealerSettings["overall"],
  storeChosen: boolean,
  problems: Problem[],
): LoadedDealer["overall"] {
  const facts = factsOf(config, settings.stores.size);
  const filled = fillTexts(texts.texts, facts);
  problems.push(...blame(texts.layers, filled.findings));
  return { config, site: siteOf(settings, config, filled.texts, storeChosen) };
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
