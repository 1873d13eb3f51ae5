import { confirmationKeys } from "./confirmation.ts";
import type { OwnedTextKeys } from "./define.ts";
import { leadFormKeys } from "./lead-form.ts";
import { inquiryFormKeys, leadReplyKeys } from "./lead-reply.ts";

/** Texts of the lead forms and of the leads service. */
export const leadsTextKeys = {
  browser: leadFormKeys,
  server: { ...confirmationKeys, ...inquiryFormKeys, ...leadReplyKeys },
} as const satisfies OwnedTextKeys;
