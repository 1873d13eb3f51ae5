/** @jest-environment jsdom */
import { startFormPath } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { carLookupMethods } from "@forecourt/domain/trade/car-lookup-methods";
import type { StoreCardsData } from "@forecourt/remote-kit/content/store-cards-view";
import type { StoresElsewhereData } from "@forecourt/remote-kit/content/stores-elsewhere";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import { content, minimalContent } from "./fixtures/content.ts";
import type { TradeIndexData } from "./index-data.ts";
import { Page } from "./index-page.tsx";

const form = startFormView(pageRequest("/sell-trade-my-car", "http://trade.test"), {
  typed: null,
  ways: carLookupMethods,
});

function page(data: typeof content, stores: TradeIndexData["stores"] = null) {
  return (
    <SiteProvider site={siteFixture()}>
      <Page data={{ ...data, elsewhere: null, form, stores }} />
    </SiteProvider>
  );
}

const cards: StoreCardsData = {
  directions: "Get directions",
  back: null,
  stores: ["Columbia", "Rolla"].map((name) => ({
    id: name.toLowerCase(),
    name,
    page: `/locations/${name.toLowerCase()}`,
    address: ["1 Road", `${name}, MO 65201`],
    lines: ["51 miles from Sedalia", "Open Monday"],
    phone: "+15735550150",
    call: "Call (573) 555-0150",
    directionsUrl: "https://maps.example/",
  })),
};

describe("a store that buys no cars", () => {
  const elsewhere: StoresElsewhereData = {
    title: "Our Sedalia store doesn’t buy cars",
    lead: "These do",
    note: "It becomes your store",
    cards: {
      ...cards,
      back: "/sell-trade-my-car",
      stores: cards.stores.map((one) => ({ ...one, choose: `Get an offer from ${one.name}` })),
    },
  };

  test("has a way to each store that does", () => {
    const { container } = render(
      <SiteProvider site={siteFixture()}>
        <Page data={{ elsewhere }} />
      </SiteProvider>,
    );
    expect(headingProblems(container)).toEqual([]);
    expect(container.querySelector("form")?.getAttribute("action")).toBe(chooseStorePath);
    expect(container.querySelector<HTMLInputElement>("input[name=back]")?.value).toBe(
      "/sell-trade-my-car",
    );
    const choice = screen.getByRole("button", { name: "Get an offer from Rolla" });
    expect(choice.getAttribute("value")).toBe("rolla");
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "/locations/columbia",
      "tel:+15735550150",
      "https://maps.example/",
      "/locations/rolla",
      "tel:+15735550150",
      "https://maps.example/",
    ]);
  });
});

describe("the sell and trade index", () => {
  test("draws in the browser what the server sent", () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(page(content));
    const sent = container.textContent;
    render(page(content), { container, hydrate: true });
    expect(container.textContent).toBe(sent);
  });

  test.each([
    ["full", content],
    ["spare", minimalContent],
  ])("has one main heading and skips no level (%s)", (_name, data) => {
    const { container } = render(page(data));
    expect(headingProblems(container)).toEqual([]);
  });

  test("compares three ways in ten rows of one table", () => {
    render(page(content));
    const table = within(screen.getByRole("table", { name: "Three ways" }));
    const columns = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(columns).toEqual(["Sell to us", "Trade in with us", "Sell privately"]);
    expect(table.getAllByRole("rowheader")).toHaveLength(10);
    expect(table.getAllByRole("row")).toHaveLength(11);
  });

  test("names the way beside each cell for the eyes only: the table says it already", () => {
    render(page(content));
    const row = within(screen.getByRole("row", { name: /^Row 2/ }));
    expect(row.getAllByRole("cell").map(heard)).toEqual(["us 2", "trade 2", "private 2"]);
    expect(row.getByText("Trade in with us").getAttribute("aria-hidden")).toBe("true");
  });

  test("keeps the table a table where it is displayed as cards", () => {
    const { container } = render(page(content));
    const roles = [...container.querySelectorAll("table, thead, tbody, tr, th, td")].map((part) =>
      part.getAttribute("role"),
    );
    expect(roles).not.toContain(null);
  });

  test("has a place for every link of the menus", () => {
    render(page(content));
    expect(screen.getByRole("region", { name: "Three ways" }).id).toBe("compare");
    expect(screen.getByRole("region", { name: "What to bring" }).id).toBe("what-to-bring");
  });

  test("asks which car it is in three ways, one of them shown", () => {
    const { container } = render(page(content));
    const ways = screen.getAllByRole("radio").map((way) => way.getAttribute("value"));
    expect(ways).toEqual(["vin", "plate", "car"]);
    expect(screen.getByRole("radio", { name: "VIN" })).toHaveProperty("checked", true);
    expect(container.querySelector("form")?.getAttribute("action")).toBe(startFormPath);
    expect(screen.getByRole("combobox", { name: "State on the plate" })).toHaveProperty(
      "value",
      "MO",
    );
  });

  test("has a group’s stores that buy cars, with no button that means one of them", () => {
    const { container } = render(page(content, { title: "Where", lead: "Here", cards }));
    expect(headingProblems(container)).toEqual([]);
    const where = within(screen.getByRole("region", { name: "Where" }));
    expect(where.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(where.getAllByRole("link", { name: "Call (573) 555-0150" })).toHaveLength(2);
    expect(where.queryByRole("button")).toBeNull();
  });

  test("leaves no empty band for what a dealer leaves out", () => {
    render(page(minimalContent));
    expect(screen.getAllByRole("region")).toHaveLength(3);
    expect(screen.queryByRole("region", { name: "Disclaimer" })).toBeNull();
  });
});

/** Text of an element without what is hidden from screen readers. */
function heard(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) hidden.remove();
  return copy.textContent;
}
