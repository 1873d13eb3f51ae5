/** @jest-environment jsdom */
import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { TradeInTax } from "@forecourt/contracts/areas/trade/offer-page";
import { onTrack } from "@forecourt/remote-kit/track";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { car, drawn, offer, token } from "../../testing/drawn-offer.tsx";
import { loadParts } from "./offer-page.tsx";

beforeAll(loadParts);

const doFetch = stubFetch();
const tracked: string[] = [];
onTrack(({ name }) => void tracked.push(name));
beforeEach(() => {
  tracked.length = 0;
});

test.each([
  [null, "Your new answers don’t match it yet.", null],
  [
    pricedAt(940_000),
    "It’s for your earlier answers; below is what we offer for your new ones.",
    "Keep this new offer instead",
  ],
  [
    offer,
    "Your changes don’t change the price. Keep the offer below so that the store has them too.",
    "Keep it with your changes",
  ],
])("names the offer that was kept before the answers changed", (made, next, button) => {
  const dropOff = { day: "2026-11-24", time: "09:30" };
  const before = { ...offer, number: "T-1111-2222" };
  render(
    drawn({ offer: made, keptBefore: { offer: before, interest: "trade-in", dropOff } }).element,
  );
  const sentence =
    "You kept offer T-1111-2222: $9,500 through Monday, November 30, drop-off Tuesday, November 24 at 9:30 a.m.";
  expect(screen.getByText(`${sentence} ${next}`)).toBeTruthy();
  const names = screen.queryAllByRole("button", { name: /^Keep/ }).map((one) => one.textContent);
  expect(names).toEqual(button === null ? [] : [button]);
  const interest = document.querySelector<HTMLInputElement>('input[name="interest"]:checked');
  expect(interest?.value).toBe(button === null ? undefined : "trade-in");
});

/** The offer with another price of cash now. */
function pricedAt(finalPriceCents: number): TradeOffer {
  const priced = JSON.parse(JSON.stringify(offer)) as TradeOffer;
  if (priced.result.outcome === "offers" && priced.result.cashNow?.isOffered) {
    priced.result.cashNow.offer.finalPriceCents = finalPriceCents;
  }
  return priced;
}

test("an offer that was changed in another window is refused visibly: the summary has the focus", async () => {
  const text = "Your offer has changed";
  const error = { code: "fields-invalid", message: "", fields: { form: text, offer: text } };
  const response = { ok: false, status: 422, text: async () => JSON.stringify({ error }) };
  doFetch.mockResolvedValue(response as Response);
  Element.prototype.scrollIntoView = jest.fn();
  const { element, paths } = drawn();
  const { rerender } = render(element);
  const user = userEvent.setup();
  for (const [name, typed] of Object.entries({
    "First name": "Ada",
    "Last name": "Moss",
    Phone: "5735550142",
    Email: "ada@moss.example",
  })) {
    await user.type(screen.getByRole("textbox", { name: new RegExp(name) }), typed);
  }
  await user.click(screen.getByRole("button", { name: "Keep this offer" }));
  await waitFor(() => expect(paths).toHaveLength(1));
  const returned = { form: "keep" as const, fields: {}, faults: { form: text } };
  rerender(drawn({ offer: { ...offer, number: "T-2222-3333" }, returned }).element);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(text));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test("tells another person for whom the offer is kept", () => {
  const keptAt = "2026-11-23T15:00:00.000Z";
  const kept = {
    keptAt,
    firstName: "Tom",
    interest: "sell" as const,
    dropOff: null,
    isMailed: true,
  };
  render(drawn({ kept }, "?already=1").element);
  expect(screen.getByText("This offer is already kept for Tom")).toBeTruthy();
  expect(screen.getByText("To change the contact, call (573) 555-0142.")).toBeTruthy();
});

test.each([
  [{}, true],
  [{ isMailed: false }, false],
  [{ dropOff: { day: "2026-11-24", time: "09:30" } }, false],
  [{ remindsOn: undefined }, false],
])("names the day of the reminder to a seller who has booked no time: %j", (more, isSaid) => {
  const kept = {
    keptAt: "2026-11-23T15:00:00.000Z",
    firstName: "Ada",
    interest: "sell" as const,
    dropOff: null,
    isMailed: true,
    remindsOn: "2026-11-28",
    ...more,
  };
  const { remindsOn, ...rest } = kept;
  render(drawn({ kept: remindsOn === undefined ? rest : { ...rest, remindsOn } }).element);
  const said = screen.queryByText(
    "We’ll email you one reminder before it ends, on Saturday, November 28.",
  );
  expect(said !== null).toBe(isSaid);
});

async function sendForm(isLead: boolean) {
  const body = { isLead, location: `/sell-trade-my-car/offer/${token}#kept` };
  const response = { ok: true, status: 200, text: async () => JSON.stringify(body) };
  doFetch.mockResolvedValue(response as Response);
  const { element, paths } = drawn();
  render(element);
  const user = userEvent.setup();
  for (const [name, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Moss",
    Phone: "5735550142",
    Email: "ada@moss.example",
  })) {
    await user.type(screen.getByRole("textbox", { name: new RegExp(name) }), text);
  }
  await user.click(screen.getByText("Tuesday, November 24"));
  await user.click(screen.getByRole("radio", { name: "1:30 p.m." }));
  await user.click(screen.getByRole("radio", { name: /Trade it in/ }));
  await user.click(screen.getByRole("button", { name: "Keep this offer" }));
  await waitFor(() => expect(paths).toEqual([`/sell-trade-my-car/offer/${token}`]));
  const sent = doFetch.mock.calls.at(-1)?.[1]?.body;
  return JSON.parse(typeof sent === "string" ? sent : "null") as Record<string, string>;
}

test("keeps the offer, and counts the lead with the request that made it alone", async () => {
  expect(await sendForm(true)).toMatchObject({
    firstName: "Ada",
    interest: "trade-in",
    slot: "2026-11-24T13:30",
  });
  expect(tracked).toEqual(["Lead", "SellTrade"]);
});

test("counts no lead when the offer was kept before", async () => {
  await sendForm(false);
  expect(tracked).toEqual([]);
});

const keptAt = "2026-11-23T15:00:00.000Z";
const kept = { keptAt, firstName: "Ada", interest: "sell" as const, dropOff: null, isMailed: true };

test("a visit can be moved and canceled on the page, by plain forms", () => {
  const dropOff = { day: "2026-11-24", time: "09:30" };
  render(drawn({ kept: { ...kept, dropOff } }).element);
  expect(screen.getByText("Drop-off: Tuesday, November 24 at 9:30 a.m.")).toBeTruthy();
  const actions = ["Change the time", "Cancel the visit"].map((name) => {
    const form = screen.getByRole("button", { name }).closest("form");
    return [form?.method, form?.getAttribute("action")];
  });
  const action = `/api/trade/appraisals/${token}/offer/drop-off/form`;
  expect(actions).toEqual([
    ["post", action],
    ["post", action],
  ]);
  const day = screen.getByText("Tuesday, November 24").closest("details");
  expect(day?.open).toBe(false);
  const part = within(screen.getByRole("group", { name: "Tuesday, November 24, Afternoon" }));
  expect(part.getByRole("radio", { name: "1:30 p.m." })).toHaveProperty("checked", false);
});

test("a visit can be booked if there is none, and a time that is gone shows an error", () => {
  const { unmount } = render(drawn({ kept }).element);
  expect(screen.getByRole("button", { name: "Book this time" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Cancel the visit" })).toBeNull();
  unmount();
  const faults = { slot: "That time isn’t available any more." };
  const returned = { form: "drop-off" as const, fields: { slot: "2026-11-24T09:00" }, faults };
  render(drawn({ kept, returned }).element);
  const times = screen.getByRole("group", { name: "Choose a time" });
  expect(times.hasAttribute("data-invalid")).toBe(true);
  expect(within(times).getByRole("radio", { name: "9:00 a.m." })).toHaveProperty("checked", true);
  expect(screen.getByText("Tuesday, November 24").closest("details")?.open).toBe(true);
  expect(screen.getByText(faults.slot)).toBeTruthy();
});

test("says where the store is, how to get there, and has a booked visit for the calendar", () => {
  const dropOff = { day: "2026-11-24", time: "09:30" };
  const { unmount } = render(drawn({ kept: { ...kept, dropOff } }).element);
  const place = within(screen.getByRole("region", { name: "Ozark Trail Mitsubishi" }));
  expect(place.getByText("4180 Sycamore Bend Road, Cape Girardeau, MO 63701")).toBeTruthy();
  const targets = place.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(targets).toEqual([
    "tel:+15735550142",
    `/api/trade/appraisals/${token}/offer/drop-off.ics`,
    "https://maps.example/cape",
  ]);
  unmount();
  render(drawn({ kept }).element);
  expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
});

test.each([
  [true, "We’ve emailed it to you."],
  [false, /^This page is your copy/],
])("says that the offer was mailed only if it was: %s", (isMailed, sentence) => {
  render(drawn({ kept: { ...kept, isMailed } }).element);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText("We’ve emailed it to you.") !== null).toBe(isMailed);
});

test("asks for the VIN where the car has none, and offers the offer for the car of another VIN", () => {
  const { unmount } = render(drawn().element);
  expect(screen.queryByRole("textbox", { name: "VIN (optional)" })).toBeNull();
  unmount();
  const returned = {
    form: "keep" as const,
    fields: { vin: "1M8GDM9AXKP042788", firstName: "Ada" },
    faults: { vin: "This is the VIN of a 2018 Honda Fit, and the offer is for a 2019 Toyota RAV4" },
    otherCar: "2018 Honda Fit",
  };
  render(drawn({ car: { ...car, vin: null }, returned }).element);
  const vin = screen.getByRole<HTMLInputElement>("textbox", { name: "VIN (optional)" });
  expect([vin.value, vin.getAttribute("aria-invalid")]).toEqual([returned.fields.vin, "true"]);
  const without = screen.getByRole<HTMLInputElement>("checkbox", { name: "Go on without the VIN" });
  expect([without.name, without.form]).toEqual(["withoutVin", vin.form]);
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: "Get the offer for the 2018 Honda Fit",
  });
  const sent = new FormData(button.form ?? undefined);
  expect([button.form?.getAttribute("action"), [...sent]]).toEqual([
    `/api/trade/appraisals/${token}/offer/car/form`,
    [["vin", returned.fields.vin]],
  ]);
});

test("a kept offer without a price for a person's call expects no visit", () => {
  const result = { outcome: "no-value" as const, hasFewSales: true };
  render(drawn({ kept, offer: { ...offer, selectedPayment: null, result } }).element);
  expect(screen.queryByRole("button", { name: "Book this time" })).toBeNull();
});

test("the payoff can be changed after the offer is kept, and the page names who gets a mail", () => {
  render(drawn({ kept }).element);
  expect(screen.getByLabelText("What you still owe")).toBeTruthy();
  expect(screen.getByText(/If you change this, we’ll email the store and you/)).toBeTruthy();
});

test("the other kind can be chosen after the offer is kept, until the store has seen the car", () => {
  const { unmount } = render(drawn({ kept }).element);
  expect(screen.getByText(/^Your choice is Cash now\. You can switch below/)).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", {
    name: "Switch to more cash later",
  });
  expect([
    button.form?.getAttribute("action"),
    [...new FormData(button.form ?? undefined)],
  ]).toEqual([
    `/api/trade/appraisals/${token}/offer/selection/form`,
    [["selectedPayment", "moreCashLater"]],
  ]);
  unmount();
  const afterInspection = {
    state: "inspected" as const,
    inspectedOn: "2026-11-24",
    found: [],
    revision: null,
    boughtCents: null,
    reason: null,
  };
  render(drawn({ kept, afterInspection }).element);
  expect(screen.queryByRole("button", { name: /^Switch to/ })).toBeNull();
  expect(screen.queryByText(/You can switch below/)).toBeNull();
});

test("a kept trade-in counts cash now, with its link, and is not switched to the other kind", () => {
  const { unmount } = render(drawn({ kept: { ...kept, interest: "trade-in" } }).element);
  const part = within(document.querySelector<HTMLElement>("#kept") ?? document.body);
  expect(
    part.getByText(/^As a trade-in, \$9,500 \(Cash now\) counts toward your next car/),
  ).toBeTruthy();
  expect(part.getByRole("link", { name: "Use it toward a car" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Use it toward a car" })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Switch to/ })).toBeNull();
  expect(screen.queryByRole("region", { name: "More cash later" })).toBeNull();
  const counted = within(screen.getByRole("region", { name: "Cash now" }));
  expect(counted.getByText("Your trade-in value").nextSibling?.textContent).toBe("$9,500");
  expect(counted.queryByText("Your check")).toBeNull();
  unmount();
  const payoff = { owedCents: 620_000, lender: null };
  render(drawn({ kept: { ...kept, interest: "trade-in" }, payoff }).element);
  const cash = within(screen.getByRole("region", { name: "Cash now" }));
  expect(cash.getByText("Toward your next car").nextSibling?.textContent).toBe("$3,300");
  expect(cash.queryByText(/the rest is yours/)).toBeNull();
});

function switchOf(changes: Parameters<typeof drawn>[0]) {
  const { unmount } = render(drawn(changes).element);
  const part = document.querySelector<HTMLElement>("#interest");
  const found = part && {
    title: within(part).getByRole("heading", { level: 2 }).textContent,
    isOpen: part.querySelector("details")?.open,
    sentences: [...part.querySelectorAll("li")].map(({ textContent }) => textContent),
    sent: [...new FormData(part.querySelector("form") ?? undefined)],
    action: part.querySelector("form")?.getAttribute("action"),
    alert: within(part).queryByRole("alert")?.textContent ?? null,
  };
  unmount();
  return found;
}

const tradeInTax: TradeInTax = { state: "Missouri", isNewOnly: false, maxCents: null };

test("a kept sale says what a trade-in changes before it is one, and what stays", () => {
  const later = { ...offer, selectedPayment: "moreCashLater" as const };
  const dropOff = { day: "2026-11-24", time: "09:30" };
  const payoff = { owedCents: 620_000, lender: null };
  expect(switchOf({ kept: { ...kept, dropOff }, offer: later, payoff, tradeInTax })).toEqual({
    title: "Trade it in instead",
    isOpen: false,
    sentences: [
      "The price changes from More cash later, $13,005, to Cash now, $9,500.",
      "It goes toward your next car when you buy one, so we don’t write you a check.",
      "After your loan is paid off, $3,300 counts toward your next car.",
      "If you register your next car in Missouri, your trade-in lowers the amount that’s taxed.",
      "Your photos, answers, and visit stay as they are: Tuesday, November 24 at 9:30 a.m. We’ll email you and the store.",
      "You can switch back here until we inspect your car.",
    ],
    sent: [
      ["offer", offer.number],
      ["interest", "trade-in"],
    ],
    action: `/api/trade/appraisals/${token}/offer/interest/form`,
    alert: null,
  });
});

test("a kept trade-in says what a sale changes, and is undone in the same way", () => {
  const payoff = { owedCents: 1_000_000, lender: null };
  expect(switchOf({ kept: { ...kept, interest: "trade-in" }, payoff, tradeInTax })).toMatchObject({
    title: "Sell it instead",
    sentences: [
      "The price stays the same: Cash now, $9,500.",
      "You get one check when you drop off your car.",
      "You owe $500 more than that. Switching doesn’t change what you owe.",
      "Once you’ve switched, you can also choose More cash later, $13,005.",
      "If you register your next car in Missouri, a trade-in lowers the amount that’s taxed. Ask us what a sale would change.",
      "Your photos and answers stay as they are. We’ll email you and the store.",
      "You can switch back here until we inspect your car.",
    ],
    sent: [
      ["offer", offer.number],
      ["interest", "sell"],
    ],
  });
});

test("the tax is named where the state lowers it alone, with its limits", () => {
  const taxes = (tax: Partial<TradeInTax> | null) =>
    switchOf({ kept, ...(tax && { tradeInTax: { ...tradeInTax, ...tax } }) })?.sentences.filter(
      (sentence) => /tax|capped/.test(sentence ?? ""),
    );
  expect(taxes(null)).toEqual([]);
  expect(taxes({ isNewOnly: true, maxCents: 1_000_000 })).toEqual([
    "If your next car is new and you register it in Missouri, your trade-in lowers the amount that’s taxed.",
    "That’s capped at $10,000.",
  ]);
});

test("a switch that was refused is open and says why; after the inspection there is none", () => {
  const returned = { form: "interest" as const, fields: {}, faults: { form: "It has changed" } };
  expect(switchOf({ kept, returned })).toMatchObject({ isOpen: true, alert: "It has changed" });
  const afterInspection = {
    state: "inspected" as const,
    inspectedOn: "2026-11-24",
    found: [],
    revision: null,
    boughtCents: null,
    reason: null,
  };
  expect(switchOf({ kept, afterInspection })).toBeNull();
  render(drawn({ kept, afterInspection }).element);
  expect(
    screen.getByText(/switch between selling and trading in online\. Call us at \(573\)/),
  ).toBeTruthy();
});

test("a kept offer that is paid when the car sells counts toward no other car", () => {
  const later = { ...offer, selectedPayment: "moreCashLater" as const };
  render(drawn({ kept, offer: later }).element);
  expect(screen.queryByRole("link", { name: "Use it toward a car" })).toBeNull();
});

test("the store of a group is chosen, with its distance where it is known", () => {
  const stores = [
    { id: "rolla", name: "Rolla Crossing", city: "Rolla", miles: 12 },
    { id: "cape", name: "Ozark Trail Mitsubishi", city: "Cape Girardeau", miles: null },
  ];
  const { unmount } = render(drawn({ stores }).element);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Store" });
  expect(choice.value).toBe("cape");
  expect([...choice.options].map(({ text }) => text)).toEqual([
    "Rolla, about 12 miles away",
    "Cape Girardeau",
  ]);
  expect(choice.form?.getAttribute("action")).toBe(
    `/api/trade/appraisals/${token}/offer/store/form`,
  );
  unmount();
  render(drawn().element);
  expect(screen.queryByRole("combobox", { name: "Store" })).toBeNull();
});

test("a car that has to be seen says how many minutes its inspection takes at this store", () => {
  const result = {
    outcome: "bring-in" as const,
    reasons: [{ name: "hail", label: "It has hail" }],
  };
  const seen = { ...offer, selectedPayment: null, result };
  const dropOff = { day: "2026-11-24", time: "09:30" };
  render(drawn({ offer: seen, kept: { ...kept, dropOff } }).element);
  expect(screen.getByText(/It takes about 45 minutes\./)).toBeTruthy();
  expect(screen.getByText("Inspection: Tuesday, November 24 at 9:30 a.m.")).toBeTruthy();
});
