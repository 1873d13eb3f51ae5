import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Who asks, for limits: the address that the gateway names, which believes nobody else. Of an IPv6
 * address the first half, as `2001:db8:0:1`, which is what one household or one machine has to itself.
 */
export function clientNetwork({ headers, socket }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const address = typeof forwarded === "string" ? forwarded : (socket.remoteAddress ?? "");
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").split("%", 1)[0] ?? "";
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** An IPv4 address may stand for the last two groups; what is left out is zeros. */
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
