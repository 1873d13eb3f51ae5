import type { ContentName } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import type { StoreArticle } from "../articles/store-articles.ts";
import { attributeToSource } from "../files/layer.ts";
import { deepFreeze } from "../json/freeze.ts";
import { eagerly } from "../lazily.ts";
import type { Problem } from "../problems/problem.ts";
import type { StoreSettings } from "../settings/settings.ts";
import { siteOf } from "./site.ts";
import { contentsAndArticles, sectionFindings } from "./view-contents.ts";
import type { ViewSource } from "./view-source.ts";
import { contactConsents, filledTexts, languagesAndTranslations } from "./view-texts.ts";

/** Site of one store, as its visitors see it. */
export interface StoreView {
  config: DealerConfig;
  site: SiteContext;
  /** Contents by name; a page that is switched off has none. */
  contents: ReadonlyMap<ContentName, unknown>;
  /** Every article of the dealer, drafts and future ones too. */
  articles: readonly StoreArticle[];
  /** The same with page flags switched off; null where it would not be valid. */
  without: (flags: readonly string[]) => StoreView | null;
  /** The same in another language; this one where the dealer has none of that name. */
  inLanguage: (language: string) => StoreView;
}

/** Site of one store, in each language of the dealer. */
export function storeView(
  source: ViewSource,
  store: StoreSettings,
  problems: Problem[],
): StoreView {
  const views = new Map<string, () => StoreView>();
  const inLanguage = (language: string) => views.get(language)?.() ?? view;
  const view = viewIn(defaultLanguage, source, { store, inLanguage }, problems);
  for (const language of source.settings.identity.languages) {
    if (language === defaultLanguage) continue;
    const make = () => {
      if (source.texts().has(language)) {
        return viewIn(language, source, { store, inLanguage }, problems);
      }
      const file = `${source.settings.id}/dealer.json`;
      const message = `expected texts in this language, such as texts/inventory.${language}.json`;
      problems.push({ file, path: ["languages"], message });
      return view;
    };
    views.set(language, source.later(make));
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
  const { config } = store;
  deepFreeze(config);
  const filled = source.later(() => filledTexts(language, source, store, problems));
  const made = source.later(() => {
    const { facts, claims, findings } = filled();
    const filledWith = { store, language, facts, claims };
    const { contents, sections, articles } = source.contentMemo.once(
      filledWith,
      problems,
      (found) => contentsAndArticles(source, filledWith, found),
    );
    problems.push(
      ...attributeToSource(store.layers, [...findings, ...sectionFindings(config, sections)]),
    );
    deepFreeze([...contents.values(), articles]);
    return { contents, articles };
  });
  const without = (flags: readonly string[]) => {
    const off = Object.fromEntries(flags.map((flag) => [flag, false]));
    const changed = { ...store, config: { ...config, pages: { ...config.pages, ...off } } };
    const found: Problem[] = [];
    const view = viewIn(
      language,
      { ...source, later: eagerly },
      { store: changed, inLanguage },
      found,
    );
    return found.length === 0 ? view : null;
  };
  const site = source.later(() => {
    const { settings, variants } = source;
    const own = {
      texts: filled().texts,
      language,
      ...languagesAndTranslations(language, source),
      contactConsents: contactConsents(language, source),
    };
    return deepFreeze(siteOf(settings, store, { ...own, ...(variants && { variants }) }));
  });
  return {
    config,
    get site() {
      return site();
    },
    get contents() {
      return made().contents;
    },
    get articles() {
      return made().articles;
    },
    without,
    inLanguage,
  };
}
