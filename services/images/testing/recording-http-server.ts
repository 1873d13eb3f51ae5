import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type Network, network } from "../source/network.ts";

/** A local HTTP server in place of the internet, which records name lookups and connections. */
export interface RecordingHttpServer {
  network: Network;
  /** Host names that were resolved. */
  resolved: string[];
  /** Addresses and URLs of connections: "93.184.216.34 http://photos.example/a.jpg". */
  connected: string[];
  close(): Promise<void>;
}

export const publicAddress = "93.184.216.34";

/**
 * Every host resolves to `addresses`, and every connection goes to the local server. The service
 * still checks the addresses between the two steps.
 */
export async function recordingHttpServer(
  listener: RequestListener,
  addresses: Record<string, readonly string[]> = {},
): Promise<RecordingHttpServer> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
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
      request(url, pinned, limits) {
        connected.push(`${pinned[0]?.address} ${url.href}`);
        const local = new URL(url);
        local.protocol = "http:";
        local.port = String(port);
        return network.request(local, [{ address: "127.0.0.1", family: 4 }], limits);
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
