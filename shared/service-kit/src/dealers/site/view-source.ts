import type { ArticleSource } from "../articles/article-source.ts";
import type { Person } from "../articles/authors.ts";
import type { Markdown, RawContent } from "../content/content-files.ts";
import type { Defer } from "../lazily.ts";
import type { DealerSettings } from "../settings/settings.ts";
import type { TextsByLanguage } from "../texts.ts";
import type { Translation } from "../translations/translation.ts";
import type { ContentMemo } from "./content-memo.ts";

/** The sources of a dealer's store views. */
export interface ViewSource {
  /** Decides when values are made that are not needed yet. */
  later: Defer;
  settings: DealerSettings;
  texts: () => TextsByLanguage;
  contents: readonly RawContent[];
  articles: () => readonly ArticleSource[];
  /** The slugs of all articles, also of those that cannot be used. */
  articleSlugs: ReadonlySet<string>;
  /** The articles in another language; those that have no translation are in English. */
  articlesIn: (language: string) => readonly ArticleSource[];
  /** People who can be the author of an article. */
  people: readonly Person[];
  /** Slugs of the people of the team and of managers; null = there is no team, or its file cannot be read. */
  staff: readonly string[] | null;
  markdown: (name: string) => Markdown | null;
  /** The variants that settings and texts are of, see `variantKey`; missing = no experiment. */
  variants?: string;
  translations: () => ReadonlyMap<string, Translation>;
  /** The Markdown file of that name in another language; null = it is in English alone. */
  translatedMarkdown: (name: string, language: string) => Markdown | null;
  contentMemo: ContentMemo;
}
