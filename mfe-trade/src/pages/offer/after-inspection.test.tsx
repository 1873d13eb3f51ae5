/** @jest-environment jsdom */
import type { AfterInspection } from "@forecourt/contracts/areas/trade/after-inspection";
import { beforeAll, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { car, drawn, offer } from "../../testing/drawn-offer.tsx";
import { loadParts } from "./offer-page.tsx";

beforeAll(loadParts);

const revised: AfterInspection = {
  state: "revised",
  inspectedOn: "2026-11-24",
  found: ["Rear bumper scratched"],
  revision: {
    lines: [{ reason: "Rear bumper repair", amountCents: -25_000 }],
    cashNow: { firstCents: 950_000, finalPriceCents: 925_000 },
    moreCashLater: null,
    validUntil: "2026-12-01",
  },
  boughtCents: null,
  reason: null,
};

/** The texts of the section about the inspection. */
function shown(afterInspection?: AfterInspection): string {
  const { container } = render(drawn(afterInspection ? { afterInspection } : {}).element);
  return container.querySelector("#inspection")?.textContent ?? "";
}

test("there is no such section before the inspection", () => {
  expect(shown()).toBe("");
});

test("shows what was found, each difference with its reason, the new price and its last day", () => {
  expect(shown(revised)).toContain("on Tuesday, November 24");
  const section = screen.getByRole("heading", { name: "After the inspection" }).parentElement;
  if (section === null) throw new Error("no section");
  const { getByText } = within(section);
  expect(getByText("Rear bumper scratched").tagName).toBe("LI");
  expect(getByText("Rear bumper repair").nextSibling?.textContent).toBe("-$250");
  expect(getByText("Our first offer").nextSibling?.textContent).toBe("$9,500");
  expect(getByText("Our offer now").nextSibling?.textContent).toBe("$9,250");
  expect(section.textContent).toContain("valid through Tuesday, December 1");
});

const kept = {
  keptAt: "2026-11-23T15:00:00.000Z",
  firstName: "Ada",
  interest: "sell" as const,
  dropOff: null,
  isMailed: true,
};
const payoff = { owedCents: 620_000, lender: null };

test("after a revision the new price counts: less the loan, toward a car, and as the first version's successor", () => {
  render(drawn({ afterInspection: revised, kept, payoff }).element);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Our new offer");
  expect(screen.getByText("You get").nextSibling?.textContent).toBe("$3,050");
  expect(screen.getByText("Our first offer, before the inspection").tagName).toBe("SUMMARY");
  expect(document.querySelector("#offer dl")?.textContent).toBe("Cash now$9,250");
  expect(screen.queryByText("Your choice")).toBeNull();
  const links = [...document.querySelectorAll("a")].map(({ href }) => href);
  expect(links.some((href) => href.includes("3050"))).toBe(true);
  expect(links.some((href) => href.includes("3300"))).toBe(false);
});

test.each(["bought", "declined", "kept-by-seller"] as const)(
  "an offer that is %s has no form",
  (state) => {
    const boughtCents = state === "bought" ? 925_000 : null;
    const after = { ...revised, state, boughtCents, reason: "frame damage" };
    const { container } = render(drawn({ afterInspection: after, kept, payoff }).element);
    expect(container.querySelectorAll("form")).toHaveLength(0);
    expect(container.textContent).not.toContain("No time is booked");
  },
);

test("what was read at the car is said, and neither VIN nor photos are asked for any more", () => {
  const read = { mileage: 61_200, vin: "1M8GDM9AXKP042788" };
  const visit = { ...kept, dropOff: { day: "2026-11-27", time: "09:30" } };
  const withoutVin = { ...car, vin: null };
  const { unmount } = render(drawn({ car: withoutVin, kept: visit }).element);
  expect(screen.getByLabelText("VIN (optional)")).toBeTruthy();
  expect(screen.getByText("Photos of your car")).toBeTruthy();
  unmount();
  expect(shown({ ...revised, read })).toContain("The odometer shows 61,200 miles.");
  expect(shown({ ...revised, read })).toContain("The car’s VIN is 1M8GDM9AXKP042788.");
  render(drawn({ car: withoutVin, kept: visit, afterInspection: { ...revised, read } }).element);
  expect(screen.queryByLabelText("VIN (optional)")).toBeNull();
  expect(screen.queryByText("Photos of your car")).toBeNull();
  expect(screen.queryByText(/^Bring the car/)).toBeNull();
  expect(screen.getByText(/^Drop-off: Friday, November 27/)).toBeTruthy();
  expect(screen.queryByText("Need another time?")).toBeNull();
  expect(screen.getAllByText(/^To finish the sale, bring the title/).length).toBeGreaterThan(0);
});

test.each([
  [{ state: "inspected", revision: null }, "Your price comes next."],
  [{ state: "bought", boughtCents: 925_000 }, "We’re buying it for $9,250."],
  [{ state: "declined", revision: null, reason: "the frame is bent" }, "the frame is bent"],
  [{ state: "kept-by-seller", revision: null }, "You decided to keep your car."],
] as const)("%j is said plainly", (changes, text) => {
  expect(shown({ ...revised, ...changes })).toContain(text);
});

test("a trade-in that is bought has its value, what comes with it, and the way to the cars", () => {
  const bought = { payment: "cashNow" as const, stepPayments: [] };
  const after = { ...revised, state: "bought" as const, boughtCents: 925_000, bought };
  const tradeIn = { ...kept, interest: "trade-in" as const };
  const { container, unmount } = render(
    drawn({ afterInspection: after, kept: tradeIn, payoff }).element,
  );
  expect(container.textContent).toContain("Your trade-in value is $9,250.");
  expect(container.textContent).toContain("every key and your lender’s payoff letter");
  expect(screen.getByText("Use it toward a car").closest("a")?.href).toContain("3050");
  unmount();
  render(drawn({ afterInspection: after, kept, payoff }).element);
  expect(screen.queryByText("Use it toward a car")).toBeNull();
});

test("a trade-in that is kept shows the one price that counts", () => {
  const tradeIn = { ...kept, interest: "trade-in" as const };
  const { container, unmount } = render(drawn({ kept: tradeIn }).element);
  const head = () => container.querySelector("#offer")?.textContent ?? "";
  expect(head()).toContain("$9,500");
  expect(head()).not.toMatch(/More cash later|two parts/);
  expect(head()).toMatch(/toward your next car, through .* we’ll still buy yours at this price\./);
  expect(container.textContent).toContain("As a trade-in, it counts toward your next car.");
  expect(container.textContent).not.toContain("One check when you drop off your car.");
  unmount();
  render(drawn({ kept }).element);
  expect(document.querySelector("#offer")?.textContent).toContain("More cash later");
});

test("the page's head has what was read at the car", () => {
  const read = { mileage: 61_200, vin: "1HGCM82633A004352" };
  const { container } = render(drawn({ kept, afterInspection: { ...revised, read } }).element);
  const head = container.querySelector("#offer")?.textContent;
  expect(head).toContain("61,200 miles");
  expect(head).toContain("VIN 1HGCM82633A004352");
  expect(head).not.toContain(car.vin ?? "none");
  expect(container.textContent).toContain(`You gave us ${car.vin}.`);
});

test("a car that is sold for its seller is not bought, and only its first check is promised", () => {
  const stepPayments = [
    { label: "First check", percent: 68, amountCents: 884_340 },
    { label: "Second check", percent: 32, amountCents: 416_160 },
  ];
  const bought = { payment: "moreCashLater" as const, stepPayments };
  const after = { ...revised, state: "bought" as const, revision: null, boughtCents: 1_300_500 };
  const { container } = render(drawn({ kept, afterInspection: { ...after, bought } }).element);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("We’re selling your");
  expect(container.textContent).toContain("Your first check is $8,843.40.");
  expect(container.textContent).not.toMatch(/Purchase price|buying it/);
});

test("until the store decides, neither the price nor the description of the seller is confirmed", () => {
  const text = shown({ ...revised, state: "inspected", revision: null });
  expect(text).toContain("We’re going over what we found.");
  expect(text).toContain("Rear bumper scratched");
  expect(text).not.toMatch(/as you described|stays|ready to sell/);
});

test.each(["inspected", "revised", "bought", "declined"] as const)(
  "the answers of a car that is %s are not changed online, and the page says whom to call",
  (state) => {
    const changes = [{ label: "Has anyone smoked in it?", from: "Yes", to: "No" }];
    const previous = { offer, changes };
    const after = { ...revised, state, revision: null, boughtCents: null };
    render(drawn({ afterInspection: after, kept, previous, isExpired: true }).element);
    const note = screen.getByText(
      /you can no longer change your answers or switch between .* online\. Call us at/,
    );
    expect(note.closest("#inspection")).not.toBeNull();
    expect(document.querySelector('a[href*="/your-vehicle/"]')).toBeNull();
    expect(screen.queryByText("Has anyone smoked in it? Yes → No")).toBeNull();
    expect(document.querySelector('form[action$="/offer/form"]')).toBeNull();
  },
);
