import { z } from "zod";
import { areas } from "../areas.ts";

const pages = Object.entries(areas).flatMap(([area, ofArea]) =>
  Object.keys(ofArea).map((page) => `${area}/${page}`),
);

/** Area and id of a page: `trade/offer`; `none` = the path has no page. */
export const AreaPage = z.enum(["none", ...pages]);
