import { z } from "zod";

/**
 * Further addresses of pages, each with the path of its page:
 * `{ "/new-mitsubishi-cape-girardeau": "/new-cars-for-sale/mitsubishi" }`. The page is shown there as
 * it is and names its own path as canonical. One segment with a hyphen, so that no alias takes a path
 * that the site answers by itself (`/api`, `/assets`, `/livez`).
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
