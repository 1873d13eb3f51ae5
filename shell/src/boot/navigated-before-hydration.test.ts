/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { navigatedBeforeHydration } from "./navigated-before-hydration.ts";

/** Stubs the navigation entry of the document, which jsdom does not have. */
function loaded(...names: string[]): void {
  const entries = names.map((name) => ({ name }) as PerformanceEntry);
  performance.getEntriesByType = jest.fn(() => entries);
}

const { getEntriesByType } = performance;

afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  history.replaceState(null, "", "/");
});

describe("a document", () => {
  test("is false when only the hash differs", () => {
    history.replaceState(null, "", "/used-cars-for-sale?page=2#results");
    loaded("http://localhost/used-cars-for-sale?page=2");
    expect(navigatedBeforeHydration()).toBe(false);
  });

  test.each(["/used-cars-for-sale/suvs", "/used-cars-for-sale?page=3"])(
    "is true when the URL is %s",
    (address) => {
      history.replaceState(null, "", address);
      loaded("http://localhost/used-cars-for-sale?page=2");
      expect(navigatedBeforeHydration()).toBe(true);
    },
  );

  test("is false when the browser has no navigation entry", () => {
    loaded();
    expect(navigatedBeforeHydration()).toBe(false);
  });
});
