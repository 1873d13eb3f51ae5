import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";

/** Seconds for which a rejected form is stored: a slow connection takes a while, and a correction, too. */
export const returnedFormSeconds = 600;

/** A form that was sent without JavaScript and rejected. No consent is part of it: it is given again. */
export const ReturnedForm = z.object({
  /** Typed values, by the name of the field. */
  fields: z.record(z.string(), z.string()),
  /** Texts by field; `form` = that of no field. */
  faults: z.record(z.string(), z.string()),
});
export type ReturnedForm = z.infer<typeof ReturnedForm>;

/** The form of a token, for the page that shows it; the same until it expires. */
export const getReturnedForm = endpoint({
  method: "GET",
  path: "/api/financing/returned-forms/:token",
  params: z.object({ token: LinkToken }),
  reply: ReturnedForm,
  errors: ["bad-request", "not-found"],
});
