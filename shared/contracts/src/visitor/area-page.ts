import { z } from "zod";
import { areas } from "../areas.ts";

const pages = Object.entries(areas).flatMap(([area, ofArea]) =>
  Object.keys(ofArea).map((page) => `${area}/${page}`),
);

const known = new Set(pages);

/**
 * Area and id of a page: `trade/offer`; `none` = the path has no page, or one that is newer than the service that reads
 * this.
 */
export const AreaPage = z
  .string()
  .regex(/^(?:none|[a-z][a-z0-9]{0,30}\/[a-zA-Z][a-zA-Z0-9]{0,60})$/)
  .transform((page) => (known.has(page) ? page : "none"));
