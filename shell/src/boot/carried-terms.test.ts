/** @jest-environment jsdom */
import {
  anonymousVisitor,
  type BuyerPreferences,
  type Visitor,
} from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { carryTerms } from "./carried-terms.ts";

/** From this tier on, only a choice counts as consent. */
const cookieTier = 2;
const consenting: Partial<Visitor> = { allowed: ["functional"], hasAnswered: true };
const vehicle = "/used-cars-for-sale/2021-x-JA4J4TA81MZ000123";

function setUp(visitor: Partial<Visitor> = {}, unsaved: BuyerPreferences = {}) {
  const store = createVisitorStore({ ...anonymousVisitor, ...visitor });
  return { store, terms: carryTerms(store, () => unsaved, cookieTier) };
}

const address = () => location.pathname + location.search + location.hash;

beforeEach(() => history.replaceState({ key: "here" }, "", vehicle));

describe("without consent", () => {
  test("changed terms are in the address of the page, which a reload requests", () => {
    const { store } = setUp();
    store.setState({ terms: { months: 60 } });
    expect(address()).toBe(`${vehicle}?term=60`);
    store.setState({ terms: { months: 36, cashDownPercent: 10 } });
    expect(address()).toBe(`${vehicle}?down-percent=10&term=36`);
    expect(history.state).toEqual({ key: "here" });
  });

  test("a document starts with the terms of its address", () => {
    history.replaceState(null, "", `${vehicle}?term=60`);
    const { store, terms } = setUp();
    expect(store.getState().terms).toEqual({ months: 60 });
    expect(terms.pathTo("/cars-for-sale")).toBe("/cars-for-sale?term=60");
  });

  test("links carry the terms, unless they state others", () => {
    const { terms } = setUp({ terms: { months: 60, creditScore: 640 } });
    expect(terms.pathTo("/cars-for-sale?term=72")).toBe("/cars-for-sale?credit=640&term=72");
    expect(terms.pathTo("/")).toBe("/");
  });

  test("terms of a requested address are remembered, and do not change the address of this page", () => {
    const { store, terms } = setUp({ terms: { cashDown: 100_000, months: 60 } });
    terms.remember("/cars-for-sale?down-percent=15&term=72");
    expect(store.getState().terms).toEqual({ cashDownPercent: 15, months: 72 });
    expect(address()).toBe(vehicle);
  });
});

describe("with consent", () => {
  test("addresses stay as they are, because the server knows the terms", () => {
    const { store, terms } = setUp(consenting);
    store.setState({ terms: { months: 60 } });
    expect(address()).toBe(vehicle);
    expect(terms.pathTo("/cars-for-sale")).toBe("/cars-for-sale");
  });

  test("links carry terms that are not saved yet", () => {
    const { terms } = setUp({ ...consenting, terms: { months: 60 } }, { creditScore: 640 });
    expect(terms.pathTo("/cars-for-sale")).toBe("/cars-for-sale?credit=640");
  });

  test("the address of a document does not replace the saved terms", () => {
    history.replaceState(null, "", `${vehicle}?term=60`);
    const { store, terms } = setUp({ ...consenting, terms: { months: 36 } });
    expect(store.getState().terms).toEqual({ months: 36 });
    terms.remember(`${vehicle}?term=60`);
    expect(store.getState().terms).toEqual({ months: 60 });
  });
});
