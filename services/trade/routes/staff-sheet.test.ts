import { staffSheetPath, staffSheetStylePath } from "@forecourt/contracts/areas/trade/trade-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { recordInspection, recordRevision } from "../desk/change-by-desk.ts";
import { sheetToken } from "../links/sheet-address.ts";
import { deskOf, keptSample } from "../testing/kept-sample.ts";
import { runTrade, signingSecret } from "../testing/running-trade.ts";
import { sampleCar } from "../testing/sample-car.ts";

async function running(open: OpenTestDatabase) {
  const clock = { now: new Date("2026-11-23T15:00:00.000Z") };
  const { location } = await open();
  const site = await runTrade({ location, now: () => clock.now });
  const { deps, offer } = deskOf(site, () => clock.now);
  const pathOf = async (number: string) => {
    const { kept } = await offer(number);
    return staffSheetPath.replace(":token", sheetToken(signingSecret, kept?.id ?? ""));
  };
  const get = async (path: string, dealer = "ozark-mitsubishi") => {
    const response = await fetch(site.origin + path, {
      headers: { [internalHeaders.dealer]: dealer },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: String(bytes) };
  };
  return { site, clock, deps, pathOf, get };
}

describeOnEveryDatabase("the appraisal sheet", (open) => {
  test("has the payoff that the seller gave after keeping the offer, and names the one before", async () => {
    const { site, pathOf, get } = await running(open);
    const { number, path } = await keptSample(site);
    const sheet = await pathOf(number);
    expect((await get(sheet)).text).toContain("none stated");
    await site.form(`${path}/payoff/form`, { owed: "6200" });
    const changed = "$6,200; changed since it was kept (none stated)";
    expect((await get(sheet)).text).toContain(changed);
    await site.stop();
  });

  test("shows car, seller, each line, what to check and each version, and no script", async () => {
    const { site, deps, pathOf, get } = await running(open);
    const { number, token } = await keptSample(site);
    await recordInspection(deps, number, { by: "Dana", found: ["<b>Scratch</b>"] });
    const lines = [{ reason: "Bumper & paint", amountCents: -25_000 }];
    await recordRevision(deps, number, { by: "Dana", lines });
    const { status, headers, text } = await get(await pathOf(number));
    expect(status).toBe(200);
    for (const part of [
      "2019 Toyota RAV4, 60,000 miles",
      number,
      "Ada Moss",
      "(573) 555-0177",
      "Has anyone smoked in it? Yes (deducted $500)",
      "&lt;b&gt;Scratch&lt;/b&gt;",
      "Bumper &amp; paint",
      "$15,250",
      "Version 2: Cash now",
      "Dana, 2026-11-23 09:00",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<script|javascript:|style=/i);
    // Staff reads; only the seller's own link changes anything.
    expect(text).not.toContain(token);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get(internalHeaders.document)).toBe("1");
    expect(headers.get("content-type")).toContain("text/html");
    await site.stop();
  });

  test("has where the car is registered, its options by name, and room for what is read off the car", async () => {
    const { site, pathOf, get } = await running(open);
    const car = { ...sampleCar, state: "MO", options: ["N5", "gone"] };
    const { number } = await keptSample(site, { car });
    const { text } = await get(await pathOf(number));
    for (const part of [
      /Registered in[^A-Z]*MO/,
      "Built-in navigation, gone",
      "Odometer at the inspection: ____",
      "VIN at the inspection: ____",
    ]) {
      expect(text).toMatch(part);
    }
    await site.stop();
  });

  test("is read-only, and stored as a digest", async () => {
    const { site, pathOf } = await running(open);
    const { number } = await keptSample(site);
    const path = await pathOf(number);
    expect((await site.form(path, { state: "bought" })).status).toBe(404);
    const rows = await site.database.query.selectFrom("trade_sheets").selectAll().execute();
    const links = await site.database.query.selectFrom("trade_offer_links").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, links])).not.toContain(path.split("/").at(-1));
    await site.stop();
  });

  test("expires 30 days after the offer's last day, which a revision moves", async () => {
    const { site, clock, deps, pathOf, get } = await running(open);
    const { number } = await keptSample(site);
    const path = await pathOf(number);
    const statusOn = async (day: string) => {
      clock.now = new Date(`${day}T18:00:00.000Z`);
      return (await get(path)).status;
    };
    // Valid until November 30.
    expect([await statusOn("2026-12-30"), await statusOn("2027-01-01")]).toEqual([200, 404]);
    clock.now = new Date("2026-12-07T18:00:00.000Z");
    await recordInspection(deps, number, { by: "Dana", found: [] });
    const lines = [{ reason: "As seen", amountCents: -100 }];
    await recordRevision(deps, number, { by: "Dana", lines });
    expect([await statusOn("2027-01-01"), await statusOn("2027-01-15")]).toEqual([200, 404]);
    await site.stop();
  });

  test("is a 404 page for another token, and at the site of another dealer", async () => {
    const { site, pathOf, get } = await running(open);
    const { number } = await keptSample(site);
    const path = await pathOf(number);
    for (const token of ["x".repeat(43), "x", "%00", "..%2f"]) {
      const { status, headers, text } = await get(staffSheetPath.replace(":token", token));
      expect([token, status]).toEqual([token, 404]);
      expect(headers.get("cache-control")).toContain("no-store");
      expect(text).toContain("There is no sheet at this address");
    }
    expect((await get(path, "heartland")).status).toBe(404);
    await site.stop();
  });

  test("has the photos of its car, and of no other", async () => {
    const { site, pathOf, get } = await running(open);
    const [own, other] = [await keptSample(site), await keptSample(site)];
    const { query } = site.database;
    const offers = await query.selectFrom("trade_offers").selectAll().execute();
    const bytes = new Uint8Array([255, 216, 255]);
    const idOf = (position: number) => `00000000-0000-4000-8000-00000000000${position}`;
    for (const [index, { number }] of [own, other].entries()) {
      const offer = offers.find((one) => one.number === number);
      await query
        .insertInto("trade_photos")
        .values({
          id: idOf(index),
          appraisal_id: offer?.appraisal_id ?? "",
          position: 1,
          width: 1,
          height: 1,
          large: bytes,
          thumbnail: bytes,
        })
        .execute();
    }
    const path = await pathOf(own.number);
    expect((await get(path)).text).toContain(`${path}/photos/${idOf(0)}/thumbnail.jpg`);
    const photo = await get(`${path}/photos/${idOf(0)}/large.jpg`);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect([...photo.bytes]).toEqual([...bytes]);
    for (const wrong of [`${idOf(1)}/large.jpg`, `${idOf(0)}/huge.jpg`, "x/large.jpg"]) {
      expect((await get(`${path}/photos/${wrong}`)).status).toBe(404);
    }
    const style = await get(staffSheetStylePath);
    expect([style.status, style.headers.get("content-type")]).toEqual([
      200,
      "text/css; charset=utf-8",
    ]);
    await site.stop();
  });
});
