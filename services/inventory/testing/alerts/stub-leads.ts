import { ShopperMail, sendShopperMail } from "@forecourt/contracts/leads/shopper-mail";
import { startJsonServer } from "@forecourt/testing/json-server";

/** A fake leads service. It accepts each idempotency key once, and no mail of a withdrawn mailing. */
export async function stubLeads() {
  const mails: ShopperMail[] = [];
  const keys = new Set<string>();
  const withdrawn = new Set<string>();
  const accept = (path: string, key: string, body: unknown) => {
    if (path !== sendShopperMail.path) {
      const { mailing } = body as { mailing: string };
      withdrawn.add(mailing);
      return { isWithdrawn: true };
    }
    const mail = ShopperMail.parse(body);
    const isQueued = !withdrawn.has(mail.mailing);
    if (!keys.has(key) && isQueued) mails.push(mail);
    keys.add(key);
    return { isQueued };
  };
  const server = await startJsonServer(({ path, headers, body }) =>
    accept(path, String(headers["idempotency-key"]), body),
  );
  return {
    ...server,
    mails,
    withdrawn,
    /** The accepted mails to an address, in order. */
    mailsTo: (address: string) => mails.filter((mail) => mail.address === address),
  };
}

export type StubLeads = Awaited<ReturnType<typeof stubLeads>>;

/** Every line that a mail has on cars, with the title of its section: "Cars you follow: 2019 Camry: Sold". */
export function linesOf({ sections }: Pick<ShopperMail, "sections">): string[] {
  return sections.flatMap(({ title, items }) =>
    items.map(({ label, notes }) => [title, label, ...notes].join(": ")),
  );
}
