import { describe, expect, test } from "@jest/globals";
import { car, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadCompare } from "./compare-loader.ts";

const first = car();
const second = car({
  vin: "JA4J4TA81MZ000124",
  mileage: 51_000,
  features: ["Heated Seats ", "Sunroof"],
});

async function ask(query: string, vehicles = [first, second]) {
  const { request, asked } = requestWith(`/compare${query}`, {
    "/api/inventory/picked": { vehicles },
  });
  return { result: await loadCompare(request), asked };
}

async function shown(query: string, vehicles = [first, second]) {
  const { result } = await ask(query, vehicles);
  if (result.kind !== "page") throw new Error(result.kind);
  return result.data;
}

const both = `?cars=${first.vin},${second.vin}`;

describe("loadCompare", () => {
  test("compares the cars in columns, with the full price first", async () => {
    const { cars, sections, missing } = await shown(both);
    expect(cars.map(({ card }) => card.vin)).toEqual([first.vin, second.vin]);
    expect(sections[0]?.rows.slice(0, 2)).toEqual([
      { label: "Price with dealer fees", values: ["$18,995", "$18,995"], differs: false },
      { label: "Odometer", values: ["38,120 miles", "51,000 miles"], differs: true },
    ]);
    expect(missing).toBeNull();
  });

  test("treats spellings of the same equipment as equal", async () => {
    const equipment = (await shown(both)).sections.find(({ title }) => title === "Equipment");
    expect(equipment?.rows).toEqual([
      { label: "Heated Seats", values: ["Yes", "Yes"], differs: false },
      { label: "Sunroof", values: [null, "Yes"], differs: true },
    ]);
  });

  test("shows only differences on request, with a link back", async () => {
    const { sections, only } = await shown(`${both}&only=differences`);
    expect(only).toEqual({ on: true, href: `/compare${both}` });
    const rows = sections.flatMap((section) => section.rows.map(({ label }) => label));
    expect(rows).toEqual(["Odometer", "VIN", "Sunroof"]);
  });

  test("says that an unknown car is missing", async () => {
    const data = await shown(both, [first]);
    expect(data.missing).toBe("1 of these cars is no longer listed.");
    expect(data.only).toBeNull();
  });

  test("marks a sold car and shows no price for it", async () => {
    const sold = car({ vin: second.vin, status: "sold", soldOn: "2026-11-02" });
    const { cars, sections } = await shown(both, [first, sold]);
    expect(cars[1]?.sold).toBe("This vehicle has been sold");
    expect(sections[0]?.rows[0]?.values).toEqual(["$18,995", null]);
  });

  test("links to the list without a request when there are no cars", async () => {
    const { result, asked } = await ask("");
    expect(result).toMatchObject({
      kind: "page",
      data: { cars: [], searchHref: "/cars-for-sale" },
      head: { index: false, canonical: null },
    });
    expect(asked).toEqual([]);
  });

  test.each([
    [`?cars=${first.vin.toLowerCase()}`, `/compare?cars=${first.vin}`],
    [`?cars=${first.vin},${first.vin}`, `/compare?cars=${first.vin}`],
    ["?cars=../../etc/passwd", "/compare"],
    [
      `?cars=${[1, 2, 3, 4, 5].map((last) => `JA4J4TA81MZ00000${last}`).join(",")}`,
      `/compare?cars=${[1, 2, 3, 4].map((last) => `JA4J4TA81MZ00000${last}`).join(",")}`,
    ],
  ])("redirects %s to %s", async (query, to) => {
    expect((await ask(query)).result).toEqual({ kind: "redirect", to, permanent: false });
  });

  test("names the stores when the dealer has several", async () => {
    const { request } = requestWith(
      `/compare${both}`,
      { "/api/inventory/picked": { vehicles: [first] } },
      {
        site: { ...site, stores: [{ ...site.store, id: first.storeId, name: "Cape" }, site.store] },
      },
    );
    const result = await loadCompare(request);
    if (result.kind !== "page") throw new Error(result.kind);
    expect(result.data.sections[0]?.rows).toContainEqual({
      label: "Location",
      values: ["Cape"],
      differs: false,
    });
  });
});
