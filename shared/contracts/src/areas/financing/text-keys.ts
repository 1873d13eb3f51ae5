import type { OwnedTextKeys } from "../../text-keys/define.ts";

/** Texts of `texts/financing.<language>.json`. */
export const financingTextKeys = {
  browser: {
    "area.financing.title": [],
    "area.financing.body": [],
  },
  server: {
    "inquiry.form.contactFinance": [],
    "inquiry.form.applyFinancing": [],
    "inquiry.form.fullCreditApp": [],
  },
} as const satisfies OwnedTextKeys;
