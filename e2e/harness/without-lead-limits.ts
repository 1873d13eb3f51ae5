import type { Site } from "./site.ts";

/** Lets a test send any number of leads from one address. */
export async function withoutLeadLimits(site: Pick<Site, "editDealer">): Promise<void> {
  await site.editDealer("defaults/dealer.json", (text) => {
    const dealer = JSON.parse(text) as { leads: { limits: object } };
    const limits = { perAddressPerHour: 3_600_000, perRecipientPerHour: 3_600_000 };
    return JSON.stringify({ ...dealer, leads: { ...dealer.leads, limits } });
  });
}
