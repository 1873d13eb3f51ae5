import { serviceNames, upstreamVariable } from "@forecourt/contracts/services";
import { describe, expect, test } from "@jest/globals";
import { gatewayConfig } from "./config.ts";
import { defaultLimits } from "./limits.ts";

const upstreams = Object.fromEntries(
  ["UPSTREAM_SHELL", ...serviceNames.map(upstreamVariable), "UPSTREAM_IMAGES"].map((name) => [
    name,
    "http://127.0.0.1:4000",
  ]),
);

describe("gatewayConfig", () => {
  test("listens on 8080 by default", () => {
    expect(gatewayConfig(upstreams).port).toBe(8080);
    expect(gatewayConfig({ ...upstreams, PORT: "9000" }).port).toBe(9000);
  });

  test("has no port for operators by default", () => {
    expect(gatewayConfig(upstreams).operationsPort).toBeNull();
    expect(gatewayConfig({ ...upstreams, OPERATIONS_PORT: "9100" }).operationsPort).toBe(9100);
  });

  test("waits 1.2 s for a page's first byte by default", () => {
    expect(gatewayConfig(upstreams).limits.pageFirstByteMs).toBe(1200);
    const overridden = gatewayConfig({ ...upstreams, PAGE_FIRST_BYTE_MS: "4500" });
    expect(overridden.limits.pageFirstByteMs).toBe(4500);
    const never = () => gatewayConfig({ ...upstreams, PAGE_FIRST_BYTE_MS: "0" });
    expect(never).toThrow("PAGE_FIRST_BYTE_MS");
  });

  test.each([
    ["MAX_CONNECTIONS_PER_CLIENT", "maxConnectionsPerClient", 256],
    ["MAX_READS_PER_CLIENT", "maxReadsPerClient", 128],
    ["MAX_WRITES_PER_CLIENT", "maxWritesPerClient", 64],
    ["MAX_READ_LAG_MS", "maxReadLagMs", 150],
  ] as const)("takes the bound %s from the environment", (variable, limit, byDefault) => {
    expect(gatewayConfig(upstreams).limits[limit]).toBe(byDefault);
    expect(gatewayConfig({ ...upstreams, [variable]: "77" }).limits[limit]).toBe(77);
    expect(() => gatewayConfig({ ...upstreams, [variable]: "0" })).toThrow(variable);
  });

  test("keeps the proportion of the bounds on the event loop's delay", () => {
    const { fairLagMs, maxReadLagMs, maxWriteLagMs } = defaultLimits;
    const lags = { fairLagMs, maxReadLagMs, maxWriteLagMs };
    expect(gatewayConfig(upstreams).limits).toMatchObject(lags);
    expect(gatewayConfig({ ...upstreams, MAX_READ_LAG_MS: "300" }).limits).toMatchObject({
      fairLagMs: 100,
      maxWriteLagMs: 1200,
    });
  });

  test("parses the replicas of an upstream, comma-separated", () => {
    const env = { ...upstreams, UPSTREAM_TRADE: "http://127.0.0.1:1, http://127.0.0.1:2" };
    const { services } = gatewayConfig(env);
    expect(services.trade).toEqual(["http://127.0.0.1:1", "http://127.0.0.1:2"]);
    expect(services.inventory).toEqual(["http://127.0.0.1:4000"]);
  });

  test("names every missing or invalid variable", () => {
    const read = () =>
      gatewayConfig({
        ...upstreams,
        UPSTREAM_SHELL: "",
        UPSTREAM_TRADE: "ftp://x",
        TRUSTED_PROXIES: "all",
      });
    expect(read).toThrow(/UPSTREAM_SHELL: missing/);
    expect(read).toThrow(/UPSTREAM_TRADE.*expected http/);
    expect(read).toThrow(/TRUSTED_PROXIES: expected IP addresses/);
  });

  test("parses addresses and subnets of proxies", () => {
    const proxies = (text: string) =>
      gatewayConfig({ ...upstreams, TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxies("10.0.0.0/8, ::1")).toEqual(["10.0.0.0/8", "::1"]);
    expect(proxies("")).toEqual([]);
    expect(() => proxies("10.0.0.0/33")).toThrow(/TRUSTED_PROXIES/);
  });
});
