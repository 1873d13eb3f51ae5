import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { ShopperMail, sendShopperMail } from "@forecourt/contracts/leads/shopper-mail";

/** A leads service that takes each mail once for its key, and none of a mailing that was withdrawn. */
export async function stubLeads() {
  const mails: ShopperMail[] = [];
  const keys = new Set<string>();
  const withdrawn = new Set<string>();
  const state = { requests: 0, onRequest: (_requests: number) => {}, isAway: false };
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
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      state.requests += 1;
      if (state.isAway) return void response.writeHead(503).end("{}");
      const reply = accept(request.url ?? "", String(request.headers["idempotency-key"]), body);
      state.onRequest(state.requests);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    mails,
    withdrawn,
    /** Mails to an address, in the order in which they came. */
    mailsTo: (address: string) => mails.filter((mail) => mail.address === address),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StubLeads = Awaited<ReturnType<typeof stubLeads>>;

/** Every line that a mail has on cars, with the title of its section: "Cars you follow: 2019 Camry: Sold". */
export function linesOf({ sections }: Pick<ShopperMail, "sections">): string[] {
  return sections.flatMap(({ title, items }) =>
    items.map(({ label, notes }) => [title, label, ...notes].join(": ")),
  );
}
