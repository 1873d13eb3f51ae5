import { countRecoveredError } from "@forecourt/contracts/visitor/recovered-error";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
  storedRelease,
} from "./testing/running-visitor.ts";

const mismatch = { kind: "mismatch", page: "inventory/vehicle" };
let clock = new Date("2026-11-20T15:00:00Z");

describeOnSqlite("errors from which React recovered", (open) => {
  let service: RunningVisitor;
  beforeAll(async () => {
    const { location } = await open();
    service = await runVisitor({ location, sender: fakeSmsSender(), now: () => clock });
  });
  afterAll(() => service.stop());

  const post = async (body: unknown, headers: Record<string, string> = {}) =>
    fetch(service.origin + countRecoveredError.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const counted = async () => {
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    return metrics.split("\n").filter((line) => line.startsWith("visitor_recovered_errors_total{"));
  };

  test("are counted by kind, page and a release of the store, without anything of the visitor", async () => {
    const released = { ...mismatch, release: storedRelease };
    const unknown = { ...mismatch, release: "f".repeat(16) };
    // This service does not know the area `parts`; visitors cannot add names to the metrics.
    const newerPage = { kind: "other", page: "parts/index" };
    for (const body of [mismatch, unknown, released, newerPage]) {
      const response = await post(body);
      expect([response.status, response.headers.get("set-cookie")]).toEqual([204, null]);
    }
    expect(await counted()).toEqual([
      'visitor_recovered_errors_total{kind="mismatch",page="inventory/vehicle",release="none"} 2',
      `visitor_recovered_errors_total{kind="mismatch",page="inventory/vehicle",release="mfe-inventory.${storedRelease}"} 1`,
      'visitor_recovered_errors_total{kind="other",page="none",release="none"} 1',
    ]);
  });

  test.each([
    ["what is no page", { ...mismatch, page: "inventory/<x>" }],
    ["an unknown kind", { ...mismatch, kind: "x" }],
    ["what is no release", { ...mismatch, release: "x" }],
    ["further words", { ...mismatch, message: "my name is Ada" }],
  ])("are refused with %s", async (_name, body) => {
    const before = await counted();
    expect((await post(body)).status).toBe(400);
    expect(await counted()).toEqual(before);
  });

  test("are refused from another site, and beyond 60 a minute from one address", async () => {
    expect((await post(mismatch, { origin: "https://evil.example" })).status).toBe(403);
    clock = new Date(clock.getTime() + 60_000);
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await post(mismatch)).status);
    expect(statuses).toEqual([...Array(60).fill(204), 429]);
    clock = new Date(clock.getTime() + 60_000);
    expect((await post(mismatch)).status).toBe(204);
  });
});
