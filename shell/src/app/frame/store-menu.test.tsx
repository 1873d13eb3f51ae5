/** @jest-environment jsdom */
import type { StoreStatus } from "@forecourt/contracts/site-store";
import { chooseStore } from "@forecourt/contracts/visitor/store-choice";
import { storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FrameStoreProvider } from "./frame-store.tsx";
import { StoreMenu } from "./store-menu.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

const columbia = storeFixture({ id: "columbia", name: "Columbia", city: "Columbia" });
const rolla = storeFixture({
  id: "rolla",
  name: "Rolla West",
  city: "Rolla",
  phone: "+15735550170",
  address: "100 Test Road",
});
const group = { store: columbia, stores: [columbia, rolla] };

async function opened(storeChosen: boolean) {
  const navigation = { path: "/used-cars-for-sale?page=2" };
  renderWithSite(<StoreMenu />, { site: { ...group, storeChosen }, navigation });
  const summary = document.querySelector("summary");
  if (summary) await userEvent.setup().click(summary);
  return {
    summary,
    form: screen.getByRole<HTMLFormElement>("form", { name: "Choose your store" }),
  };
}

describe("the store in the header", () => {
  test("links to directions for a dealer with one store", () => {
    renderWithSite(<StoreMenu />);
    const link = screen.getByRole("link", { name: "Get directions: Cape Girardeau" });
    expect(link.getAttribute("href")).toBe("https://maps.example/cape");
  });

  test('shows "All stores" until one is chosen', async () => {
    const { summary } = await opened(false);
    expect(summary?.textContent).toBe("Change store: All stores");
    expect(screen.getByText("Showing all 2 stores.")).toBeTruthy();
    expect(screen.getByRole("button", { current: true }).textContent).toBe("All stores");
  });

  test("shows the chosen store and marks it in the list", async () => {
    const { summary } = await opened(true);
    expect(summary?.textContent).toBe("Change store: Columbia");
    expect(screen.getByRole("button", { current: true }).textContent).toContain("Columbia, MO");
  });

  test("says which store the page is about, and which one is the visitor's", async () => {
    const site = { ...group, storeChosen: true };
    renderWithSite(
      <FrameStoreProvider store={rolla}>
        <StoreMenu />
      </FrameStoreProvider>,
      { site },
    );
    expect(screen.getByText("This page is about our Rolla West store.")).toBeTruthy();
    expect(screen.getByText("You’re shopping at Columbia.")).toBeTruthy();
  });

  test("marks the store that the address of the page asks for, and calls none the visitor's", () => {
    renderWithSite(<StoreMenu />, { site: { ...group, storeChosen: true, storeAsked: true } });
    expect(screen.getByText("This page is about our Columbia store.")).toBeTruthy();
    expect(screen.queryByText(/You’re shopping/)).toBeNull();
    const marked = screen.getAllByRole("button", { current: true, hidden: true });
    expect(marked.map((button) => button.getAttribute("value"))).toEqual(["columbia"]);
  });

  test("offers all stores first, also after one was chosen", async () => {
    const { form } = await opened(true);
    const [all] = within(form).getAllByRole("button");
    expect(all?.textContent).toBe("All stores");
    expect(Object.fromEntries(new FormData(form, all))).toMatchObject({ store: "" });
    expect(screen.getByText("100 Test Road")).toBeTruthy();
  });

  test("says of each store whether it is open now, by the browser's clock", async () => {
    const past = Math.floor(Date.now() / 60_000) - 1;
    const statuses: StoreStatus[] = [
      ["Open until 7 p.m.", past],
      ["Closed · opens Monday 9 a.m.", null],
    ];
    const stores = [{ ...columbia, statuses }, rolla];
    renderWithSite(<StoreMenu />, { site: { ...group, stores } });
    const button = screen.getByText("Closed · opens Monday 9 a.m.").closest("button");
    expect(button?.value).toBe("columbia");
    expect(screen.queryByText("Open until 7 p.m.")).toBeNull();
  });

  test("submits the choice and the return path as a form", async () => {
    const { form } = await opened(false);
    const button = within(form).getByRole("button", { name: /Rolla West/ });
    const sent = Object.fromEntries(new FormData(form, button));
    expect(form.method).toBe("post");
    expect(form.getAttribute("action")).toBe(chooseStore.path);
    expect(sent).toEqual({ store: "rolla", back: "/used-cars-for-sale?page=2" });
  });
});
