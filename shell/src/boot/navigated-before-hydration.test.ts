/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { navigatedBeforeHydration } from "./navigated-before-hydration.ts";

/** The document that the browser loaded; jsdom keeps no such record. */
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
  test("that is still at its own address was not left, whatever place of it is shown", () => {
    history.replaceState(null, "", "/used-cars-for-sale?page=2#results");
    loaded("http://localhost/used-cars-for-sale?page=2");
    expect(navigatedBeforeHydration()).toBe(false);
  });

  test.each(["/used-cars-for-sale/suvs", "/used-cars-for-sale?page=3"])(
    "whose entry is %s was",
    (address) => {
      history.replaceState(null, "", address);
      loaded("http://localhost/used-cars-for-sale?page=2");
      expect(navigatedBeforeHydration()).toBe(true);
    },
  );

  test("of a browser that does not say what it loaded is taken for the right one", () => {
    loaded();
    expect(navigatedBeforeHydration()).toBe(false);
  });
});
