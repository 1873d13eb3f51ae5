import { expect, test } from "@jest/globals";
import { planOfReleases } from "./plan-of-releases.ts";

const checked = { CHECKED_DEALERS: "0123456789ab", DEALERS_DIR: "/dealers" };
const service = { name: "company", entry: "services/company/server.ts", port: 1, env: checked };
const host = { name: "services", entry: "tools/start/host.ts", port: 1, env: checked };

test("a process without releases relies on what the checkout has checked", () => {
  const plan = { ...service, services: ["company"] as const };
  expect(planOfReleases(plan, { trade: "/trade.mjs" })).toBe(plan);
});

test("a release checks the dealers' configuration with its own code", () => {
  const alone = planOfReleases({ ...service, services: ["company"] }, { company: "/company.mjs" });
  expect(alone).toMatchObject({ entry: "/company.mjs", env: { DEALERS_DIR: "/dealers" } });
  expect(alone.env).not.toHaveProperty("CHECKED_DEALERS");
  const hosted = planOfReleases(
    { ...host, services: ["company", "trade"] },
    { company: "/company.mjs" },
  );
  expect(hosted.env).toEqual({
    DEALERS_DIR: "/dealers",
    RELEASED_SERVICES: JSON.stringify({ company: "/company.mjs" }),
  });
});
