import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { chooseStorePath } from "../paths/post-paths.ts";

/** Body of the store chooser, as a form or as JSON. */
export const StoreChoiceForm = z.object({
  /** Id of one of the dealer's stores; "" = all stores. */
  store: z.string().max(63),
  /** Redirect target: path and query of the page with the chooser. */
  back: z.string().refine(isPathOfThisSite, "expected a path of this site").default("/"),
});
export type StoreChoiceForm = z.infer<typeof StoreChoiceForm>;

/**
 * Stores the visitor's store in a cookie for 30 days, or removes that cookie for all stores. A form gets 303 to `back`,
 * so that it works without JavaScript; a caller that accepts only JSON gets 204.
 */
export const chooseStore = endpoint({
  method: "POST",
  path: chooseStorePath,
  body: StoreChoiceForm,
  reply: z.undefined(),
  errors: ["bad-body", "forbidden"],
});
