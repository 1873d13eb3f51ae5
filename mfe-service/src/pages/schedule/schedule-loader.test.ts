import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { optionsFixture } from "../../testing/visit-fixture.ts";
import { loadSchedule } from "./schedule-loader.ts";

function load(changes: Parameters<typeof optionsFixture>[0] = {}, query = "") {
  return withService(answer(getBookingOptions, optionsFixture(changes)), ({ url }) =>
    loadSchedule(pageRequest(`/service/schedule${query}`, url)),
  );
}

describe("loadSchedule", () => {
  test("begins the booking in the minimal layout, and may be stored while nothing is named", async () => {
    const result = await load();
    expect(result).toMatchObject({ kind: "page", layout: "minimal", data: { kind: "start" } });
    expect(result).not.toHaveProperty("noStore");
  });

  test("fills in the vehicle that the address names, and is not stored then", async () => {
    const named = "?year=2019&make=Toyota&model=RAV4&mileage=60000&color=red";
    expect(await load({}, named)).toMatchObject({
      noStore: true,
      data: {
        form: { fields: { modelYear: "2019", make: "Toyota", model: "RAV4", mileage: "60000" } },
      },
    });
  });

  test("says that an offer has ended, and does not send it", async () => {
    const fetch = async (url: unknown) => {
      if (!String(url).includes("/offers/")) return Response.json(optionsFixture());
      const error = { code: "not-found", message: "no such offer", requestId: "request-1" };
      return Response.json({ error }, { status: 404 });
    };
    const request = pageRequest("/service/schedule?offer=gone", "http://service.test", { fetch });
    expect(await loadSchedule(request)).toMatchObject({
      data: { form: { offer: null }, offer: { title: "That offer has ended" } },
    });
  });

  test("is titled by the other stores where the store has no service department", async () => {
    const { store, pages } = siteFixture();
    const other = { ...store, id: "rolla", name: "Rolla" };
    const site = siteFixture({
      store: { ...store, service: null },
      storeChosen: true,
      stores: [store, other],
      places: [{ ...store, service: null }, other],
      pages: { ...pages, service: false, serviceElsewhere: true },
    });
    const request = pageRequest("/service/schedule", "http://service.test", { site });
    expect(await loadSchedule(request)).toMatchObject({
      data: { kind: "no-service" },
      head: { title: expect.stringMatching(/^Service at our other stores \|/), index: false },
    });
  });

  test("leads out in the layout of the site where the store has a scheduling page of its own", async () => {
    const result = await load({ scheduleLink: "https://book.example/cape" });
    expect(result).toMatchObject({ kind: "page", data: { kind: "elsewhere" } });
    expect(result).not.toHaveProperty("layout");
  });
});
