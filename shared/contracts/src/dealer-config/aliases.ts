import { z } from "zod";

/**
 * Additional paths of pages, by alias: `{ "/new-mitsubishi-cape-girardeau": "/new-cars-for-sale/mitsubishi" }`. The
 * alias shows the same page, and below it the same filters, whose canonical link is its own path. An alias is one
 * segment with a hyphen, so that it cannot hide a path of the platform (`/api`, `/assets`, `/livez`).
 */
export const Aliases = z.record(
  z
    .string()
    .max(100)
    .regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)+$/,
      "a path of one segment with a hyphen, such as /new-mitsubishi-cape-girardeau",
    ),
  z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
      "the path of a page, such as /new-cars-for-sale/mitsubishi",
    ),
);
export type Aliases = z.infer<typeof Aliases>;
