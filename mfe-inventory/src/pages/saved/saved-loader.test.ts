import { describe, expect, test } from "@jest/globals";
import { car, requestWith } from "../../testing/inventory-fixture.ts";
import { loadSaved } from "./saved-loader.ts";

const first = car();
const second = car({ vin: "JA4J4TA81MZ000124" });
const sold = car({ vin: "JA4J4TA81MZ000125", status: "sold", soldOn: "2026-11-02" });

async function shown(query: string) {
  const vehicles = [first, second, sold];
  const { request, asked } = requestWith(`/saved-cars${query}`, {
    "/api/inventory/picked": { vehicles },
  });
  const result = await loadSaved(request);
  if (result.kind !== "page") throw new Error(result.kind);
  return { data: result.data, head: result.head, asked };
}

describe("loadSaved", () => {
  test("returns the saved cars in order, and the viewed cars that are not saved", async () => {
    const { data, head, asked } = await shown(
      `?cars=${second.vin},${first.vin}&seen=${first.vin},${sold.vin}`,
    );
    expect(data.saved.map(({ vin }) => vin)).toEqual([second.vin, first.vin]);
    expect(data.seen.map(({ vin }) => vin)).toEqual([sold.vin]);
    expect(data.compareHref).toBe(`/compare?cars=${second.vin},${first.vin}`);
    expect(data.sharePath).toBe(`/saved-cars?cars=${second.vin},${first.vin}`);
    expect(head).toMatchObject({ index: false, canonical: null });
    expect(asked).toHaveLength(1);
  });

  test("puts the sold badge of a car first", async () => {
    const { data } = await shown(`?cars=${sold.vin}`);
    expect(data.saved[0]?.badges[0]).toBe("Sold");
    expect(data.compareHref).toBeNull();
  });

  test("returns the number of unknown cars", async () => {
    const { data } = await shown("?cars=JA4J4TA81MZ000777,JA4J4TA81MZ000778");
    expect(data).toMatchObject({
      saved: [],
      isBare: false,
      sharePath: null,
      missing: "2 of these cars are no longer listed.",
    });
  });

  test("sends no request for an address without cars", async () => {
    const { data, asked } = await shown("?cars=,,x");
    expect(data).toMatchObject({ saved: [], seen: [], isBare: true });
    expect(asked).toEqual([]);
  });
});
