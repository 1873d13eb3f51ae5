import { getReturnedAlertForm } from "@forecourt/contracts/areas/inventory/alerts";
import { getVehiclesByVin, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { textVersion } from "@forecourt/domain/text-version";
import { describe, expect, test } from "@jest/globals";
import { car, reply, requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadSignUp } from "./sign-up-loader.ts";

const { vin } = car();

async function load(query: Record<string, string>) {
  const address = `/car-alerts?${new URLSearchParams(query)}`;
  const { request } = requestWith(address, {
    [getVehiclesByVin.path]: { vehicles: query["vin"] === vin ? [car()] : [] },
    [searchVehicles.path]: reply(),
    [getReturnedAlertForm.path]: { email: "ada@moss" },
  });
  return loadSignUp(request);
}

async function dataOf(query: Record<string, string>) {
  const result = await load(query);
  if (result.kind !== "page") throw new Error(`no page but ${result.kind}`);
  expect(result).toMatchObject({ noStore: true, head: { index: false, canonical: null } });
  return result.data;
}

describe("loadSignUp", () => {
  test("names the car, and its form sends the VIN and the version of the consent", async () => {
    const data = await dataOf({ for: "price", vin });
    expect(data.title).toBe("Tell me if the price drops");
    expect(data.body).toContain("2021 Mitsubishi Outlander Sport SE");
    expect(data.form?.hidden).toEqual([
      ["kind", "price"],
      ["vins", vin],
      ["contactConsent", textVersion(site.texts["alerts.consent"] ?? "")],
    ]);
  });

  test("names a search by its title, and its form sends the canonical address without order and page", async () => {
    const search = "/used-cars-for-sale/price-under-20000?sort=mileage&page=3";
    const data = await dataOf({ for: "search", search });
    expect(data.body).toContain("Used cars under $20,000");
    expect(data.form?.hidden).toContainEqual(["search", "/used-cars-for-sale/price-under-20000"]);
    expect(data.back.href).toBe("/used-cars-for-sale/price-under-20000");
  });

  test("redirects to the cars if the address names neither car nor search", async () => {
    expect(await load({})).toEqual({ kind: "redirect", to: "/cars-for-sale", permanent: false });
  });

  test("shows a returned form with the typed email and its error at the field", async () => {
    const returned = { for: "price", vin, problem: "email", typed: "sealed" };
    expect((await dataOf(returned)).form).toMatchObject({
      email: "ada@moss",
      error: expect.stringContaining("valid email"),
      problem: null,
    });
    expect((await dataOf({ ...returned, problem: "many" })).form).toMatchObject({
      error: null,
      problem: expect.stringContaining("Too many"),
    });
  });

  test("after sending, asks the shopper to check their mail", async () => {
    const data = await dataOf({ for: "price", vin, sent: "1" });
    expect(data).toMatchObject({ title: "Check your email", form: null });
  });

  test.each([
    { for: "price", vin: "JA4J4TA81MZ000999" },
    { for: "price" },
    { for: "search", search: "https://evil.example/cars-for-sale" },
    { for: "nothing", vin },
  ])("%j is no page", async (query) => {
    expect((await load(query as Record<string, string>)).kind).toBe("not-found");
  });
});
