import { z } from "zod";

/**
 * Page flags: false is a page that does not exist, neither under its path nor in a menu or the
 * sitemap. The names are those that `areas.ts` gives its pages, plus sections that later become
 * pages of their own.
 */
export const PageFlags = z.strictObject({
  home: z.boolean(),
  search: z.boolean(),
  directPage: z.boolean(),
  autoFinancing: z.boolean(),
  preApproval: z.boolean(),
  creditScore: z.boolean(),
  fullCredit: z.boolean(),
  badCredit: z.boolean(),
  buyHerePayHere: z.boolean(),
  sellTrade: z.boolean(),
  service: z.boolean(),
  serviceSchedule: z.boolean(),
  serviceSpecials: z.boolean(),
  specialOffers: z.boolean(),
  dealerOffers: z.boolean(),
  salesOffers: z.boolean(),
  protectionPlans: z.boolean(),
  contact: z.boolean(),
  legal: z.boolean(),
  ourCompany: z.boolean(),
  careers: z.boolean(),
  meetTheTeam: z.boolean(),
  carResearch: z.boolean(),
  articles: z.boolean(),
  author: z.boolean(),
  faqs: z.boolean(),
  helpCenter: z.boolean(),
});
export type PageFlags = z.infer<typeof PageFlags>;
export type PageFlag = keyof PageFlags;

/** Names of all page flags. */
export const pageFlags: readonly string[] = Object.keys(PageFlags.shape);
