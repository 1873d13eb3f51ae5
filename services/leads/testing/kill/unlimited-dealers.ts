import { copyDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";

const UNLIMITED = 3_600_000;

/** The shipped dealers without rate limits: all leads of a test come from one address. */
export async function unlimitedDealers(): Promise<{ folder: string }> {
  const dealers = await copyDealers();
  await dealers.set("defaults/dealer.json", ["leads", "limits"], {
    perAddressPerHour: UNLIMITED,
    perRecipientPerHour: UNLIMITED,
  });
  return { folder: dealers.folder };
}
