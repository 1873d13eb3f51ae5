import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "../testing/running-service.ts";
import { begunVisit, bookedVisit } from "../testing/sample-visit.ts";
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

  test("keeps news until they are sent, and their link no longer", async () => {
    const site = await runService({ location: (await open()).location, now });
    const { query } = site.database;
    const { token } = await bookedVisit(site, "2026-12-01T09:00");
    const news = () => query.selectFrom("service_visit_news").select("link_token").execute();
    const later = new Date("2027-06-01T12:00:00Z");
    await deleteExpired(site.database, later);
    expect(await news()).toEqual([{ link_token: token }]);
    await query.updateTable("service_visit_news").set({ state: "sent" }).execute();
    await deleteExpired(site.database, later);
    expect(await news()).toEqual([]);
    await bookedVisit(site, "2026-12-01T10:00");
    await query.updateTable("service_visit_news").set({ state: "sent" }).execute();
    await deleteExpired(site.database, now());
    expect(await news()).toEqual([{ link_token: null }]);
    await site.stop();
  });
});
