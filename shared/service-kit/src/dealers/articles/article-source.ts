import { articleCollections } from "@forecourt/contracts/areas/company/article-paths";
import { articleDrawings } from "@forecourt/contracts/areas/company/article-topics";
import { AssetName, areDaysReversed, Line, Slug } from "@forecourt/contracts/dealer-config/values";
import { z } from "zod";
import { isMisread } from "../files/encoding.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst } from "../problems/schema-problems.ts";
import { readFrontMatter } from "./front-matter.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";

export const updatedTooEarly = "a day that is not before published";

/** Whether an article would be updated before it is published. */
export function isUpdatedBefore({
  published,
  updated,
}: {
  published: string;
  updated: string | null;
}): boolean {
  return updated !== null && areDaysReversed(published, updated);
}

/** A list would be a text to YAML in no other place. */
const oneCategory = z.string("one category, as a text").pipe(Line);

/** Values of an article's file besides the text. */
const Values = z
  .strictObject({
    title: Line,
    description: Line,
    collection: z.enum(articleCollections),
    category: oneCategory,
    /** The slug or the name of a person of the team, or the name of a guest; missing = the dealer. */
    author: Line.nullable().default(null),
    published: z.iso.date("a day of the calendar such as 2026-11-23"),
    updated: z.iso.date("a day of the calendar such as 2026-11-23").nullable().default(null),
    /** True for an author who is not on the team. */
    guest: z.boolean().default(false),
    draft: z.boolean().default(false),
    /** A picture of the dealer's `assets/`. */
    image: AssetName.nullable().default(null),
    imageAlt: Line.nullable().default(null),
    /** Drawing for an article without an image; missing = the drawing of its topic. */
    drawing: z.enum(articleDrawings).optional(),
    related: z.array(Slug).max(6, "at most six slugs").default([]),
    /** Slugs that the article had before; their addresses redirect to it. */
    formerSlugs: z.array(Slug).default([]),
    /** The stores that it is for; missing = all. */
    stores: z.array(Slug).min(1, "at least one store").nullable().default(null),
  })
  .refine((days) => !isUpdatedBefore(days), { path: ["updated"], message: updatedTooEarly })
  .refine(({ image, imageAlt }) => image === null || imageAlt !== null, {
    path: ["imageAlt"],
    message: "the words that describe the image",
  });

/** An article as in its file, before a store's facts are filled in. */
export interface ArticleSource extends z.infer<typeof Values> {
  slug: string;
  /** The language of its text, where that is not the one of the page. */
  lang?: string;
  /** Category of the English original, if this article is a translation. */
  englishCategory?: string;
  file: string;
  paragraphs: readonly Paragraph[];
  /** The line of a value in the file. */
  lineOf(key: string): number;
  /** The dealer's file that completes a default with its author, days and stores; missing = the article's own. */
  stated?: Pick<ArticleSource, "file" | "lineOf">;
}

/** The longest text of an article, in characters. */
export const maxBodyLength = 40_000;

/** The longest front matter of an article, in characters. */
const maxHeadLength = 10_000;

/** The article in `text`; null when it cannot be used. Problems name their lines. */
export function readArticle(
  { file, slug, text }: { file: string; slug: string; text: string },
  problems: Problem[],
): ArticleSource | null {
  const report = (line: number, message: string) => {
    problems.push({ file, path: [], message: `line ${line}: ${message}` });
    return null;
  };
  // Reported for all Markdown files together.
  if (isMisread(text)) return null;
  const tooLong = `expected a text of at most ${maxBodyLength} characters, found`;
  if (text.length > maxBodyLength + maxHeadLength) return report(1, `${tooLong} ${text.length}`);
  const { value: matter, fault } = readFrontMatter(text);
  if (fault) return report(fault.line, fault.message);
  const { body, bodyLine, lineOf } = matter;
  if (body.length > maxBodyLength) return report(bodyLine, `${tooLong} ${body.length}`);
  const { value, findings } = checkAgainst(Values, matter.values);
  for (const { path, message } of findings ?? []) {
    report(lineOf(path[0]), `${path.join(".")}: ${message}`);
  }
  const { paragraphs, faults } = paragraphsOf(body, bodyLine);
  for (const { line, message } of faults) report(line, message);
  if (!value || faults.length > 0) return null;
  return { ...value, slug, file, paragraphs, lineOf };
}
