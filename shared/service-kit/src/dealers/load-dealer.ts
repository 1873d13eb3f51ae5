import { peopleOf } from "./articles/authors.ts";
import {
  articleReferenceProblems,
  articleSlugs,
  articlesFolder,
  readArticles,
} from "./articles/read-articles.ts";
import { markdownOf, readContents, translatedMarkdown } from "./content/content-files.ts";
import { plainValueProblems } from "./content/plain-value-problems.ts";
import type { LoadedDealer } from "./dealers.ts";
import { togetherProblems } from "./experiments/combinations.ts";
import { isExperimentFile } from "./experiments/experiment.ts";
import { readExperiments } from "./experiments/read-experiments.ts";
import { variantViews } from "./experiments/variant-views.ts";
import type { Layer } from "./files/layer.ts";
import { filesIn } from "./files/layout.ts";
import type { Files } from "./files/read-folder.ts";
import type { ReadMemo } from "./files/read-memo.ts";
import { LazyQueue, lazily } from "./lazily.ts";
import type { Problem } from "./problems/problem.ts";
import { withServiceStaff } from "./settings/service-staff.ts";
import { readSettings } from "./settings/settings.ts";
import { ContentMemo } from "./site/content-memo.ts";
import { storeView } from "./site/store-view.ts";
import type { ViewSource } from "./site/view-source.ts";
import type { Steps } from "./steps.ts";
import { readTexts } from "./texts.ts";
import { strayTranslations, translatedArticles } from "./translations/translated-articles.ts";
import { readTranslations } from "./translations/translation.ts";

interface LoadOptions {
  id: string;
  reads: ReadMemo;
  /** Whether the same code has checked these files: then, what visitors see is made at its first use. */
  isChecked: boolean;
}

/**
 * Loads one dealer.
 * @param files its own and the defaults
 * @param problems gets what is wrong with the files
 * @returns null when the settings cannot be used
 */
export function* loadDealer(
  files: Files,
  { id, reads, isChecked }: LoadOptions,
  problems: Problem[],
): Steps<LoadedDealer | null> {
  const unmade = new LazyQueue();
  const later = isChecked ? lazily : unmade.later;
  const texts = later(() => reads.once(readTexts, filesIn(files, "texts/"), id, problems));
  yield;
  const contents = reads.once(readContents, filesIn(files, "content/"), id, problems);
  yield;
  // One fault of the team's file must not call its people unknown in other files.
  const teamIsRead = !problems.some(({ file }) => file.endsWith("/content/company/team.json"));
  const inArticles = filesIn(files, articlesFolder);
  const slugs = articleSlugs(inArticles, id);
  const articles = later(() => reads.once(readArticles, inArticles, id, problems));
  const inContents = filesIn(files, "content/");
  const translations = later(() => reads.once(readTranslations, inContents, id, problems));
  const read = readSettings(files, id, problems);
  if (!read) {
    yield* unmade.makeAll();
    problems.push(...plainValueProblems(contents));
    return null;
  }
  const settings = withServiceStaff(read, contents, teamIsRead ? problems : []);
  const people = peopleOf(settings, contents);
  const known = teamIsRead ? people : null;
  later(() =>
    problems.push(...articleReferenceProblems(articles(), { settings, people: known, slugs })),
  );
  const source = {
    later,
    settings,
    texts,
    contents,
    articles,
    articleSlugs: slugs,
    people,
    // As authors of articles, managers need not be on the team.
    staff:
      teamIsRead && people.some(({ hasPage }) => hasPage) ? people.map(({ slug }) => slug) : null,
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
  yield* unmade.makeAll();
  const experiments = yield* loadExperiments(files, { source, unmade }, problems);
  return { settings, ...views, ...experiments };
}

/** Contents of a dealer in its languages besides English. */
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
        problems.push(...strayTranslations(files, id, language));
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
function* loadExperiments(
  files: Files,
  { source, unmade }: { source: ViewSource; unmade: LazyQueue },
  problems: Problem[],
): Steps<Pick<LoadedDealer, "experiments" | "variants">> {
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
  const variants = yield* variantViews({ source, unmade, experiments, settingsWith }, problems);
  return { experiments, variants };
}
