import { type RuleFields, ruleFaults } from "@forecourt/domain/rules/rule-faults";
import { z } from "zod";
import { Href, Illustration, PartLanguage } from "../../content-parts.ts";
import { Rules } from "../../dealer-config/rules.ts";
import {
  AssetName,
  areDaysReversed,
  CalendarDay,
  Line,
  orNull,
  Slug,
} from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";
import { checkStatedExpiry } from "../../special-offers/offer-parts.ts";
import { Condition } from "../../vehicle.ts";

/** Where promotions are shown: rows on the home page and of vehicles, or one card among the cars of a list. */
export const PromotionPosition = z.enum(["promotions-carousel", "grid-item"]);

/** The pages with promotions. */
export const PromotionPage = z.enum(["home", "search", "vehicle"]);
export type PromotionPage = z.infer<typeof PromotionPage>;

/**
 * Facts that `criterias` can name. All of them are in the address of the page: `words` are its filters or the vehicle's
 * year, make, model and trim, and `year` is known on the page of a vehicle alone.
 */
const promotionFields: RuleFields = {
  page: PromotionPage.options,
  condition: Condition.options,
  year: "number",
  words: "texts",
};

const PromotionTexts = z.object({
  id: Slug,
  position: PromotionPosition,
  /** The look: a plain card, or one in the dealer's tint. */
  type: z.enum(["card", "banner"]).default("card"),
  /** Labels on the card. */
  tags: z.array(Line).max(2, "at most two tags").default([]),
  url: Href,
  title: Line,
  description: Line,
  /** A picture in `assets/`. */
  img: orNull(AssetName),
  /** A drawing of a car, where there is no picture. */
  illustration: Illustration.nullable().default(null),
  additional: z.object({ category: Line, ctaText: Line }),
  disclaimer: orNull(Line),
  /** Added by loading, see `content-parts`. */
  creditTerms: z.array(z.string()).optional(),
  lang: PartLanguage,
});

/** A promotion as written in the dealer's file, current or not. */
const Promotion = PromotionTexts.extend({
  /** Name of the promotion for the dealer's staff. Never published. */
  name: Line,
  criterias: Rules.default([]).check(({ value, issues }) => {
    for (const { path, expected: message, known } of ruleFaults(value, promotionFields)) {
      issues.push({ code: "custom", path: [...path], message, input: value, params: { known } });
    }
    for (const [index, { field, value: word }] of value.entries()) {
      if (field !== "words" || typeof word !== "string" || /^[a-z0-9.-]+$/.test(word)) continue;
      const message = "a word of the address of a page, in small letters, such as suvs";
      issues.push({ code: "custom", path: [index, "value"], message, input: value });
    }
  }),
  startDate: CalendarDay,
  /** The last day. */
  endDate: CalendarDay,
})
  .refine(({ startDate, endDate }) => !areDaysReversed(startDate, endDate), {
    path: ["endDate"],
    message: "a day on or after startDate",
  })
  .check(checkStatedExpiry);
export type Promotion = z.infer<typeof Promotion>;

/** The promotions of a dealer, as written in its file. */
export const PromotionsContent = z.object({
  /** Heading of a row. */
  title: Line,
  promotions: z.array(Promotion).superRefine((promotions, context) => {
    for (const [index, { id }] of promotions.entries()) {
      if (promotions.findIndex((other) => other.id === id) === index) continue;
      const message = "an id of its own, because another promotion has this one";
      context.addIssue({ code: "custom", path: [index, "id"], message });
    }
  }),
});
export type PromotionsContent = z.infer<typeof PromotionsContent>;

/** A promotion that visitors see today. `img` is a path of the site. */
export const ShownPromotion = PromotionTexts.extend({ img: z.string().nullable() });
export type ShownPromotion = z.infer<typeof ShownPromotion>;

/** Facts in the address of a page, to which `criterias` are applied. */
export const PromotionQuery = z.object({
  position: PromotionPosition,
  page: PromotionPage,
  condition: Condition.optional(),
  year: z.coerce.number().int().min(0).max(9999).optional(),
  /** Separated by commas. */
  words: z.string().max(300).optional(),
});
export type PromotionQuery = z.infer<typeof PromotionQuery>;

export const PromotionList = z.object({ title: z.string(), promotions: z.array(ShownPromotion) });
export type PromotionList = z.infer<typeof PromotionList>;

/** The promotions of a position that are valid today and fit the page, in the order of the file. */
export const getPromotions = endpoint({
  method: "GET",
  path: "/api/company/promotions",
  query: PromotionQuery,
  reply: PromotionList,
  errors: ["bad-query", "content-unknown", "dealer-unknown"],
});
