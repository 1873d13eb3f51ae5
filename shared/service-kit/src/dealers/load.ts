import path from "node:path";
import { peopleOf } from "./articles/authors.ts";
import {
  articleReferenceProblems,
  articlesFolder,
  readArticles,
} from "./articles/read-articles.ts";
import {
  markdownOf,
  readContents,
  strayContents,
  translatedMarkdown,
} from "./content/content-files.ts";
import { plainValueProblems } from "./content/plain-value-problems.ts";
import { type Dealers, type LoadedDealer, snapshotOf } from "./dealers.ts";
import { togetherProblems } from "./experiments/combinations.ts";
import { isExperimentFile } from "./experiments/experiment.ts";
import { readExperiments } from "./experiments/read-experiments.ts";
import { variantViews } from "./experiments/variant-views.ts";
import { misreadTexts } from "./files/encoding.ts";
import type { Layer } from "./files/layer.ts";
import { dealerIds, defaultsFolder, filesIn, strayFiles } from "./files/layout.ts";
import { brokenPictures } from "./files/pictures.ts";
import { areEqual, type Files, longTexts, readFolder, versionOf } from "./files/read-folder.ts";
import { ReadMemo } from "./files/read-memo.ts";
import { atOnce, lazily } from "./lazily.ts";
import { DealerConfigError, type Problem } from "./problems/problem.ts";
import { withServiceStaff } from "./settings/service-staff.ts";
import { readSettings } from "./settings/settings.ts";
import { ContentMemo } from "./site/content-memo.ts";
import { storeView } from "./site/store-view.ts";
import type { ViewSource } from "./site/view-source.ts";
import { readTexts } from "./texts.ts";
import { strayTranslations, translatedArticles } from "./translations/translated-articles.ts";
import { readTranslations } from "./translations/translation.ts";

/** Dealers as `loadDealers` last read them, so that a process checks equal files once. */
const lastLoaded: DealerMemo = new Map();

/**
 * Reads and checks the whole configuration below `folder`.
 * @throws DealerConfigError with every mistake: its file, its JSON path and what was expected.
 */
export async function loadDealers(folder: string): Promise<Dealers> {
  return dealersOf(await readFolder(folder), folder, lastLoaded);
}

/** Dealers as they were last loaded, by id. */
export type DealerMemo = Map<string, MemoizedDealer>;

interface MemoizedDealer {
  /** What it was loaded from. */
  files: Files;
  loaded: LoadedDealer | null;
  problems: readonly Problem[];
  reads: ReadMemo;
}

/**
 * Checks the files of a configuration.
 * @param folder where they were read, for the paths of pictures
 * @param memo a dealer in it is loaded again only when one of its files, or of the defaults, has changed
 * @param checkedVersion the version that the same code has checked: of its files, only settings are read and checked, and
 *   what visitors see is made when it is first asked for. Null = none
 * @throws DealerConfigError
 */
export function dealersOf(
  files: Files,
  folder: string,
  memo: DealerMemo = new Map(),
  checkedVersion: string | null = null,
): Dealers {
  const version = versionOf(files);
  const isChecked = version === checkedVersion;
  const problems: Problem[] = [...strayFiles(files), ...strayContents(files)];
  const ids = dealerIds(files);
  for (const id of memo.keys()) if (!ids.includes(id)) memo.delete(id);
  const loaded = ids.map((id) => {
    const dealer = loadOnce(files, { id, isChecked }, memo);
    problems.push(...dealer.problems);
    return dealer.loaded;
  });
  const dealers = loaded.filter((dealer) => dealer !== null);
  problems.push(...longTexts(files), ...misreadTexts(files), ...brokenPictures(files));
  problems.push(...hostsClaimedTwice(dealers));
  if (loaded.length === 0) {
    problems.push({ file: ".", path: [], message: "expected the folder of a dealer, found none" });
  }
  if (problems.length > 0) throw new DealerConfigError(problems);
  return snapshotOf(dealers, { folder: path.resolve(folder), version });
}

function loadOnce(
  files: Files,
  { id, isChecked }: { id: string; isChecked: boolean },
  memo: DealerMemo,
): MemoizedDealer {
  const folders = [`${defaultsFolder}/`, `${id}/`];
  const own = new Map([...files].filter(([file]) => folders.some((one) => file.startsWith(one))));
  const known = memo.get(id);
  if (known && areEqual(known.files, own)) return known;
  const problems: Problem[] = [];
  const reads = known?.reads ?? new ReadMemo();
  const loaded = loadDealer(own, { id, reads, isChecked }, problems);
  const dealer = { files: own, loaded, problems, reads };
  memo.set(id, dealer);
  return dealer;
}

function loadDealer(
  files: Files,
  { id, reads, isChecked }: { id: string; reads: ReadMemo; isChecked: boolean },
  problems: Problem[],
): LoadedDealer | null {
  const later = isChecked ? lazily : atOnce;
  const texts = later(() => reads.once(readTexts, filesIn(files, "texts/"), id, problems));
  const contents = reads.once(readContents, filesIn(files, "content/"), id, problems);
  // One fault of the team's file must not call its people unknown in other files.
  const teamIsRead = !problems.some(({ file }) => file.endsWith("/content/company/team.json"));
  const inArticles = filesIn(files, articlesFolder);
  const articles = later(() => reads.once(readArticles, inArticles, id, problems));
  const inContents = filesIn(files, "content/");
  const translations = later(() => reads.once(readTranslations, inContents, id, problems));
  const read = readSettings(files, id, problems);
  if (!read) {
    problems.push(...plainValueProblems(contents));
    return null;
  }
  const settings = withServiceStaff(read, contents, teamIsRead ? problems : []);
  const people = peopleOf(settings, contents);
  const known = teamIsRead ? people : null;
  later(() => problems.push(...articleReferenceProblems(articles(), settings, known)));
  const source = {
    later,
    settings,
    texts,
    contents,
    articles,
    people,
    markdown: (name: string) => markdownOf(files, id, name),
    ...inOtherLanguages({ files, later, settings, articles, translations }, problems),
    contentMemo: new ContentMemo(),
  };
  const views = {
    overall: storeView(source, settings.overall, problems),
    stores: new Map(
      [...settings.stores].map(([store, own]) => [store, storeView(source, own, problems)]),
    ),
  };
  return { settings, ...views, ...loadExperiments(files, source, problems) };
}

/** What the contents of a dealer are in its languages besides English. */
function inOtherLanguages(
  {
    files,
    later,
    settings: { id, identity },
    articles,
    translations,
  }: Pick<ViewSource, "later" | "settings" | "articles" | "translations"> & { files: Files },
  problems: Problem[],
): Pick<ViewSource, "translations" | "articlesIn" | "translatedMarkdown"> {
  const articlesIn = new Map(
    identity.languages.slice(1).map((language) => {
      const translated = later(() => {
        const translation = translations().get(language) ?? null;
        problems.push(...strayTranslations(articles(), { files, id, language }));
        return translatedArticles(articles(), { files, language, translation }, problems);
      });
      return [language, translated] as const;
    }),
  );
  return {
    translations,
    articlesIn: (language) => (articlesIn.get(language) ?? articles)(),
    translatedMarkdown: (name, language) => translatedMarkdown(files, id, { name, language }),
  };
}

/** The experiments of a dealer and what visitors see in them; none of a dealer whose other files are broken. */
function loadExperiments(
  files: Files,
  source: ViewSource,
  problems: Problem[],
): Pick<LoadedDealer, "experiments" | "variants"> {
  const isBroken = problems.some(({ file }) => !isExperimentFile(file));
  if (isBroken) return { experiments: [], variants: new Map() };
  const { settings, contents } = source;
  const experiments = readExperiments(files, settings, problems);
  const together = togetherProblems(experiments);
  problems.push(...together);
  if (together.length > 0) return { experiments: [], variants: new Map() };
  const settingsWith = (above: readonly Layer[], found: Problem[]) => {
    const read = readSettings(files, settings.id, found, above);
    return read && withServiceStaff(read, contents, found);
  };
  const variants = variantViews({ source, experiments, settingsWith }, problems);
  return { experiments, variants };
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
