/** @jest-environment jsdom */
import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import {
  alexTyped,
  answer,
  drawFlow,
  inFlow,
  newUser,
  receipt,
  sendLeadForm,
  sentIn,
  typedWords,
} from "../../testing/draw-flow.tsx";
import { car, site } from "../../testing/inventory-fixture.ts";
import { soldVehicleView } from "./sold-vehicle-view.ts";
import { Page } from "./test-drive-page.tsx";
import type { TestDriveRequest } from "./test-drive-request.ts";
import { testDriveView } from "./test-drive-view.ts";

const path = "/test-drive/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";
const [friday, saturday, monday] = ["2026-11-20", "2026-11-21", "2026-11-23"] as const;
const open: TestDriveDays = {
  timezone: "America/Chicago",
  storeName: "Cape Girardeau",
  slotMinutes: 45,
  days: [
    { day: friday, times: [{ time: "17:00", free: false }] },
    {
      day: saturday,
      times: [
        { time: "09:30", free: true },
        { time: "12:00", free: false },
        { time: "12:30", free: true },
      ],
    },
    { day: monday, times: [{ time: "08:00", free: true }] },
  ],
};

const doFetch = stubFetch();

function page(
  requested: Partial<TestDriveRequest> = {},
  {
    days = open,
    isBooked = false,
    today = "2026-11-16",
  }: { days?: TestDriveDays | null; isBooked?: boolean; today?: string } = {},
) {
  const request = { day: null, time: null, inquiry: null, ...requested };
  return <Page data={testDriveView({ vehicle: car(), site, request, days, isBooked, today })} />;
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const confirm = { day: saturday, time: "09:30" };
const schedule = "Schedule test drive";
const chosenAddress = `${path}?day=${saturday}&time=09:30`;
/** Choices of a list with their addresses; null = no link. */
const offered = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((item) => [
      item.textContent,
      item.querySelector("a")?.getAttribute("href")?.slice(path.length) ?? null,
    ]);

test.each([
  [120, "at least 2 hours of notice"],
  [60, "at least 1 hour of notice"],
  [90, "at least 90 minutes of notice"],
])("days and the first day name a notice of %i minutes", (leadTimeMinutes, words) => {
  const days = { ...open, leadTimeMinutes };
  for (const day of [null, friday]) {
    const { unmount } = render(inFlow(page({ day }, { days })).element);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    unmount();
  }
  render(inFlow(page({ day: saturday }, { days })).element);
  expect(screen.queryByText(/of notice/)).toBeNull();
});

test("a store that needs no notice names none", () => {
  render(inFlow(page({}, { days: { ...open, leadTimeMinutes: 0 } })).element);
  expect(screen.queryByText(/of notice/)).toBeNull();
});

describe("a car at another store than the chosen one", () => {
  const rolla = { ...site.store, id: "rolla", name: "Rolla", city: "Rolla" };
  const promise = "In {store}, {miles} miles from {chosen}. Call {phone}: we’ll bring it.";
  const view = (changes: Partial<typeof site>, day: string | null = null) =>
    testDriveView({
      vehicle: car({ storeId: "rolla" }),
      site: { ...site, storeChosen: true, places: [site.store, rolla], ...changes },
      request: { day, time: null, inquiry: null },
      days: open,
      isBooked: false,
      today: "2026-11-16",
    });

  test("is said to be there at the first step alone", () => {
    expect(view({}).help).toBe(
      "The vehicle is at our Rolla store, 0 miles from Cape Girardeau. Any questions? Call us at (573) 555-0142.",
    );
    expect(view({}, saturday).help).not.toContain("Rolla");
    expect(view({ storeChosen: false }).help).toContain("The vehicle is at");
  });

  test("is brought over where the dealer’s text promises it: the visitor’s store is called", () => {
    const texts = { ...site.texts, "testDrive.day.elsewhere": promise };
    drawFlow(<Page data={view({ texts })} />);
    expect(screen.getByText(/^In Rolla, 0 miles from Cape Girardeau/)).toBeTruthy();
    const call = screen.getByRole("link", { name: "(573) 555-0142" });
    expect(call.getAttribute("href")).toBe(`tel:${site.store.sales.phone}`);
  });
});

test("every step hydrates without differences, with one heading", () => {
  for (const [requested, more] of [
    [{}, {}],
    [{ day: saturday }, {}],
    [confirm, {}],
    [
      { ...confirm, inquiry: receipt.token },
      { isBooked: true, days: null },
    ],
    [{}, { days: null }],
  ] as const) {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(inFlow(page(requested, more)).element);
    const sent = container.textContent;
    const drawn = render(inFlow(page(requested, more)).element, { container, hydrate: true });
    expect(container.textContent).toBe(sent);
    expect(headingProblems(container)).toEqual([]);
    drawn.unmount();
    container.remove();
  }
});

/** Days of a table with their addresses; null = no link. */
const calendarDays = () =>
  [...document.querySelectorAll("tbody td")]
    .filter((cell) => cell.textContent !== "")
    .map((cell) => [
      cell.textContent,
      cell.querySelector("a")?.getAttribute("href")?.slice(path.length) ?? null,
    ]);

describe("the days", () => {
  test("link to their times, except a full one and one on which the store is closed", () => {
    drawFlow(page({}, { today: friday }));
    expect(screen.getByText("Step 1 of 3")).toBeTruthy();
    expect(calendarDays()).toEqual([
      ["20fullToday, Friday, November 20, full", null],
      ["21TomorrowTomorrow, Saturday, November 21", `?day=${saturday}`],
      ["22closedSunday, November 22, closed", null],
      ["23Monday, November 23", `?day=${monday}`],
    ]);
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  });

  test("begin with today, which has no times left when the first ones are of another day", () => {
    drawFlow(page({}, { today: "2026-11-19" }));
    expect(calendarDays()[0]).toEqual(["19TodayToday, Thursday, November 19, no times left", null]);
  });

  test("stand below their weekdays, month by month", () => {
    const times = [{ time: "08:00", free: true }];
    const days = ["2026-11-29", "2026-11-30", "2026-12-02"].map((day) => ({ day, times }));
    drawFlow(page({}, { days: { ...open, days }, today: "2026-11-29" }));
    const rows = screen
      .getAllByRole("row")
      .map((row) =>
        [...row.children].map(
          (cell) => cell.querySelector("[aria-hidden]")?.textContent ?? cell.textContent,
        ),
      );
    expect(rows).toEqual([
      ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      ["November 2026"],
      ["29", "30", "", "", "", "", ""],
      ["December 2026"],
      ["", "", "1", "2", "", "", ""],
    ]);
  });

  test("are a grid with one tab stop, through which keys move", async () => {
    drawFlow(page({}, { today: friday }));
    const focused = () => document.activeElement?.textContent;
    const user = newUser();
    const stops = [...screen.getByRole("grid").querySelectorAll('[tabindex="0"]')];
    expect(stops.map((stop) => stop.textContent)).toEqual([
      "21TomorrowTomorrow, Saturday, November 21",
    ]);
    screen.getByRole("link", { name: /November 21/ }).focus();
    await user.keyboard("{ArrowRight}");
    // A closed day is read, and leads nowhere.
    expect(focused()).toBe("22closedSunday, November 22, closed");
    expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{ArrowRight}");
    expect(focused()).toBe("23Monday, November 23");
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("23Monday, November 23");
    await user.keyboard("{Home}");
    expect(focused()).toBe("22closedSunday, November 22, closed");
    expect(screen.getByRole("grid").querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test("are a table of links without a script", () => {
    const { element } = inFlow(page({}, { today: friday }));
    const sent = renderToString(element);
    expect(sent).not.toMatch(/role="grid"|tabindex/i);
  });

  test.each([
    ["free times are unknown", null, "We can’t show open times right now"],
    [
      "every time is taken",
      { ...open, days: open.days.slice(0, 1) },
      "Online scheduling isn’t available",
    ],
    ["the store is closed", { ...open, days: [] }, "Online scheduling isn’t available"],
  ])("are replaced by the phone number where %s", (_, days, title) => {
    drawFlow(page({}, { days }));
    expect(heading()).toContain(title);
    const call = screen.getByRole("link", { name: "Call (573) 555-0142" });
    expect(call.getAttribute("href")).toBe("tel:+15735550142");
    expect(screen.queryByText(/Step \d/)).toBeNull();
  });
});

test("the times of a day show which are taken, grouped by part of the day", () => {
  drawFlow(page({ day: saturday }));
  expect(screen.getByText("Step 2 of 3")).toBeTruthy();
  expect(screen.getByText(/A test drive takes about 45 minutes/)).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    "Morning",
    "Afternoon",
  ]);
  expect(offered("Morning")).toEqual([["9:30 a.m. ", `?day=${saturday}&time=09:30`]]);
  expect(offered("Afternoon")).toEqual([
    ["12:00 p.m. Taken", null],
    ["12:30 p.m. ", `?day=${saturday}&time=12:30`],
  ]);
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(path);
});

describe("the contact form", () => {
  test("books the slot and replaces the step with the confirmation", async () => {
    doFetch.mockResolvedValue(answer(200, receipt));
    const { navigations, toasts, visitor } = drawFlow(page(confirm));
    expect(screen.getByText("Saturday, November 21 at 9:30 a.m.")).toBeTruthy();
    expect(screen.getByText("4180 Sycamore Bend Road")).toBeTruthy();
    const change = screen.getByRole("link", { name: "Change time" });
    expect(change.getAttribute("href")).toBe(`${path}?day=${saturday}`);
    expect(screen.queryByRole("alert")).toBeNull();
    await sendLeadForm(newUser(), schedule);
    const [to, init] = doFetch.mock.calls[0] ?? [];
    expect(to).toBe("/api/leads/test-drives");
    expect(sentIn(init)).toMatchObject({
      store: "cape",
      ...confirm,
      user: { firstName: "Alex", lastName: "Sample" },
      vehicle: { vin: "JA4J4TA81MZ000123" },
    });
    expect(navigations).toEqual([`${chosenAddress}&inquiry=${receipt.token}`]);
    expect(toasts).toEqual(["Test Drive Scheduled, someone will reach out to confirm."]);
    expect(visitor.getState().isLead).toBe(true);
  });

  test("reloads the times when the slot was taken meanwhile, and keeps the input", async () => {
    doFetch.mockResolvedValue(answer(409, { error: { code: "slot-taken", message: "" } }));
    const { navigations, toasts, rerender } = drawFlow(page(confirm));
    await sendLeadForm(newUser(), schedule);
    expect([navigations, toasts]).toEqual([[chosenAddress], []]);
    const [first, , last] = open.days[1]?.times ?? [];
    const times = [
      { ...first, time: "09:30", free: false },
      { ...last, time: "12:30", free: true },
    ];
    const days = { ...open, days: [{ day: saturday, times }] };
    rerender(inFlow(page(confirm, { days })).element);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Saturday, November 21 at 9:30 a.m. was just taken");
    expect(within(alert).getByRole("link", { name: "12:30 p.m." }).getAttribute("href")).toBe(
      `${path}?day=${saturday}&time=12:30`,
    );
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    // The taken time cannot be sent again.
    expect(heading()).toBe("Choose another time");
    expect(screen.getByRole("button", { name: schedule })).toHaveProperty("disabled", true);
    rerender(inFlow(page({ day: saturday, time: "12:30" }, { days })).element);
    expect(screen.getByRole("button", { name: schedule })).toHaveProperty("disabled", false);
  });

  test("states that no other slot is free that day", () => {
    drawFlow(page({ day: friday, time: "17:00" }));
    expect(screen.getByRole("alert").textContent).toContain(
      "Nothing else is open on Friday, November 20.",
    );
    expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe(
      `${path}?day=${friday}`,
    );
  });

  test("keeps the input and shows an error when sending fails", async () => {
    doFetch.mockResolvedValue(answer(503, {}));
    const { navigations, toasts, visitor } = drawFlow(page(confirm));
    await sendLeadForm(newUser(), schedule);
    expect(await screen.findByText(/couldn’t schedule it.* \(573\) 555-0142/)).toBeTruthy();
    expect(toasts).toEqual(["Something went wrong, please fill info about yourself."]);
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    expect([navigations, visitor.getState().isLead]).toEqual([[], false]);
  });

  test("shows a toast besides the errors of the fields when details are missing", async () => {
    const { toasts } = drawFlow(page(confirm));
    await newUser().click(screen.getByRole("button", { name: schedule }));
    expect(screen.getByText("First name is required")).toBeTruthy();
    expect(toasts).toEqual(["Something went wrong, please fill info about yourself."]);
    expect(doFetch).not.toHaveBeenCalled();
  });

  test("submits to the same path without JavaScript, and returns to this step", () => {
    const { container } = drawFlow(page(confirm));
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual([
      "post",
      "/api/leads/test-drives",
    ]);
    const fields = new FormData(form ?? undefined);
    expect(["day", "time", "store", "vehicle.vin", "next"].map((name) => fields.get(name))).toEqual(
      [saturday, "09:30", "cape", "JA4J4TA81MZ000123", chosenAddress],
    );
  });
});

test("the confirmation shows the time and links to the inquiry", () => {
  drawFlow(page({ ...confirm, inquiry: receipt.token }, { isBooked: true, days: null }));
  expect(heading()).toBe("Your test drive is scheduled");
  expect(screen.getByText("Saturday, November 21 at 9:30 a.m.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Get directions" }).getAttribute("href")).toBe(
    "https://maps.example/cape",
  );
  expect(screen.getByRole("link", { name: /^Call \(573\)/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Change time" })).toBeNull();
  expect(screen.getByRole("link", { name: "View your request" }).getAttribute("href")).toBe(
    `/inquiry/${receipt.token}`,
  );
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("the page of a sold car links to similar cars", () => {
  const sold = car({ status: "sold", soldOn: "2026-11-02" });
  const { container } = drawFlow(<Page data={soldVehicleView(sold, site)} />);
  expect(headingProblems(container)).toEqual([]);
  expect(heading()).toBe("This vehicle has been sold");
  const links = within(container).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toContain("/used-cars-for-sale/suvs");
  expect(screen.queryByText(/Step \d/)).toBeNull();
});
