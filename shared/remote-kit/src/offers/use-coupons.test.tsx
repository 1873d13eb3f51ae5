/** @jest-environment jsdom */

import type { SiteContext } from "@forecourt/contracts/site";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { SiteProvider } from "../site-context.tsx";
import { type Answering, answeringStores, answeringStoreViews } from "./answering-stores.ts";
import { UseCoupons } from "./use-coupons.tsx";

const columbia = place("columbia", "Columbia", "+15735550150");
const jefferson = { ...place("jefferson-city", "Jefferson City", "+15735550160"), service: null };
const sedalia = place("sedalia", "Sedalia", "+16605550180");
const places = [columbia, jefferson, sedalia];

function place(id: string, name: string, phone: string) {
  const { sales, service } = storeFixture();
  const businessName = `Heartland Crossing ${name}`;
  const departments = { sales: { ...sales, phone }, service: service && { ...service, phone } };
  return storeFixture({ id, name, businessName, ...departments });
}

const group = (changes: Partial<SiteContext> = {}) =>
  siteFixture({ store: columbia, stores: places, places, ...changes });
const idsOf = (site: SiteContext, answering: Answering) =>
  answeringStores(site, answering).map(({ id }) => id);

function show(site: SiteContext, department: "sales" | "service") {
  const stores = answeringStoreViews(site, { department }, (phone) => `Call ${phone}`);
  render(
    <SiteProvider site={site}>
      <UseCoupons use={{ title: "How to", list: ["Show it."], stores }} department={department} />
    </SiteProvider>,
  );
}

describe("the stores that answer for an offer", () => {
  test("are all that have the department and honor it, while a group's visitor has chosen none", () => {
    expect(idsOf(group(), { department: "sales" })).toEqual(places.map(({ id }) => id));
    expect(idsOf(group(), { department: "service" })).toEqual(["columbia", "sedalia"]);
    expect(idsOf(group(), { department: "sales", stores: ["sedalia"] })).toEqual(["sedalia"]);
  });

  test("are the visitor's one, unless it has no such department", () => {
    const at = { store: jefferson, storeChosen: true };
    expect(idsOf(group(at), { department: "sales" })).toEqual(["jefferson-city"]);
    expect(idsOf(group(at), { department: "service" })).toEqual(["columbia", "sedalia"]);
  });

  test("are the one store of a dealer, without a name", () => {
    const views = answeringStoreViews(siteFixture(), { department: "service" }, String);
    expect(views).toMatchObject([{ name: null, call: { href: "tel:+15735550143" } }]);
  });
});

describe("how coupons are used", () => {
  test("lists each store that answers, with its hours and its number", () => {
    show(group(), "service");
    const list = within(screen.getByRole("list", { name: "Service hours" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "ColumbiaMonday to SaturdayCall (573) 555-0150",
      "SedaliaMonday to SaturdayCall (660) 555-0180",
    ]);
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("names a group's chosen store above its hours", () => {
    show(group({ storeChosen: true }), "sales");
    expect(screen.getByRole("heading", { name: "Heartland Crossing Columbia" })).toBeTruthy();
    expect(screen.getByRole("table", { name: "Sales hours" })).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});
