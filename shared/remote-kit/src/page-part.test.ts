/** @jest-environment jsdom */
import { describe, expect, jest, test } from "@jest/globals";
import { loadUnlessInDocument } from "./page-part.ts";

function setUp(markup: string) {
  document.body.innerHTML = markup;
  const load = jest.fn(async () => undefined);
  return { load, loadParts: loadUnlessInDocument("car.details", { load }) };
}

describe("loadUnlessInDocument", () => {
  test("loads nothing in a document that has its markup, until the next navigation", async () => {
    const { load, loadParts } = setUp('<div data-part="car.details"></div>');
    await loadParts();
    expect(load).not.toHaveBeenCalled();
    await loadParts();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("loads the part where there is no markup of it", async () => {
    const { load, loadParts } = setUp('<div data-part="other"></div>');
    await loadParts();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
