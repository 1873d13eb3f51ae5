import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { consentPath } from "./consent-form.ts";

/** Form of the cookie banner without JavaScript. */
export const ConsentForm = z.object({
  choice: z.enum(["all", "deny", "save"]),
  /** The checked categories; a form sends a single one as a string. */
  category: z
    .union([z.string().transform((one) => [one]), z.array(z.string()).max(10)])
    .default([]),
  /** Where to redirect to: path and query of the page with the banner. */
  back: z.string().refine(isPathOfThisSite, "expected a path of this site").default("/"),
});

/** Stores the choice in cookies, deletes cookies that it forbids, and redirects (303) to `back`. */
export const chooseConsent = endpoint({
  method: "POST",
  path: consentPath,
  body: ConsentForm,
  reply: z.undefined(),
  errors: ["bad-body", "forbidden"],
});
