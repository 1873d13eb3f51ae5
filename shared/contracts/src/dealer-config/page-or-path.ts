import { z } from "zod";
import { areas } from "../areas.ts";

const pageNames: readonly string[] = Object.entries(areas).flatMap(([area, pages]) =>
  Object.keys(pages).map((page) => `${area}/${page}`),
);

/** The name of a page, such as `inventory/vehicle`, or one path. */
export const PageOrPath = z
  .string()
  .refine(
    (page) => pageNames.includes(page) || /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(page),
    `a path such as /service or the name of a page: ${pageNames.join(", ")}`,
  );
