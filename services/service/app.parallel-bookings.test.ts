import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, jest, test } from "@jest/globals";
import { type RunningService, runService } from "./testing/running-service.ts";
import { begunVisit, sampleContact, visitOf } from "./testing/sample-visit.ts";

jest.setTimeout(600_000);

const owners = 200;

/** At this time, three advisers of Columbia are at work. */
const slot = "2026-12-02T10:00";
const capacity = 3;

const networkOf = (owner: number) => `203.0.113.${owner}`;

async function bookedStarts({ database: { query } }: RunningService) {
  const rows = await query
    .selectFrom("service_visits")
    .select(["starts_at", "number"])
    .where("status", "=", "booked")
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}

describeOnEveryDatabase("200 owners who want one time on two replicas", (open) => {
  test("hold and book it three times, and the others are offered the nearest free times", async () => {
    const { location } = await open();
    let at = new Date("2026-11-30T12:00:00Z");
    const now = () => at;
    const replicas = [await runService({ location, now }), await runService({ location, now })];
    const replicaOf = (owner: number) => replicas[owner % 2] as RunningService;
    const send = (owner: number, token: string, form: "time" | "contact") =>
      replicaOf(owner).post(
        visitFormPath(token, form),
        form === "time" ? { slot } : sampleContact,
        { network: networkOf(owner) },
      );
    const tokens: string[] = [];
    for (let owner = 0; owner < owners; owner += 1) {
      tokens.push(await begunVisit(replicaOf(owner), { network: networkOf(owner) }));
    }
    const held = await Promise.all(tokens.map((token, owner) => send(owner, token, "time")));
    expect(held.filter(({ status }) => status === 200)).toHaveLength(capacity);
    expect(held.filter(({ status }) => status === 422)).toHaveLength(owners - capacity);
    // One owner after the other holds the time, so that all reach the last step.
    for (const [owner, token] of tokens.entries()) {
      at = new Date(at.getTime() + 5 * 60_000);
      expect((await send(owner, token, "time")).status).toBe(200);
    }
    at = new Date(at.getTime() + 5 * 60_000);
    const booked = await Promise.all(tokens.map((token, owner) => send(owner, token, "contact")));
    expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([200]));
    const events = booked.map(({ body }) => (body as { event: string | null }).event);
    expect(events.filter((event) => event === "ServiceScheduled")).toHaveLength(capacity);
    const [site] = replicas as [RunningService, RunningService];
    const start = "2026-12-02T16:00:00.000Z";
    expect(await bookedStarts(site)).toEqual([start, start, start]);
    const claims = await site.database.query.selectFrom("service_claims").selectAll().execute();
    // An adviser for a slot, and a lift for two.
    expect(claims).toHaveLength(capacity * 3);
    const loser = tokens[events.indexOf(null)] ?? "";
    expect(await visitOf(site, loser)).toMatchObject({
      status: "draft",
      nearest: [
        { day: "2026-12-02", time: "09:00" },
        { day: "2026-12-02", time: "09:30" },
        { day: "2026-12-02", time: "10:30" },
        { day: "2026-12-02", time: "11:00" },
      ],
    });
    for (const replica of replicas) await replica.stop();
  });
});
