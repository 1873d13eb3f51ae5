import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Network } from "../source/network.ts";
import { network } from "../source/network.ts";

/** A web of one small real server, and what was asked of it. */
export interface SpiedWeb {
  network: Network;
  /** Host names that were resolved. */
  resolved: string[];
  /** Addresses that were connected to for a URL: "93.184.216.34 http://photos.example/a.jpg". */
  connected: string[];
  close(): Promise<void>;
}

export const publicAddress = "93.184.216.34";

/**
 * Every host resolves to `addresses`, and every connection ends at a server of this machine. Addresses
 * are checked between the two by the service itself, as ever.
 */
export async function spiedWeb(
  listener: RequestListener,
  addresses: Record<string, readonly string[]> = {},
): Promise<SpiedWeb> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const resolved: string[] = [];
  const connected: string[] = [];
  return {
    resolved,
    connected,
    network: {
      async resolve(host) {
        resolved.push(host);
        const found = addresses[host] ?? [publicAddress];
        return found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      },
      request(url, pinned, signal) {
        connected.push(`${pinned[0]?.address} ${url.href}`);
        const here = new URL(url);
        here.protocol = "http:";
        here.port = String(port);
        return network.request(here, [{ address: "127.0.0.1", family: 4 }], signal);
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
