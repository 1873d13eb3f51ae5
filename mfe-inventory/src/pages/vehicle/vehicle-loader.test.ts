import { describe, expect, test } from "@jest/globals";
import { asking, car, reply, site } from "../../testing/inventory-fixture.ts";
import { loadVehicle } from "./vehicle-loader.ts";

const vin = "JA4J4TA81MZ000123";
const address = `/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin}`;
const service = (detail = car()) => ({
  [`/api/inventory/vehicles/${vin}`]: detail,
  "/api/inventory/search": reply({ vehicles: [car(), car({ vin: "JA4J4TA81MZ000124" })] }),
});

function ask(path: string, answers = service(), changes = {}) {
  const vehicle = path.split("/").at(-1) ?? "";
  return loadVehicle(asking(path, answers, { params: { vehicle }, ...changes }).request);
}

describe("loadVehicle", () => {
  test("a car is found by its VIN and shown under its own address", async () => {
    const result = await ask(address);
    expect(result).toMatchObject({
      kind: "page",
      head: {
        title: expect.stringMatching(/^Used 2021 Mitsubishi Outlander Sport SE in/),
        canonical: address,
        index: true,
      },
    });
  });

  test("a photograph is its preview, through this site; without one the site's own is", async () => {
    const image = "http://old.example/1.jpg";
    expect(await ask(address, service(car({ image, images: [image] })))).toMatchObject({
      head: { image: "/_ipx/f_webp,w_1280/http%3A%2F%2Fold.example%2F1.jpg" },
    });
    expect(await ask(address)).not.toHaveProperty("head.image");
  });

  test.each([
    `/used-cars-for-sale/2021-anything-at-all-${vin}`,
    `/new-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin}`,
    `/used-cars-for-sale/1999-mitsubishi-outlander-sport-se-${vin}`,
    `/used-cars-for-sale/2021-mitsubishi-outlander-sport-se-${vin.toLowerCase()}`,
  ])("%s is sent to the car's own address", async (path) => {
    expect(await ask(path)).toEqual({ kind: "redirect", to: address, permanent: true });
  });

  test("what is no VIN is not found, without asking anybody", async () => {
    const { request, asked } = asking(address, service(), {
      params: { vehicle: "2021-x-ОА4J4TA81MZ00012З" },
    });
    expect(await loadVehicle(request)).toEqual({ kind: "not-found" });
    expect(asked).toEqual([]);
  });

  test("the price is the car, each fee, and their sum", async () => {
    const result = await ask(address);
    expect(result).toMatchObject({
      data: {
        price: {
          vehicle: "$18,396.00",
          fees: [{ label: "Documentary fee", amount: "$599.00" }],
          total: "$18,995.00",
        },
      },
    });
    expect(await ask(address, service(car({ price: null })))).toMatchObject({
      data: { price: null },
    });
  });

  test("the fees are those of the store that has the car", async () => {
    const store = {
      id: "cape",
      name: "Cape",
      city: "Cape",
      stateShort: "MO",
      phone: "+15735550199",
    };
    const own = { id: "documentary", label: "Documentary fee", cents: 10_000 };
    const group = { ...site, stores: [{ ...store, fees: [own] }] };
    const result = await ask(address, service(), { site: group });
    expect(result).toMatchObject({
      data: { price: { total: "$18,496.00" }, call: { href: "tel:+15735550199" } },
    });
  });

  test("a sold car says when it went, has no price and leaves the search engines", async () => {
    const sold = car({ status: "sold", soldOn: "2026-11-02" });
    expect(await ask(address, service(sold))).toMatchObject({
      head: { index: false },
      data: { price: null, sold: { body: expect.stringContaining("November 2, 2026") } },
    });
  });

  test("facts that nobody stated are left out, decoded ones are marked", async () => {
    const result = await ask(address, service(car({ engine: null, doors: null })));
    if (result.kind !== "page") throw new Error(result.kind);
    const facts = new Map(result.data.facts.map((fact) => [fact.label, fact]));
    expect(facts.has("Engine")).toBe(false);
    expect(facts.get("Body style")).toMatchObject({ value: "SUV", decoded: true });
    expect(facts.get("Odometer")).toMatchObject({ value: "38,120 miles", decoded: false });
  });

  test("a second price makes a history", async () => {
    const priceHistory = [
      { date: "2026-03-05", price: 1_939_600 },
      { date: "2026-04-01", price: null },
      { date: "2026-05-01", price: 1_839_600 },
    ];
    expect(await ask(address, service(car({ priceHistory })))).toMatchObject({
      data: {
        priceHistory: [
          { date: "March 5, 2026", text: "Listed at $19,995" },
          { date: "April 1, 2026", text: "Changed to Call for Price" },
          { date: "May 1, 2026", text: "Changed to $18,995" },
        ],
      },
    });
    expect(await ask(address)).toMatchObject({ data: { priceHistory: [] } });
  });

  test("similar cars come later, without the car itself", async () => {
    const result = await ask(address);
    if (result.kind !== "page") throw new Error(result.kind);
    expect(await result.late?.similar).toMatchObject([{ vin: "JA4J4TA81MZ000124" }]);
  });
});
