import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { validatePhonePath } from "../paths/post-paths.ts";

/** A field as typed; missing = empty. */
const Typed = z.string().max(40).default("");

/**
 * Verifies a phone number in two steps: request a code, then send it back. Mistakes of the visitor are
 * replies with status 200 and `success: false`; `field` is the field of the message in `error`. Path and
 * fields are the specification's.
 */
export const validatePhone = endpoint({
  method: "POST",
  path: validatePhonePath,
  body: z.discriminatedUnion("type", [
    z.object({
      type: z.literal("phone-validation"),
      phone: Typed,
      /** As for leads: rendered into the document, or from `GET /api/leads/form-token`. Required. */
      formToken: z.string().max(500).optional(),
    }),
    z.object({ type: z.literal("code-verification"), phone: Typed, code: Typed }),
  ]),
  reply: z.object({
    success: z.boolean(),
    /** Error message of the field in `field`; null = none. */
    error: z.string().nullable(),
    field: z.enum(["phone", "code"]).nullable(),
    message: z.string(),
  }),
  errors: ["bad-body", "bad-request", "forbidden", "idempotency-conflict", "still-running"],
});
