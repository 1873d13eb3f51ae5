import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { defaultLanguage } from "@forecourt/contracts/language";
import { storeArticles } from "../articles/store-articles.ts";
import { phoneLinksOf } from "../content/answer-runs.ts";
import { brokenLinkReason, type Sections } from "../content/content-links.ts";
import { contentsOf } from "../content/contents.ts";
import { destinationOf, everyMenuItem } from "../menus/menu-items.ts";
import { isOpen } from "../menus/menus.ts";
import type { Problem } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";
import type { Translation } from "../translations/translation.ts";
import type { FilledWith, StoreContentsAndArticles } from "./content-memo.ts";
import type { ViewSource } from "./view-source.ts";

/** The contents and articles of one store, filled and checked. */
export function contentsAndArticles(
  source: ViewSource,
  { store, language, facts, claims }: FilledWith,
  problems: Problem[],
): StoreContentsAndArticles {
  const { settings, people, staff } = source;
  const { assets, stores } = settings;
  const claimFacts = Object.fromEntries([...claims].map(([name, { text }]) => [name, text]));
  const translated = (name: string) => source.translatedMarkdown(name, language);
  const setting = {
    config: store.config,
    facts: { ...facts, ...claimFacts },
    claims,
    markdown: (name: string) => translated(name) ?? source.markdown(name),
    phones: phoneLinksOf([...stores.values()].map(({ config }) => config)),
    assets,
    stores,
    staff,
    ...(language !== defaultLanguage && {
      translation: source.translations().get(language) ?? noTranslation(language),
      isTranslated: (name: string) => translated(name) !== null,
    }),
  };
  const made = contentsOf(source.contents, setting, problems);
  const slugs = source.articleSlugs;
  const about = { settings, people, store, facts, sections: made.sections, slugs };
  return { ...made, articles: storeArticles(source.articlesIn(language), about, problems) };
}

function noTranslation(language: string): Translation {
  return { language, textOf: () => undefined, words: {}, entries: [] };
}

/** Findings for menu items that refer to a missing section of a page. */
export function sectionFindings(config: DealerConfig, sections: Sections): Finding[] {
  return everyMenuItem(config.menu).flatMap(({ at, item }): Finding[] => {
    const destination = destinationOf(item);
    if (!destination || !isOpen(config, destination.path, destination.flags)) return [];
    const message = brokenLinkReason(destination.path, sections);
    const key = item.target ? "target" : "path";
    return message === null ? [] : [{ path: ["menu", ...at, key], message }];
  });
}
