import { z } from "zod";
import { AssetName } from "./dealer-config/values.ts";
import { BodyStyle } from "./vehicle.ts";

/**
 * The building blocks of page content. Facts in braces are already filled in. An `id` becomes the
 * element id that menus and links use as fragment: `/service#schedule`.
 */
const Text = z.string().min(1, "a text, not empty");
/**
 * The disclosures of the credit claims that a part names, one each. Never in a file: loading adds
 * them, and `ClaimTerms` of the remote kit shows them.
 */
const CreditTerms = z.array(Text).optional();
/** The language of a part that is not translated. Never in a file: loading adds it. */
export const PartLanguage = z.string().optional();
const SectionId = z.string().regex(/^[a-z][a-z0-9-]*$/, "an id such as what-to-bring");

/** A path of this site, with at most one parameter, `tel:`, `mailto:` or `https:`. */
export const Href = z
  .string()
  .regex(
    /^(?:\/(?!\/)[a-z0-9/-]*(?:\?[a-z0-9-]+=[A-Za-z0-9.,-]+)?(?:#[a-z0-9-]*)?|tel:\+\d{8,15}|mailto:\S+@\S+|https:\/\/\S+)$/,
    "a path of this site, or an address that starts with tel:, mailto: or https://",
  );

export const ContentLink = z.object({ label: Text, href: Href });
export type ContentLink = z.infer<typeof ContentLink>;

/** Title and description of a page, for the browser's title bar and search engines. */
export const HeadTexts = z.object({ title: Text, description: Text });
export type HeadTexts = z.infer<typeof HeadTexts>;

/** A run of text within a paragraph. */
export const Inline = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  href: Href.optional(),
});
export type Inline = z.infer<typeof Inline>;

/** One block of a longer text that was written in Markdown. */
export const Block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: Text }),
  z.object({ kind: z.literal("paragraph"), runs: z.array(Inline).min(1) }),
  z.object({ kind: z.literal("list"), items: z.array(z.array(Inline).min(1)).min(1) }),
]);
export type Block = z.infer<typeof Block>;

export const Section = z.object({
  id: SectionId,
  title: Text,
  body: z.array(Block).min(1, "at least one paragraph"),
  links: z.array(ContentLink).default([]),
  creditTerms: CreditTerms,
  lang: PartLanguage,
});
export type Section = z.infer<typeof Section>;

/** A drawing of a car instead of a photo. */
export const Illustration = z.object({
  bodyStyle: BodyStyle,
  color: z.string().regex(/^#[0-9a-f]{6}$/, "a color as #rrggbb in lower case"),
});
export type Illustration = z.infer<typeof Illustration>;

/** A picture of the dealer's own, such as a photograph of the store. */
const Picture = z.object({
  img: AssetName,
  /** Description of the picture for screen readers. */
  alt: Text,
});

/** The top of a page, or one slide of the home page. The first link is the primary action. */
export const Hero = z.object({
  layout: z.enum(["picture-right", "picture-below", "text-only"]),
  badge: Text.nullable().default(null),
  title: Text,
  description: Text,
  list: z.array(Text).default([]),
  /** Fine print that must be visible beside the claim, so it is not behind a button. */
  disclaimer: Text.nullable().default(null),
  /** Picture that replaces the illustration. */
  picture: Picture.optional(),
  illustration: Illustration.nullable().default(null),
  links: z.array(ContentLink).default([]),
  creditTerms: CreditTerms,
  lang: PartLanguage,
});
export type Hero = z.infer<typeof Hero>;

export const Card = z.object({
  title: Text,
  description: Text,
  link: ContentLink.nullable().default(null),
  illustration: Illustration.nullable().default(null),
  lang: PartLanguage,
});
export type Card = z.infer<typeof Card>;

/** Numbered steps. */
export const Steps = z.object({
  title: Text,
  steps: z.array(z.object({ title: Text, description: Text, lang: PartLanguage })).min(1),
});
export type Steps = z.infer<typeof Steps>;

/** A claim with its fine print. */
export const Callout = z.object({
  id: SectionId,
  title: Text,
  description: Text,
  list: z.array(Text).default([]),
  disclaimer: Text.nullable().default(null),
  links: z.array(ContentLink).default([]),
  creditTerms: CreditTerms,
  lang: PartLanguage,
});
export type Callout = z.infer<typeof Callout>;

/**
 * The paragraphs of an answer with their links; missing = none has a link. Never in a file, where answers have
 * `[links](/service)` and phone numbers: loading reads them.
 */
const AnswerRuns = z.array(z.array(Inline).min(1)).optional();

/** Questions with their answers, whose paragraphs are plain text in `answers`. */
export const Faq = z.object({
  id: SectionId,
  title: Text,
  items: z
    .array(
      z.object({
        question: Text,
        answers: z.array(Text).min(1, "at least one paragraph"),
        runs: AnswerRuns,
        lang: PartLanguage,
      }),
    )
    .min(1, "at least one question"),
  creditTerms: CreditTerms,
});
export type Faq = z.infer<typeof Faq>;
