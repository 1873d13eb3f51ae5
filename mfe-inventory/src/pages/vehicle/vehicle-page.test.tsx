/** @jest-environment jsdom */

import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import type { PageFragments } from "@forecourt/remote-kit/pages";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import {
  createVisitorStore,
  VisitorProvider,
  type VisitorStore,
} from "@forecourt/remote-kit/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import { car, site } from "../../testing/inventory-fixture.ts";
import { loadParts, Page } from "./vehicle-page.tsx";
import type { VehicleRequest } from "./vehicle-request.ts";
import { vehicleView } from "./vehicle-view.ts";

const vehicleRequest: VehicleRequest = {
  today: "2026-04-16",
  terms: {},
  zip: null,
  lease: { months: NaN, miles: NaN },
};

beforeAll(loadParts);

interface Shown {
  vehicle?: Partial<VehicleDetail>;
  visit?: Partial<VehicleRequest>;
  where?: SiteContext;
  fragments?: PageFragments;
  visitor?: VisitorStore;
}

function page(
  {
    vehicle = {},
    visit = {},
    where = site,
    fragments = {},
    visitor = createVisitorStore(),
  }: Shown = {},
  gone: string[] = [],
) {
  const navigation = {
    path: "/",
    pending: { now: () => false, subscribe: () => () => undefined },
    go: (path: string) => void gone.push(path),
  };
  const data = vehicleView(car(vehicle), where, { ...vehicleRequest, ...visit });
  const other = vehicleCard(car({ vin: "JA4J4TA81MZ000124" }), where, { stated: { terms: {} } });
  const similar = { value: { cards: [other], disclosures: [] } };
  return (
    <SiteProvider site={where}>
      <VisitorProvider store={visitor}>
        <NavigationProvider value={navigation}>
          <Page data={{ ...data, ready: {} }} deferred={{ similar }} fragments={fragments} />
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
}

const region = (name: string) => within(screen.getByRole("region", { name }));

describe("the vehicle page", () => {
  test("shows the full price with its parts, the facts, and similar cars", () => {
    const { container } = render(page());
    expect(headingProblems(container)).toEqual([]);
    for (const text of ["$18,995", "$18,396.00", "Documentary fee", "$599.00"]) {
      expect(region("Price with dealer fees").getByText(text)).toBeTruthy();
    }
    expect(region("Details").getByText("JA4J4TA81MZ000123")).toBeTruthy();
    expect(region("Details").getByText("Decoded from the VIN")).toBeTruthy();
    expect(screen.getByText("On our lot for 42 days")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "More like this" })).toBeTruthy();
  });

  test("hydrates without differences", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page({ visit: { zip: "63701" } }));
    const sent = container.textContent;
    render(page({ visit: { zip: "63701" } }), { container, hydrate: true });
    // Only the button that sends the terms gives way to one that takes them back.
    expect(container.textContent?.replace("Start over", "Update payment")).toBe(sent);
  });

  test("links every action to a section, a phone number or a page", () => {
    const { container } = render(page());
    const actions = region("Price with dealer fees").getAllByRole("link");
    const ways = actions.map((link) => link.getAttribute("href") ?? "");
    expect(actions.map((link) => link.textContent)).toEqual([
      "Schedule Test Drive",
      "Personalize My Price",
      "See it with your tax and fees",
      "Change down payment, credit, or term",
      "Finish your terms to customize pricing",
      "Ask about this car",
      "Get pre-approved",
      "Sell or trade",
    ]);
    for (const way of ways.filter((one) => one.startsWith("#"))) {
      expect(container.querySelector(way)).not.toBeNull();
    }
    const segment = "2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
    expect(ways.filter((one) => !one.startsWith("#"))).toEqual([
      `/test-drive/${segment}`,
      `/personalize/${segment}`,
      `/personalize/${segment}`,
      "/auto-financing/apply-for-financing?vehicle=JA4J4TA81MZ000123",
      "/sell-trade-my-car",
    ]);
  });

  test("takes to the pre-approval what was stated with the car, and nothing that is the dealer's", async () => {
    const remembered = { tradeEquity: 2000 };
    const where = { terms: { cashDown: 3000 }, remembered, zip: "63701-1234" };
    render(page({ visit: where }));
    const way = () => screen.getByRole("link", { name: "Get pre-approved" }).getAttribute("href");
    const form = "/auto-financing/apply-for-financing?vehicle=JA4J4TA81MZ000123";
    expect(way()).toBe(`${form}&down=3000&trade=2000&zip=63701`);
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), {
      target: { value: "60" },
    });
    expect(way()).toBe(`${form}&down=3000&trade=2000&term=60&zip=63701`);
  });

  test("has one payment in its panel once the car has one of a pre-approval", () => {
    const panel = () => region("Price with dealer fees");
    const { unmount } = render(page());
    expect(panel().getByText("Estimated payment")).toBeTruthy();
    unmount();
    const carFit = <p>Fits your pre-approval: about $412.09 a month</p>;
    render(page({ fragments: { "financing/carFit": carFit } }));
    expect(panel().getByText(/^Fits your pre-approval/)).toBeTruthy();
    expect(panel().queryByText("Estimated payment")).toBeNull();
    const change = panel().getByRole("link", { name: "Change down payment, credit, or term" });
    expect(change.getAttribute("href")).toBe("#payment");
  });

  test("has the way to the visitor's own answer, for this car and its terms, in place of the pre-approval", () => {
    const preApproval = "A".repeat(43);
    const visitor = createVisitorStore({ ...anonymousVisitor, terms: { preApproval } });
    render(page({ visitor }));
    const [, own] = region("Price with dealer fees").getAllByRole("link");
    expect([own?.textContent, own?.getAttribute("href"), own?.getAttribute("rel")]).toEqual([
      "Use my pre-approval for this car",
      `/auto-financing/apply-for-financing/${preApproval}?vehicle=JA4J4TA81MZ000123&down=1000&term=72`,
      "nofollow",
    ]);
    expect(screen.queryByRole("link", { name: "Get pre-approved" })).toBeNull();
  });

  test("shows the call-for-price text and no estimate without a price", () => {
    render(page({ vehicle: { price: null } }));
    const call = region("Price with dealer fees").getByRole("link", { name: "Call for Price" });
    expect(call.getAttribute("href")).toBe("tel:+15735550142");
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("region", { name: "Out-the-door price" })).toBeNull();
  });

  test("of a sold car has no price, payment and actions, and links to similar cars", () => {
    render(page({ vehicle: { status: "sold", soldOn: "2026-11-02" } }));
    expect(screen.getByText("This vehicle has been sold")).toBeTruthy();
    // On a phone it is the first thing that one sees.
    const notice = screen.getByText("This vehicle has been sold");
    const [picture] = screen.getAllByRole("img");
    expect(picture && notice.compareDocumentPosition(picture)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    for (const name of ["Price with dealer fees", "Your payment", "See it in person"]) {
      expect(screen.queryByRole("region", { name })).toBeNull();
    }
    expect(screen.queryByRole("link", { name: "Schedule Test Drive" })).toBeNull();
    expect(screen.getByRole("heading", { name: "More like this" })).toBeTruthy();
  });

  test("of a car of another store shows that store with address and phone", () => {
    const there = { ...site.store, id: "rolla", name: "Rolla", city: "Rolla", zip: "65401" };
    const rolla = { ...there, sales: { ...there.sales, phone: "+15735550170" } };
    const group = {
      ...site,
      storeChosen: true,
      stores: [site.store, rolla],
      places: [site.store, rolla],
    };
    render(page({ vehicle: { storeId: "rolla" }, where: group }));
    expect(
      screen.getByText(/Located at our Rolla store, 0 miles from Cape Girardeau\./),
    ).toBeTruthy();
    const storeRegion = region("See it in person");
    expect(storeRegion.getByText("Rolla, MO 65401")).toBeTruthy();
    expect(storeRegion.getByRole("link", { name: "(573) 555-0170" })).toBeTruthy();
  });
});

describe("the payment", () => {
  test("follows a slider at once in every place, with its terms", () => {
    render(page());
    const slider = screen.getByRole("slider", { name: "Cash down" });
    expect(slider.getAttribute("aria-valuetext")).toBe("$1,000 down");
    fireEvent.change(slider, { target: { value: "8000" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("$8,000 down");
    const figures = screen.getAllByText("per month, estimated");
    expect(figures).toHaveLength(2);
    for (const figure of figures) {
      const terms = document.getElementById(figure.getAttribute("aria-describedby") ?? "");
      expect(terms?.textContent).toContain("$8,000 down, no trade-in");
    }
    expect(screen.getAllByText("Amount financed $10,995.00")).toHaveLength(2);
  });

  test("starts with the terms of the address, and resets to the dealer's", async () => {
    render(page({ visit: { terms: { months: 60, creditScore: 620 } } }));
    const term = screen.getByRole("slider", { name: "Loan term" });
    expect(term.getAttribute("aria-valuetext")).toBe("60 months");
    expect(
      screen.getByRole("slider", { name: "Credit score" }).getAttribute("aria-valuetext"),
    ).toBe("620, Fair");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(term.getAttribute("aria-valuetext")).toBe("72 months");
  });

  test("that the visitor changes is remembered for all pages", async () => {
    const visitor = createVisitorStore();
    render(page({ visitor }));
    fireEvent.change(screen.getByRole("slider", { name: "Loan term" }), {
      target: { value: "60" },
    });
    await waitFor(() => expect(visitor.getState().terms).toEqual({ months: 60 }));
    fireEvent.change(screen.getByRole("slider", { name: "Trade-in equity" }), {
      target: { value: "500" },
    });
    await waitFor(() => expect(visitor.getState().terms).toMatchObject({ tradeEquity: 50_000 }));
    await userEvent.click(screen.getByRole("link", { name: "20% down, $3,800" }));
    expect(visitor.getState().terms).toEqual({
      months: 60,
      tradeEquity: 50_000,
      tradingIn: true,
      cashDown: 380_000,
    });
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(visitor.getState().terms).toMatchObject({
      months: 72,
      tradeEquity: 0,
      cashDown: 100_000,
    });
  });

  test("starts with the terms that the visitor stated before", () => {
    const remembered = { months: 36, cashDownPercent: 15 };
    render(page({ visit: { remembered } }));
    const value = (name: string) =>
      screen.getByRole("slider", { name }).getAttribute("aria-valuetext");
    expect(value("Loan term")).toBe("36 months");
    // 15 percent of 18,995 is 2,849.25.
    expect(value("Cash down")).toBe("$2,849 (15%) down");
    expect(screen.queryByRole("link", { name: /% down/ })).toBeNull();
    expect(screen.getAllByText("$2,849.25 (15%) down, no trade-in")).toHaveLength(2);
  });

  test("has a cash-down slider that ends within the price", () => {
    render(page({ visit: { terms: { cashDown: 20_000 } } }));
    const slider = screen.getByRole("slider", { name: "Cash down" });
    expect([slider.getAttribute("max"), slider.getAttribute("value")]).toEqual(["18900", "18900"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("$18,995 down");
  });

  test("offers shares of the price as cash down, rounded to the slider's steps, as links without JavaScript", async () => {
    render(page());
    const share = screen.getByRole("link", { name: "20% down, $3,800" });
    expect(share.getAttribute("href")).toMatch(/JA4J4TA81MZ000123\?down=3800#payment$/);
    await userEvent.click(share);
    expect(screen.getByRole("slider", { name: "Cash down" })).toHaveProperty("value", "3800");
    expect(share.getAttribute("aria-current")).toBe("true");
  });

  test("of a new car comes with a lease and its disclosure", () => {
    render(page({ vehicle: { condition: "new" } }));
    const figure = screen.getByText("per month, estimated lease");
    const beside = () =>
      document.getElementById(figure.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
    expect(beside()).toMatch(/This is an example of a lease: 36 monthly payments of \$[\d.]+,/);
    expect(beside()).toContain("No security deposit is required.");
    expect(beside()).toContain("Each additional mile costs $0.20");
    fireEvent.change(screen.getByRole("slider", { name: "Lease term" }), {
      target: { value: "24" },
    });
    fireEvent.change(screen.getByRole("slider", { name: "Cash down" }), {
      target: { value: "3000" },
    });
    expect(beside()).toMatch(/lease: 24 monthly payments/);
    expect(beside()).toContain("With $3,000 down and no trade-in.");
  });

  test.each([
    ["a used car", { vehicle: {} }],
    [
      "a dealer that leases none",
      {
        vehicle: { condition: "new" as const },
        where: { ...site, financeProgram: { ...site.financeProgram, lease: null } },
      },
    ],
  ])("has no lease for %s", (_name, shown) => {
    render(page(shown));
    expect(screen.queryByText("per month, estimated lease")).toBeNull();
  });

  test("is missing when the down payment covers the price", () => {
    render(page({ visit: { terms: { cashDown: 20_000 } } }));
    expect(screen.queryByText("per month, estimated")).toBeNull();
    expect(screen.getAllByText("Your down payment covers the price")).toHaveLength(2);
  });
});
