import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { requestWith, site } from "../../testing/inventory-fixture.ts";
import { loadUnlock } from "./unlock-loader.ts";

const hidden = { ...site, earlyAccessDays: 3 };
const unlocked: Visitor = {
  ...anonymousVisitor,
  proven: { ...anonymousVisitor.proven, unlockInventory: "2026-11-01T10:00:00.000Z" },
};

async function load(next: string | null, { visitor = anonymousVisitor, where = hidden } = {}) {
  const query = next === null ? "" : `?${new URLSearchParams({ next })}`;
  const { request } = requestWith(`/private-inventory${query}`, {}, { site: where });
  return loadUnlock({ ...request, visitor });
}

async function goesOnTo(next: string | null): Promise<string> {
  const result = await load(next);
  if (result.kind !== "page") throw new Error(`no page but ${result.kind}`);
  expect(result.head).toMatchObject({ index: false, canonical: null });
  return result.data.unlock.returnTo;
}

describe("loadUnlock", () => {
  test.each([
    "/used-cars-for-sale/suvs?down=3000&page=2",
    "/used-cars-for-sale/2000-x-JA4J4TA81MZ000123",
    "/saved-cars?cars=JA4J4TA81MZ000123",
  ])("continues to %s", async (next) => {
    expect(await goesOnTo(next)).toBe(next);
  });

  test.each([
    null,
    "",
    "https://evil.example/",
    "https://evil.example/used-cars-for-sale",
    "used-cars-for-sale",
    "//evil.example/cars-for-sale",
    "/\\evil.example",
    "/cars-for-sale/..//evil.example",
    "javascript:alert(1)",
    "/service",
    "/nope",
    "/private-inventory?next=/cars-for-sale",
  ])("continues to all cars for %s", async (next) => {
    expect(await goesOnTo(next)).toBe("/cars-for-sale");
  });

  test("redirects when the inventory is already unlocked or nothing is gated", async () => {
    const to = "/used-cars-for-sale?page=2";
    const onward = { kind: "redirect", to, permanent: false };
    expect(await load(to, { visitor: unlocked })).toEqual(onward);
    expect(await load(to, { where: { ...site, earlyAccessDays: 0 } })).toEqual(onward);
    expect((await load(to)).kind).toBe("page");
  });
});
