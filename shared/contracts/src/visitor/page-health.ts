import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AreaPage } from "./area-page.ts";
import { pageHealthPath } from "./page-health-path.ts";

/** Measurements of a document in a browser, while a canary runs. They say nothing about the visitor or the address. */
export const PageHealth = z.strictObject({
  /** Id of the release record that the document was made with. */
  record: z.string().regex(/^[0-9a-f]{16}$/),
  /** Area and id of the page that the document showed first. */
  page: AreaPage,
  /** React drew a part anew, because the server's markup differed. */
  mismatch: z.boolean(),
  /** A script failed. */
  error: z.boolean(),
  /** Code of a page did not load. */
  chunk: z.boolean(),
  /** Largest contentful paint and interaction to next paint in ms; missing = there was none, or nobody knows. */
  lcp: z.number().nonnegative().optional(),
  inp: z.number().nonnegative().optional(),
  /** Cumulative layout shift. */
  cls: z.number().nonnegative().optional(),
});
export type PageHealth = z.infer<typeof PageHealth>;

/** Counts how a document did; only of visitors who have a cohort, so with consent to functional and analytics. */
export const countPageHealth = endpoint({
  method: "POST",
  path: pageHealthPath,
  body: PageHealth,
  reply: z.undefined(),
  errors: ["bad-body", "forbidden", "too-many-requests"],
});
