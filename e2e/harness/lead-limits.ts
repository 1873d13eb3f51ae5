import type { Edits } from "./site-folder.ts";

/** Lets a test send any number of leads from one address. */
export const withoutLeadLimits: Edits = {
  "defaults/dealer.json": (text) => {
    const dealer = JSON.parse(text) as { leads: { limits: object } };
    const limits = { perAddressPerHour: 3_600_000, perRecipientPerHour: 3_600_000 };
    return JSON.stringify({ ...dealer, leads: { ...dealer.leads, limits } });
  },
};
