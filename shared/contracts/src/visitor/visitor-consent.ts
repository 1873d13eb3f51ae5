import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { consentFields, consentPath } from "./consent-form.ts";

/** The checked categories; a form sends a single one as a string. */
const Categories = z
  .union([z.string().transform((one) => [one]), z.array(z.string()).max(10)])
  .default([]);

/** Form of the cookie banner without JavaScript. */
export const ConsentForm = z.object({
  choice: z.enum(["all", "deny", "save"]),
  [consentFields.category]: Categories,
  /** The same in documents of earlier releases. */
  category: Categories,
  /** Redirect target: path and query of the page with the banner. */
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
