import { expect, test } from "@jest/globals";
import { type Mode, planSite, portsNeeded, type Site } from "../plan.ts";
import { planOfCanary } from "./plan-of-canary.ts";

const common = {
  host: "127.0.0.1",
  port: 8080,
  dataDir: "/data",
  dealersDir: "/dealers",
  releasesDir: "/releases",
  external: { SMTP_URL: "smtp://mail.example", VALUATION_URL: "https://values.example" },
};

test.each(["grouped", "separate", "fleet", "single", "embedded"] satisfies Mode[])(
  "in a %s site it is a process of its own that calls the live services",
  (mode) => {
    const site: Site = { ...common, mode };
    const ports = Array.from({ length: portsNeeded(site) }, (_one, index) => 20_000 + index);
    const base = planSite(site, ports);
    const gateway = base.flat().find(({ entry }) => entry.includes("gateway"));
    const canary = { service: "trade", file: "/data/trade/server.ts", port: 31_000 } as const;
    const plan = planOfCanary(site, base, canary);
    expect(plan).toMatchObject({
      name: "trade-canary",
      entry: "/data/trade/server.ts",
      port: 31_000,
      services: ["trade"],
      env: {
        PORT: "31000",
        HOST: "127.0.0.1",
        DATA_DIR: "/data",
        UPSTREAM_LEADS: gateway?.env["UPSTREAM_LEADS"],
        UPSTREAM_INVENTORY: gateway?.env["UPSTREAM_INVENTORY"],
        VALUATION_URL: "https://values.example",
        // The process gets only the secrets that its service needs.
        SMTP_URL: "",
      },
    });
    expect(plan.env["UPSTREAM_LEADS"]).toMatch(/^http:\/\/127\.0\.0\.1:200\d\d/);
    expect(plan.env).not.toHaveProperty("REUSE_PORT");
    expect(plan.env).not.toHaveProperty("HOSTED_SERVICES");
  },
);
