import { z } from "zod";
import { Block, HeadTexts, PartLanguage } from "../../content-parts.ts";
import { CalendarDay } from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";

/** A legal document, as written in the dealer's files. */
export const LegalContent = z.object({
  head: HeadTexts,
  title: z.string(),
  /** The day of its last change: `2026-11-02`. */
  updated: CalendarDay,
  /** Each heading begins a section of the table of contents. */
  body: z.array(Block).min(1, "at least one paragraph"),
  /** What follows the body; each part may have a `when`. */
  more: z.array(z.object({ body: z.array(Block) })).default([]),
  lang: PartLanguage,
});
export type LegalContent = z.infer<typeof LegalContent>;

const errors = ["content-unknown", "dealer-unknown"] as const;

export const getPrivacy = endpoint({
  method: "GET",
  path: "/api/company/pages/privacy",
  reply: LegalContent,
  errors,
});

export const getTerms = endpoint({
  method: "GET",
  path: "/api/company/pages/terms",
  reply: LegalContent,
  errors,
});

export const getCookies = endpoint({
  method: "GET",
  path: "/api/company/pages/cookies",
  reply: LegalContent,
  errors,
});

export const getAccessibility = endpoint({
  method: "GET",
  path: "/api/company/pages/accessibility",
  reply: LegalContent,
  errors,
});

export const getElectronicSignature = endpoint({
  method: "GET",
  path: "/api/company/pages/electronic-signature",
  reply: LegalContent,
  errors,
});
