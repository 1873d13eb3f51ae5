import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The address and protocol of the client. */
export interface Client {
  address: string;
  proto: "http" | "https";
}

/** True for the address of a peer in `trusted`, the proxies in front of the gateway. */
export function trustedPeer(trusted: readonly string[]): (peer: string | undefined) => boolean {
  const list = blockList(trusted);
  return (peer = "") => isIn(list, withoutMapping(peer));
}

/**
 * Reads the client from a request. `x-forwarded-for` and `-proto` count only when the peer is in
 * `trusted`, the proxies that terminate TLS in front of the gateway; the nearest hop is used.
 */
export function clientReader(trusted: readonly string[]): (request: IncomingMessage) => Client {
  const list = blockList(trusted);
  return ({ socket, headers }) => {
    const peer = withoutMapping(socket.remoteAddress ?? "");
    const forwarded = lastOf(headers["x-forwarded-for"]);
    if (!isIn(list, peer)) return { address: peer, proto: "http" };
    return {
      address: isIP(forwarded) ? forwarded : peer,
      proto: lastOf(headers["x-forwarded-proto"]) === "https" ? "https" : "http",
    };
  };
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** A dual-stack socket writes IPv4 peers as `::ffff:127.0.0.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}

function lastOf(header: string | string[] | undefined): string {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}
