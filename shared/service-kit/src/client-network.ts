import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The client's network, for rate limits: that of the address in the gateway's header, which is set
 * for trusted proxies only.
 */
export function clientNetwork({ headers, socket }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  return networkOf(typeof forwarded === "string" ? forwarded : (socket.remoteAddress ?? ""));
}

/**
 * An IPv4 address as it is. Of an IPv6 address the first half, `2001:db8:0:1`, because one household
 * gets a whole /64.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").split("%", 1)[0] ?? "";
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** An IPv4 address may replace the last two groups; omitted groups are zeros. */
function firstHalf(address: string): string {
  const written = address.replace(/\d+\.\d+\.\d+\.\d+$/, "0:0");
  const [front = "", back] = written.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length;
  const zeros = Array.from({ length: missing }, () => "0");
  return [...groups(front), ...zeros, ...groups(back)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
