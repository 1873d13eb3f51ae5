import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { consentPath } from "./consent-form.ts";

/** What the cookie banner sends where there is no script to keep the choice. */
export const ConsentForm = z.object({
  choice: z.enum(["all", "deny", "save"]),
  /** The ticked categories; a form sends one as a text. */
  category: z
    .union([z.string().transform((one) => [one]), z.array(z.string()).max(10)])
    .default([]),
  /** Where the visitor goes on: the path, with query, of the page with the banner. */
  back: z.string().refine(isPathOfThisSite, "expected a path of this site").default("/"),
});

/** Keeps the visitor's choice in cookies, deletes what it forbids, and answers 303 to `back`. */
export const chooseConsent = endpoint({
  method: "POST",
  path: consentPath,
  body: ConsentForm,
  reply: z.undefined(),
  errors: ["bad-body", "forbidden"],
});
