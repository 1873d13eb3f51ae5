import type { OwnedTextKeys } from "./define.ts";
import { phoneCheckKeys, phoneStepKeys } from "./phone-check.ts";

/** Texts of the visitor service and of the phone verification form. */
export const visitorTextKeys = {
  browser: phoneStepKeys,
  server: phoneCheckKeys,
} as const satisfies OwnedTextKeys;
