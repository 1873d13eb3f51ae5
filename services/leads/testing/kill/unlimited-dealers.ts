import { copyDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";

const MOST = 3_600_000;

/** The shipped dealers, who take any number of leads from one address; the run's is one. */
export async function unlimitedDealers(): Promise<{ folder: string }> {
  const dealers = await copyDealers();
  await dealers.set("defaults/dealer.json", ["leads", "limits"], {
    perAddressPerHour: MOST,
    perRecipientPerHour: MOST,
  });
  return { folder: dealers.folder };
}
