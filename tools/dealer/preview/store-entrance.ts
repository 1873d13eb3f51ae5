import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { storeCookie } from "@forecourt/contracts/tenant";

/** An address that chooses a store for the browser that opens it. */
export interface StoreEntrance {
  address: string;
  close(): void;
}

/**
 * Opens the site at `origin` as a visitor who has chosen `store`: cookies of a host apply to all its ports, so an
 * address beside the site can set the cookie with the choice.
 */
export async function openStoreEntrance(origin: string, store: string): Promise<StoreEntrance> {
  const cookie = `${storeCookie.name}=${encodeURIComponent(store)}; Path=/; HttpOnly; SameSite=Lax`;
  const server = createServer((_request, response) => {
    response.writeHead(302, {
      location: `${origin}/`,
      "set-cookie": cookie,
      "cache-control": "no-store",
    });
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
