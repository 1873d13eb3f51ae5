import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "@jest/globals";
import { clientReader } from "./client.ts";

/** The part of a request that `clientReader` uses. */
const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const forwarded = { "x-forwarded-for": "6.6.6.6, 203.0.113.7", "x-forwarded-proto": "https" };

describe("clientReader", () => {
  test("ignores forwarding headers by default", () => {
    const clientOf = clientReader([]);
    const untrusted = { address: "127.0.0.1", proto: "http" };
    expect(clientOf(from("127.0.0.1", forwarded))).toEqual(untrusted);
    expect(clientOf(from("::ffff:198.51.100.2", forwarded)).address).toBe("198.51.100.2");
    expect(clientOf(from("::1")).address).toBe("::1");
    expect(clientOf(from("198.51.100.2")).address).toBe("198.51.100.2");
    expect(clientOf(from(undefined))).toEqual({ address: "", proto: "http" });
  });

  test("uses the nearest hop of a trusted proxy", () => {
    const clientOf = clientReader(["10.0.0.0/8", "2001:db8::1", "127.0.0.1"]);
    const client = { address: "203.0.113.7", proto: "https" };
    expect(clientOf(from("10.1.2.3", forwarded))).toEqual(client);
    expect(clientOf(from("::ffff:10.1.2.3", forwarded))).toEqual(client);
    expect(clientOf(from("2001:db8::1", forwarded))).toEqual(client);
    expect(clientOf(from("127.0.0.1", forwarded))).toEqual(client);
    expect(clientOf(from("11.1.2.3", forwarded)).address).toBe("11.1.2.3");
    expect(clientOf(from("127.0.0.1"))).toEqual({ address: "127.0.0.1", proto: "http" });
  });

  test("uses the proxy's own address when the forwarded one is invalid", () => {
    const clientOf = clientReader(["10.0.0.1"]);
    expect(clientOf(from("10.0.0.1", { "x-forwarded-for": "unknown" })).address).toBe("10.0.0.1");
    expect(clientOf(from("10.0.0.1", { "x-forwarded-proto": "gopher" })).proto).toBe("http");
  });
});
