import { z } from "zod";
import { ContentLink, Faq, HeadTexts } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import { MarkedText, maxSearchLength } from "./articles.ts";

const HelpCategory = Faq.extend({
  description: z.string().min(1, "a text, not empty"),
  links: z.array(ContentLink).default([]),
});
export type HelpCategory = z.infer<typeof HelpCategory>;

/** Questions and answers by category, as written in the dealer's file. The ids are parts of addresses. */
export const HelpCenterContent = z.object({
  head: HeadTexts,
  title: z.string().min(1, "a text, not empty"),
  description: z.string().min(1, "a text, not empty"),
  categories: z.array(HelpCategory).min(1, "at least one category"),
});
export type HelpCenterContent = z.infer<typeof HelpCenterContent>;

/** The answers of one category that have every word of a search, with the words marked. */
const HelpMatches = z.object({
  id: z.string(),
  title: z.string(),
  items: z.array(z.object({ question: MarkedText, answers: z.array(MarkedText) })),
});
export type HelpMatches = z.infer<typeof HelpMatches>;

export const getHelpCenter = endpoint({
  method: "GET",
  path: "/api/company/pages/help-center",
  query: z.object({ q: z.string().max(maxSearchLength).optional() }),
  reply: HelpCenterContent.extend({
    /** Null = nothing was searched for. */
    matches: z.array(HelpMatches).nullable(),
  }),
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});
