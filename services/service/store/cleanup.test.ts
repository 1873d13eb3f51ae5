import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "../testing/running-service.ts";
import { begunVisit, bookedVisit } from "../testing/sample-visit.ts";
import { bookedExpiry } from "../visits/visit-store.ts";
import { deleteExpired } from "./cleanup.ts";

const now = () => new Date("2026-11-30T12:00:00Z");

describeOnEveryDatabase("deleteExpired", (open) => {
  test("deletes drafts after 3 days, booked visits with their contact 90 days after their end", async () => {
    const site = await runService({ location: (await open()).location, now });
    const { query } = site.database;
    await bookedVisit(site, "2026-12-01T09:00");
    const draft = await begunVisit(site);
    await site.form(visitFormPath(draft, "time"), { slot: "2026-12-01T10:00" });
    await site.form(visitFormPath(draft, "contact"), {});
    const left = async (at: string) => {
      await deleteExpired(site.database, new Date(at));
      const visits = await query.selectFrom("service_visits").select("status").execute();
      const claims = await query.selectFrom("service_claims").select("slot").execute();
      const forms = await query.selectFrom("service_returned_forms").select("visit_id").execute();
      const days = await query.selectFrom("service_days").select("day").execute();
      return {
        visits: visits.map(({ status }) => status).sort(),
        claims: claims.length,
        forms: forms.length,
        days: days.length,
      };
    };
    const both = ["booked", "draft"];
    const first = { visits: both, claims: 6, forms: 1, days: 1 };
    expect(await left("2026-11-30T12:04:59Z")).toEqual(first);
    expect(await left("2026-11-30T12:05:00Z")).toEqual({ ...first, claims: 3 });
    expect(await left("2026-12-03T11:59:00Z")).toEqual({ ...first, claims: 3, forms: 0 });
    expect(await left("2026-12-03T12:00:00Z")).toMatchObject({ visits: ["booked"], claims: 3 });
    expect(await left("2026-12-04T12:00:00Z")).toMatchObject({ claims: 0, days: 0 });
    expect(await left("2027-03-01T15:00:00Z")).toMatchObject({ visits: ["booked"] });
    expect(await left("2027-03-01T16:00:00Z")).toMatchObject({ visits: [] });
    await site.stop();
  });

  test("keeps news and link until they are sent, and nothing of the visit then", async () => {
    const site = await runService({ location: (await open()).location, now });
    const { query } = site.database;
    await bookedVisit(site, "2026-12-01T09:00");
    const left = async () => {
      const news = await query.selectFrom("service_visit_news").select("id").execute();
      const links = await query.selectFrom("service_visit_links").select("visit_id").execute();
      const reminders = await query.selectFrom("service_reminders").select("id").execute();
      return [news.length, links.length, reminders.length];
    };
    const later = new Date("2027-06-01T12:00:00Z");
    await deleteExpired(site.database, later);
    expect(await left()).toEqual([1, 1, 1]);
    await query.updateTable("service_visit_news").set({ state: "sent" }).execute();
    await deleteExpired(site.database, later);
    expect(await left()).toEqual([0, 0, 0]);
    await site.stop();
  });

  test("keeps a visit for as many days as the dealer's setting says", () => {
    expect(bookedExpiry("2026-12-01T16:00:00.000Z", 1)).toBe("2026-12-02T16:00:00.000Z");
    expect(bookedExpiry("2026-12-01T16:00:00.000Z", 30)).toBe("2026-12-31T16:00:00.000Z");
  });
});
