import type { Alert } from "@forecourt/contracts/areas/inventory/alerts";
import { describe, expect, test } from "@jest/globals";
import { requestWith } from "../../testing/inventory-fixture.ts";
import { loadAlerts } from "./alerts-loader.ts";

const token = "t".repeat(43);
const alert: Alert = {
  id: "one",
  kind: "price",
  title: "2019 Toyota Camry SE",
  path: "/used-cars-for-sale/2019",
  isConfirmed: false,
};

async function load(alerts: readonly Alert[] | null, { query = "", at = token } = {}) {
  const answers = alerts ? { [`/api/inventory/alerts/${at}`]: { alerts } } : {};
  const gone = { error: { code: "not-found", message: "no alerts have this token" } };
  const changes = alerts ? {} : { fetch: async () => Response.json(gone, { status: 404 }) };
  const { request } = requestWith(`/car-alerts/${at}${query}`, answers, changes);
  return loadAlerts({ ...request, params: { token: at } });
}

describe("loadAlerts", () => {
  test("lists unconfirmed alerts with a form to confirm them, apart from confirmed ones", async () => {
    const other = { ...alert, id: "two", isConfirmed: true };
    expect(await load([alert, other])).toMatchObject({
      kind: "page",
      noStore: true,
      head: { index: false, canonical: null },
      data: {
        title: "Your email alerts",
        waiting: { alerts: [{ id: "one" }], action: `/api/inventory/alerts/${token}/confirmation` },
        current: { alerts: [{ id: "two", endLabel: "Stop emails about 2019 Toyota Camry SE" }] },
        endAction: `/api/inventory/alerts/${token}/end`,
      },
    });
    expect(await load([alert])).toMatchObject({ data: { title: "One more step", current: null } });
  });

  test("shows the result of the form that was sent last", async () => {
    const confirmed = { ...alert, isConfirmed: true };
    expect(await load([confirmed], { query: "?confirmed=1" })).toMatchObject({
      data: { done: expect.stringContaining("all set"), waiting: null },
    });
  });

  test("returns 410 for a token without alerts, and no page for a malformed one", async () => {
    expect(await load(null)).toMatchObject({
      kind: "page",
      status: 410,
      data: { gone: { title: "You get no emails from us here" } },
    });
    expect(await load([alert], { at: "short" })).toEqual({ kind: "not-found" });
  });
});
