/** @jest-environment jsdom */

import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, describe, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CompareTray } from "./compare-tray.tsx";
import { RecordViewedVehicle } from "./record-viewed-vehicle.tsx";
import { ShortlistButtons } from "./shortlist-buttons.tsx";
import { shortlistStore } from "./shortlist-store.ts";

const car = (number: number) => ({ vin: `JA4J4TA81MZ00000${number}`, title: `Car ${number}` });

function show(cars: number[], cookieTier = 1) {
  return render(
    <SiteProvider site={siteFixture({ cookieTier })}>
      <VisitorProvider store={createVisitorStore()}>
        {cars.map((number) => (
          <ShortlistButtons key={number} car={car(number)} />
        ))}
        <CompareTray />
      </VisitorProvider>
    </SiteProvider>,
  );
}

afterEach(() => {
  act(() => {
    for (const list of ["saved", "compared", "seen"] as const) shortlistStore.clear(list);
  });
});

describe("CarActions", () => {
  test("save a car and announce it", async () => {
    show([1]);
    const save = screen.getByRole("button", { name: "Save: Car 1" });
    expect(save.getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(save);
    expect(save.getAttribute("aria-pressed")).toBe("true");
    expect(localStorage.getItem("forecourt.garage")).toContain(car(1).vin);
    await userEvent.click(save);
    expect(localStorage.getItem("forecourt.garage")).toBeNull();
  });

  test("disable the comparison of a fifth car and say why", async () => {
    show([1, 2, 3, 4, 5]);
    for (const button of screen.getAllByRole("button", { name: /^Compare: / })) {
      await userEvent.click(button);
    }
    expect(shortlistStore.getState().shortlist.compared).toHaveLength(4);
    const fifth = screen.getByRole("button", { name: "Compare: Car 5" });
    expect(fifth.getAttribute("aria-disabled")).toBe("true");
    expect(fifth.title).toBe("You can compare up to four cars. Remove one to add another.");
  });
});

describe("CompareTray", () => {
  test("appears with the first selected car and links to the comparison", async () => {
    show([1, 2]);
    expect(screen.queryByRole("region", { name: "Cars to compare" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Compare: Car 1" }));
    await userEvent.click(screen.getByRole("button", { name: "Compare: Car 2" }));
    expect(screen.getByText("2 of 4 cars")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Compare" }).getAttribute("href")).toBe(
      `/compare?cars=${car(2).vin},${car(1).vin}`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove Car 2 from comparison" }));
    expect(screen.getByText("1 of 4 cars")).toBeTruthy();
  });
});

test("stores a viewed car", () => {
  render(
    <SiteProvider site={siteFixture({ cookieTier: 1 })}>
      <VisitorProvider store={createVisitorStore()}>
        <RecordViewedVehicle {...car(3)} />
      </VisitorProvider>
    </SiteProvider>,
  );
  expect(shortlistStore.getState().shortlist.seen).toEqual([car(3)]);
});
