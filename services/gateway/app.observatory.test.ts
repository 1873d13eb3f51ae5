import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
afterEach(() => site.close());

/** A client behind the proxy that ends TLS, as on a public site. */
const encrypted = { host: "www.dealer.example", "x-forwarded-proto": "https" };
const dealer = {
  dealerId: "heartland",
  name: "Heartland",
  origin: "https://www.dealer.example",
  storeIds: [],
};

async function headersOf(extra: Record<string, string>) {
  site = await startSite({
    trustedProxies: ["127.0.0.1"],
    tenants: { dealerOf: () => dealer, asset: () => null, problems: () => [] },
    shell: [documentShell()],
  });
  await site.request("/", { headers: encrypted });
  return (await site.request("/", { headers: { ...encrypted, ...extra } })).headers;
}

const sourcesOf = (policy: string) =>
  new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** The rules of Mozilla's HTTP Observatory, without those on redirects to https, which the proxy answers. */
describe.each([
  ["an anonymous visitor's page", {}],
  ["a known visitor's page", { cookie: "lead=1" }],
])("%s passes the rules of the HTTP Observatory", (_what, extra) => {
  test("content security policy: no unsafe source, no wildcard, nothing framed, no plugin", async () => {
    const policy = sourcesOf(String((await headersOf(extra))["content-security-policy"]));
    for (const [name, sources] of policy) {
      for (const source of sources) {
        expect([name, source]).not.toEqual([name, expect.stringMatching(/unsafe|^\*$|^https?:$/)]);
      }
    }
    for (const name of ["script-src", "object-src"])
      expect(policy.get(name)).not.toContain("data:");
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    const scripts = policy.get("script-src") ?? [];
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts.some((source) => /^'(?:nonce|sha256)-/.test(source))).toBe(true);
  });

  test("the other headers", async () => {
    const headers = await headersOf(extra);
    const seconds = Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(15_768_000);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).not.toHaveProperty("x-powered-by");
  });
});
