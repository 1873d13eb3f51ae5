import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { validatePhonePath } from "../paths/post-paths.ts";

/** As it was typed; a field that is left out was left empty. */
const Typed = z.string().max(40).default("");

/**
 * Verifies a telephone number in two steps: asks for a code, then gives it back. Failures of the
 * visitor's are answers with 200 and `success: false`, whose `error` says which field it stands
 * under; the address and the fields are the specification's.
 */
export const validatePhone = endpoint({
  method: "POST",
  path: validatePhonePath,
  body: z.discriminatedUnion("type", [
    z.object({ type: z.literal("phone-validation"), phone: Typed }),
    z.object({ type: z.literal("code-verification"), phone: Typed, code: Typed }),
  ]),
  reply: z.object({
    success: z.boolean(),
    /** Words for the field that `field` names; null = none. */
    error: z.string().nullable(),
    field: z.enum(["phone", "code"]).nullable(),
    message: z.string(),
  }),
  errors: ["bad-body", "bad-request", "forbidden", "idempotency-conflict", "still-running"],
});
