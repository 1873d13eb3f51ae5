/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server.node";
import { Page as OfferPage } from "../../pages/offer/offer-page.tsx";
import { Page as ListPage } from "../../pages/offer-list/offer-list-page.tsx";
import { Page as IndexPage } from "../../pages/offers/offers-page.tsx";
import { listFixture } from "./fixtures/offer-list.ts";
import { offerCrumbs } from "./offer-crumbs.ts";
import { offerView, storesFor } from "./offer-view.ts";

const site = siteFixture();
const offers = listFixture.offers.map((offer) => offerView(offer, "sales", site));
const [first] = offers;
if (!first) throw new Error("no offer");
const use = { ...listFixture.use, stores: storesFor({ department: "sales" }, site) };
const { title, description, empty } = listFixture;
const crumbs = offerCrumbs(site, listFixture, "Loyalty");
const all = { label: "Offers on cars", href: "/special-offers/sales" };
const others = { title: "More offers", coupons: offers.slice(1), all };

const pages: [string, () => ReactNode][] = [
  ["the list", () => <ListPage data={{ title, description, crumbs, empty: null, offers, use }} />],
  [
    "an empty list",
    () => <ListPage data={{ title, description, crumbs, empty, offers: [], use }} />,
  ],
  [
    "an offer",
    () => (
      <OfferPage
        data={{
          title,
          crumbs,
          coupon: first,
          print: "Print",
          ended: null,
          others,
          use,
          department: "sales",
        }}
      />
    ),
  ],
  [
    "an ended offer",
    () => (
      <OfferPage
        data={{
          title,
          crumbs,
          coupon: null,
          print: "Print",
          ended: "It ended.",
          others,
          use,
          department: "sales",
        }}
      />
    ),
  ],
  [
    "the index",
    () => (
      <IndexPage
        data={{
          title,
          description,
          empty: null,
          lists: [{ title: "Cars", offers, all }],
          more: [],
          moreTitle: "More",
        }}
      />
    ),
  ],
];

describe("the pages of offers", () => {
  test.each(pages)("%s is the same in the browser, with one main heading", (_name, page) => {
    const whole = <SiteProvider site={site}>{page()}</SiteProvider>;
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(whole);
    const sent = container.textContent;
    render(whole, { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
  });

  test("an offer says for which cars it is, leads to them, and one without a link calls", () => {
    expect(first).toMatchObject({
      forWhom: "For new Mitsubishi Outlander",
      code: "Code LOYAL750",
      expires: "Expires January\u00a031,\u00a02027",
      book: { href: "/new-cars-for-sale/mitsubishi/outlander" },
      view: { href: "/special-offers/sales/loyalty" },
    });
    const [offer] = listFixture.offers;
    const validity = "For cars bought through January\u00a031,\u00a02027.";
    expect(offer && offerView({ ...offer, validity }, "sales", site).expires).toBe(validity);
    expect(offers[1]).toMatchObject({ forWhom: null, book: { href: "tel:+15735550142" } });
  });

  test("an offer of another store says so, and is answered there", () => {
    const rolla = storeFixture({
      id: "rolla",
      name: "Rolla",
      businessName: "Ozark Trail Rolla",
      sales: { ...site.store.sales, phone: "+15735550170" },
    });
    const group = siteFixture({ stores: [site.store, rolla], places: [site.store, rolla] });
    const [offer] = listFixture.offers;
    if (!offer) throw new Error("no offer");
    const ofRolla = { ...offer, link: null, stores: ["rolla"] };
    expect(offerView(ofRolla, "sales", group)).toMatchObject({
      stores: "Only at our Rolla store",
      where: "Ozark Trail Rolla, (573) 555-0170",
      book: { label: "Call Ozark Trail Rolla at (573) 555-0170", href: "tel:+15735550170" },
    });
    expect(storesFor(ofRolla, group)).toMatchObject([
      { name: "Ozark Trail Rolla", hours: rolla.sales, call: { label: "Call (573) 555-0170" } },
    ]);
    expect(offerView(offer, "sales", group)).toMatchObject({
      stores: null,
      where: `${site.name}: Cape Girardeau, Cape Girardeau`,
    });
  });

  test("a claim of credit has its disclosure beside it", () => {
    const page = pages[0]?.[1]();
    const { container } = render(<SiteProvider site={site}>{page}</SiteProvider>);
    expect(container.querySelector("[data-credit-terms]")?.textContent).toContain("9.49% APR");
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });
});
