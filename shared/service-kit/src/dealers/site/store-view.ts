import type { ContentName } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext, SiteLanguage } from "@forecourt/contracts/site";
import type { SettingWords } from "@forecourt/contracts/translate-words";
import { translateWords } from "@forecourt/contracts/translate-words";
import type { ArticleSource } from "../articles/article-source.ts";
import type { Person } from "../articles/authors.ts";
import { type StoreArticle, storeArticles } from "../articles/store-articles.ts";
import type { Markdown, RawContent } from "../content/content-files.ts";
import { brokenLinkReason, type Sections } from "../content/content-links.ts";
import { contentsOf } from "../content/contents.ts";
import { disclosureFindings, fillClaims } from "../credit-claims/credit-claims.ts";
import { factsOf } from "../facts.ts";
import { attributeToSource } from "../files/layer.ts";
import { destinationOf, everyMenuItem } from "../menus/menu-items.ts";
import { isOpen } from "../menus/menus.ts";
import type { Problem } from "../problems/problem.ts";
import type { Finding } from "../problems/schema-problems.ts";
import type { DealerSettings, StoreSettings } from "../settings/settings.ts";
import { type DealerTexts, fillTexts, type TextsByLanguage } from "../texts.ts";
import type { Translation } from "../translations/translation.ts";
import type { ContentMemo, FilledWith, StoreContentsAndArticles } from "./content-memo.ts";
import { siteOf } from "./site.ts";

/** What the visitors of one store see. */
export interface StoreView {
  config: DealerConfig;
  site: SiteContext;
  /** By name; a page that is switched off has none. */
  contents: ReadonlyMap<ContentName, unknown>;
  /** Every article of the dealer, drafts and future ones too. */
  articles: readonly StoreArticle[];
  /** The same with page flags switched off; null where it would not be valid. */
  without: (flags: readonly string[]) => StoreView | null;
  /** The same in another language; this one where the dealer has none of that name. */
  inLanguage: (language: string) => StoreView;
}

/** The sources of a dealer's store views. */
export interface ViewSource {
  settings: DealerSettings;
  texts: TextsByLanguage;
  contents: readonly RawContent[];
  articles: readonly ArticleSource[];
  /** The articles in another language; those that have no translation are in English. */
  articlesIn: (language: string) => readonly ArticleSource[];
  /** Who can be the author of an article. */
  people: readonly Person[];
  markdown: (name: string) => Markdown | null;
  /** The variants that settings and texts are of, see `variantKey`; missing = no experiment. */
  variants?: string;
  translations: ReadonlyMap<string, Translation>;
  /** The Markdown file of that name in another language; null = it is in English alone. */
  translatedMarkdown: (name: string, language: string) => Markdown | null;
  contentMemo: ContentMemo;
}

/** What the visitors of one store see, in each language of the dealer. */
export function storeView(
  source: ViewSource,
  store: StoreSettings,
  problems: Problem[],
): StoreView {
  const views = new Map<string, StoreView>();
  const inLanguage = (language: string) => views.get(language) ?? view;
  const view = viewIn(defaultLanguage, source, { store, inLanguage }, problems);
  for (const language of source.settings.identity.languages) {
    if (language === defaultLanguage) continue;
    if (source.texts.has(language)) {
      views.set(language, viewIn(language, source, { store, inLanguage }, problems));
    } else {
      const file = `${source.settings.id}/dealer.json`;
      const message = `expected texts in this language, such as texts/inventory.${language}.json`;
      problems.push({ file, path: ["languages"], message });
    }
  }
  return view;
}

interface ViewedStore extends Pick<StoreView, "inLanguage"> {
  store: StoreSettings;
}

/** Fills texts and contents with the facts of one store and checks their links. */
function viewIn(
  language: string,
  source: ViewSource,
  { store, inLanguage }: ViewedStore,
  problems: Problem[],
): StoreView {
  const { settings } = source;
  const translation = source.translations.get(language) ?? null;
  const texts = source.texts.get(language) ?? noTexts;
  const { config } = store;
  const inWords = <Value>(value: Value) => translateWords(value, translation?.words ?? {});
  const facts = factsOf(config, settings.stores.size, texts.texts);
  const filled = fillTexts(texts, facts);
  // On pages in another language than English, the policy of the cookie banner is in it, too.
  const policy = `consent.${language}.policy`;
  if (language !== defaultLanguage && Object.hasOwn(filled.texts, policy)) {
    filled.texts[policy] = filled.texts["menu.cookiePolicy"] ?? "";
  }
  const { claims, findings } = fillClaims(inWords(config.creditClaims), filled.texts);
  const textFindings = [...filled.findings, ...disclosureFindings(texts.texts)];
  problems.push(...attributeToSource(texts.layers, textFindings));
  const filledWith = { store, language, facts, claims };
  const made = source.contentMemo.once(filledWith, problems, (found) =>
    contentsAndArticles(source, filledWith, found),
  );
  const { contents, sections, articles } = made;
  problems.push(
    ...attributeToSource(store.layers, [...findings, ...sectionFindings(config, sections)]),
  );
  const without = (flags: readonly string[]) => {
    const off = Object.fromEntries(flags.map((flag) => [flag, false]));
    const changed = { ...store, config: { ...config, pages: { ...config.pages, ...off } } };
    const found: Problem[] = [];
    const view = viewIn(language, source, { store: changed, inLanguage }, found);
    return found.length === 0 ? view : null;
  };
  const languages = languagesOf(source);
  const { variants } = source;
  const words = {
    ...feeWords(source.texts.get(defaultLanguage) ?? noTexts, texts),
    ...translation?.words,
  };
  const own = { texts: filled.texts, language, languages, words, ...(variants && { variants }) };
  const site = siteOf(settings, store, own);
  return { config, site, contents, articles, without, inLanguage };
}

function contentsAndArticles(
  source: ViewSource,
  { store, language, facts, claims }: FilledWith,
  problems: Problem[],
): StoreContentsAndArticles {
  const { settings, people } = source;
  const { assets, stores } = settings;
  const claimFacts = Object.fromEntries([...claims].map(([name, { text }]) => [name, text]));
  const translated = (name: string) => source.translatedMarkdown(name, language);
  const setting = {
    config: store.config,
    facts: { ...facts, ...claimFacts },
    claims,
    markdown: (name: string) => translated(name) ?? source.markdown(name),
    assets,
    stores,
    ...(language !== defaultLanguage && {
      translation: source.translations.get(language) ?? noTranslation(language),
      isTranslated: (name: string) => translated(name) !== null,
    }),
  };
  const made = contentsOf(source.contents, setting, problems);
  const about = { settings, people, store, facts, sections: made.sections };
  return { ...made, articles: storeArticles(source.articlesIn(language), about, problems) };
}

/** The names of fees, which services say in English, as those of settings. */
function feeWords({ texts: english }: DealerTexts, { texts: own }: DealerTexts): SettingWords {
  return Object.fromEntries(
    ["fees.documentary", "fees.thirtyDayDrive"].map((key) => [
      english[key] ?? key,
      own[key] ?? key,
    ]),
  );
}

function languagesOf({ settings, texts }: ViewSource): SiteLanguage[] {
  return settings.identity.languages.map((code) => {
    const own = texts.get(code)?.texts ?? {};
    const { "language.name": name = code, "language.offer": question = "" } = own;
    const { "language.offer.link": link = name, "language.offer.dismiss": dismiss = "" } = own;
    return { code, name, offer: { question, link, dismiss } };
  });
}

function noTranslation(language: string): Translation {
  return { language, textOf: () => undefined, words: {}, entries: [] };
}

const noTexts: DealerTexts = { texts: {}, facts: new Map(), layers: [] };

/** Findings for menu items that refer to a missing section of a page. */
function sectionFindings(config: DealerConfig, sections: Sections): Finding[] {
  return everyMenuItem(config.menu).flatMap(({ at, item }): Finding[] => {
    const destination = destinationOf(item);
    if (!destination || !isOpen(config, destination.path, destination.flags)) return [];
    const message = brokenLinkReason(destination.path, sections);
    const key = item.target ? "target" : "path";
    return message === null ? [] : [{ path: ["menu", ...at, key], message }];
  });
}
