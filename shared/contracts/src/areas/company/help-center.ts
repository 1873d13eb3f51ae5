import { z } from "zod";
import { ContentLink, Faq, HeadTexts, PartLanguage } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import type { EntriesOn } from "../define-area.ts";
import { helpCategoryPath } from "./article-paths.ts";
import { ArticleSummary, MarkedText, maxSearchLength } from "./articles.ts";
import { offerCategories } from "./offer-paths.ts";

const HelpItem = Faq.shape.items.element.extend({
  /** More words that the search of the help center finds it by, such as "carfax"; they are not shown. */
  keywords: z.string().min(1, "words, not empty").optional(),
  /** The offers of this kind that are valid today are shown below the answer. */
  todaysOffers: z.enum(offerCategories).optional(),
  /** Text above the offers. */
  offersLead: z.string().min(1, "words, not empty").optional(),
});

const HelpCategory = Faq.extend({
  items: z.array(HelpItem).min(1, "at least one question"),
  description: z.string().min(1, "a text, not empty"),
  links: z.array(ContentLink).default([]),
});
export type HelpCategory = z.infer<typeof HelpCategory>;

/** Questions and answers by category, as written in the dealer's file. The ids are parts of addresses. */
export const HelpCenterContent = z.object({
  head: HeadTexts,
  title: z.string().min(1, "a text, not empty"),
  description: z.string().min(1, "a text, not empty"),
  categories: z
    .array(HelpCategory)
    .min(1, "at least one category")
    .superRefine((categories, context) => {
      for (const [index, { id }] of categories.entries()) {
        if (categories.findIndex((other) => other.id === id) === index) continue;
        const message = "an id of its own, because another category has this one";
        context.addIssue({ code: "custom", path: [index, "id"], message });
      }
    }),
});
export type HelpCenterContent = z.infer<typeof HelpCenterContent>;

/** The pages of the categories. */
export const helpCategoryEntries: EntriesOn = (content) =>
  HelpCenterContent.parse(content).categories.map(({ id }) => helpCategoryPath(id));

/** The answers of one category that have every word of a search, with the words marked. */
const HelpMatches = z.object({
  id: z.string(),
  title: z.string(),
  items: z.array(
    z.object({ question: MarkedText, answers: z.array(MarkedText), lang: PartLanguage }),
  ),
});
export type HelpMatches = z.infer<typeof HelpMatches>;

const HelpCenter = HelpCenterContent.extend({
  /** Null = nothing was searched for. */
  matches: z.array(HelpMatches).nullable(),
  /** Corrected search words, if `q` is mistyped; null = `q` was searched for as it is. */
  understood: z.string().nullable().default(null),
  /** True when no answer has every word, and `matches` are those with some of them. */
  isPartial: z.boolean().default(false),
  /** Articles that have every word of the search, the best matches first. */
  articles: z.array(ArticleSummary).default([]),
});
export type HelpCenter = z.infer<typeof HelpCenter>;

export const getHelpCenter = endpoint({
  method: "GET",
  path: "/api/company/pages/help-center",
  query: z.object({ q: z.string().max(maxSearchLength).optional() }),
  reply: HelpCenter,
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});
