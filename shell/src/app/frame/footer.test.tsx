/** @jest-environment jsdom */
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Footer } from "./footer.tsx";
import { menuFixture } from "./testing/menu-fixture.ts";
import { renderWithSite } from "./testing/render-with-site.tsx";

const rows = (name: string) =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => row.textContent);

describe("the footer", () => {
  test("groups its links under headings and ends with a line of links", () => {
    renderWithSite(<Footer />, { site: { menu: menuFixture } });
    const groups = within(screen.getByRole("navigation", { name: "Footer" }));
    expect(groups.getByRole("heading", { name: "Shop cars" })).toBeTruthy();
    expect(groups.getByRole("link", { name: "All cars" }).getAttribute("href")).toBe(
      "/cars-for-sale",
    );
    expect(screen.getByRole("link", { name: "Contact us" })).toBeTruthy();
  });

  test("shows the store's address, phone and directions", () => {
    renderWithSite(<Footer />);
    expect(screen.getByText(/4180 Sycamore Bend Road/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "(573) 555-0142" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Get directions" })).toBeTruthy();
  });

  test("has the service department's phone and no note on vehicle prices in the service area", () => {
    const { unmount } = renderWithSite(<Footer area="service" />);
    expect(screen.getByRole("link", { name: "(573) 555-0143" })).toBeTruthy();
    expect(screen.queryByText(/registration are extra/)).toBeNull();
    unmount();
    renderWithSite(<Footer area="inventory" />);
    expect(screen.getByRole("link", { name: "(573) 555-0142" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "(573) 555-0143" })).toBeTruthy();
    expect(screen.getByText(/registration are extra/)).toBeTruthy();
  });

  test("groups days with the same hours in one row", () => {
    renderWithSite(<Footer />);
    expect(rows("Sales hours")).toEqual([
      "Monday – Saturday8\u00a0a.m. to 5:30\u00a0p.m.",
      "SundayClosed",
    ]);
    expect(rows("Service hours")).toEqual([
      "Monday – Saturday8\u00a0a.m. to 5\u00a0p.m.",
      "SundayClosed",
    ]);
  });

  test("says of each row of hours which days it is for, so that today's can be marked", () => {
    renderWithSite(<Footer />);
    const days = [...document.querySelectorAll<HTMLElement>("tr")].map(
      ({ dataset }) => dataset["on"],
    );
    expect(days).toEqual(["012345", "6", "012345", "6"]);
  });

  test("lists the dates on which a department is closed", () => {
    const { sales } = storeFixture();
    const store = storeFixture({ sales: { ...sales, closedOn: "January 1 and December 25" } });
    renderWithSite(<Footer />, { site: { store } });
    expect(rows("Sales hours").at(-1)).toBe("Closed onJanuary 1 and December 25");
    expect(rows("Service hours").at(-1)).toBe("SundayClosed");
  });

  test("shows no service hours without a service department", () => {
    const store = storeFixture({ service: null });
    renderWithSite(<Footer />, { site: { store } });
    expect(screen.queryByRole("table", { name: "Service hours" })).toBeNull();
    expect(screen.queryByRole("link", { name: "(573) 555-0143" })).toBeNull();
  });

  test("lists every store of a group, and none for a single store", () => {
    const stores = ["Columbia", "Rolla"].map((city, index) => ({
      id: city.toLowerCase(),
      name: city,
      city,
      stateShort: "MO",
      phone: `+1573555015${index}`,
    }));
    const { unmount } = renderWithSite(<Footer />, { site: { stores } });
    const list = screen.getByRole("heading", { name: "Our stores" }).parentElement;
    expect(
      within(list as HTMLElement)
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toEqual(["Columbia, MO(573) 555-0150", "Rolla, MO(573) 555-0151"]);
    unmount();
    renderWithSite(<Footer />);
    expect(screen.queryByText("Our stores")).toBeNull();
  });

  test("links to the page of each store where stores have pages", () => {
    const stores = ["Columbia", "Rolla"].map((city) => {
      const id = city.toLowerCase();
      return { id, name: city, city, stateShort: "MO", page: `/locations/${id}` };
    });
    renderWithSite(<Footer />, { site: { stores } });
    const link = screen.getByRole("link", { name: "Rolla, MO" });
    expect(link.getAttribute("href")).toBe("/locations/rolla");
  });

  test("shows social links only when there are any", () => {
    const socials = [{ name: "Facebook", url: "https://social.example/ozark" }];
    const { unmount } = renderWithSite(<Footer />, { site: { socials } });
    expect(screen.getByRole("navigation", { name: "Follow us" }).textContent).toBe("Facebook");
    unmount();
    renderWithSite(<Footer />);
    expect(screen.queryByRole("navigation", { name: "Follow us" })).toBeNull();
  });
});
