import { describe, expect, test } from "@jest/globals";
import { site } from "../../testing/inventory-fixture.ts";
import { consentOfStore } from "./consent-of-store.ts";

const own = "Sedalia may call you.";
const place = (id: string, contactConsent?: string) => ({
  ...site.store,
  id,
  ...(contactConsent !== undefined && { contactConsent }),
});
const atSedalia = { ...site, texts: { ...site.texts, "leadForm.consent": own } };

describe("consentOfStore", () => {
  const places = [place("sedalia", own), place("rolla", "Rolla may call you.")];

  test("is the sentence of the store that has the car, at a visitor of another store", () => {
    expect(consentOfStore("rolla", { ...atSedalia, places })).toBe("Rolla may call you.");
  });

  test("is the site's own at the visitor's store, at a single store, and for a store that is gone", () => {
    expect(consentOfStore("sedalia", { ...atSedalia, places })).toBeUndefined();
    expect(consentOfStore("kansas-city", { ...atSedalia, places })).toBeUndefined();
    expect(consentOfStore("one", { ...atSedalia, places: [place("one")] })).toBeUndefined();
  });
});
