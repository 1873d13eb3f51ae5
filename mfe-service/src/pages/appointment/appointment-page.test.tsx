/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import type { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { onTrack } from "@forecourt/remote-kit/track";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../../testing/in-frame.tsx";
import { appointmentFixture, token } from "../../testing/visit-fixture.ts";
import { Page } from "./appointment-page.tsx";
import { receiptView } from "./receipt-view.ts";

// A test's document lacks it; every browser and server has it.
Object.assign(globalThis, { TextEncoder });

const doFetch = stubFetch();
const days = [{ day: "2026-11-25", times: ["10:00"] }];
const coupon = {
  text: "Brake inspection · $20 off · BRAKE20",
  price: "From $29.95 with this coupon",
  until: "Use it by November 30, 2026",
  limits: [],
};

function receiptOf(changes: Partial<Appointment> = {}, query = "") {
  const request = pageRequest(`/service/appointment/${token}${query}`, "http://service.test");
  const isMove = query.includes("move=");
  return receiptView({ request, token, appointment: appointmentFixture(changes), isMove });
}

function show(...options: Parameters<typeof receiptOf>) {
  const frame = inFrame(<Page data={receiptOf(...options)} />);
  return { ...render(frame.element), ...frame };
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const row = (name: string) =>
  [...document.querySelectorAll("dl > div")].find(
    (one) => one.querySelector("dt")?.textContent === name,
  )?.textContent;

describe("the receipt", () => {
  test("names the coupon, the price with it, and its last day, also before a move", () => {
    show({ coupon });
    expect(row("Coupon")).toBe(`Coupon${coupon.text}${coupon.price}${coupon.until}`);
    show({ coupon, days }, "?move=1");
    expect(document.body.textContent).toContain(
      `Your coupon is ${coupon.text}. Use it by November 30, 2026. Later days are at the regular price.`,
    );
  });

  test("hydrates, with one main heading and a text for every label", () => {
    const { element } = inFrame(<Page data={receiptOf({}, "?done=booked")} />);
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(element);
    expect(container.textContent).not.toMatch(/\b(?:receipt|summary|cancel|move)\.[a-z]/);
    render(element, { container, hydrate: true });
    expect(headingProblems(container)).toEqual([]);
    container.remove();
  });

  test.each<[string, Partial<Appointment>, string, RegExp]>([
    [
      "?done=booked",
      {},
      "You’re booked, Alex",
      /calendar file.*See you Tuesday, November 24 at 9:30 a\.m\.$/,
    ],
    ["", {}, "Your service appointment", /^See you Tuesday/],
    [
      "?done=moved",
      { kind: "rescheduled" },
      "We’ve moved your appointment",
      /updated confirmation/,
    ],
    [
      "?done=booked",
      { confirmation: "waiting" },
      "We have your request, Alex",
      /isn’t confirmed yet/,
    ],
    ["", { confirmation: "refused" }, "Please choose another time", /someone else got your time/],
    [
      "?done=booked",
      { status: "canceled", canChange: false },
      "Your appointment is canceled",
      /nothing to pay/,
    ],
    ["", { status: "done", canChange: false }, "This appointment is over", /^It was/],
    [
      "",
      { canChange: false },
      "Your service appointment",
      /no longer be changed online.*\(573\) 555-0143/,
    ],
  ])("%s %j says %s", (query, changes, heading, lead) => {
    show(changes, query);
    expect(title()).toBe(heading);
    expect(screen.getByText(lead)).toBeTruthy();
  });

  test("says what was asked, when it is ready, and who waits for the owner", () => {
    show();
    expect(screen.getByText("Appointment S-7K4M-2PXD")).toBeTruthy();
    expect(row("Ready")).toBe("ReadyAbout 10:00 a.m.");
    expect(row("Your words")).toBe("Your wordsIt squeals");
    expect(row("Service advisor")).toBe("Service advisorDWDana WhitlockService advisor");
    const directions = screen.getByRole("link", { name: "Get directions" });
    expect(directions.getAttribute("href")).toBe("https://maps.example/cape");
  });

  test("names the time for which the desk has promised the vehicle", () => {
    show({ promised: "16:30" });
    expect(row("Ready")).toBe("ReadyPromised by 4:30 p.m.");
  });

  test("names the time that it shows in the forms that move and cancel", () => {
    show();
    const cancel = screen.getByText("Yes, cancel it").closest("form");
    expect(new FormData(cancel ?? undefined).get("seen")).toBe("2026-11-24T09:30");
  });

  test("leads to the calendar file of its token", () => {
    show();
    const link = screen.getByRole("link", { name: "Add to calendar" });
    expect(link.getAttribute("href")).toBe(`/api/service/visits/${token}/appointment.ics`);
  });

  test.each<[string, Partial<Appointment>]>([
    ["canceled", { status: "canceled", canChange: false }],
    ["not confirmed", { confirmation: "waiting" }],
  ])("is no calendar file while it is %s", (_name, changes) => {
    show(changes);
    expect(screen.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  });

  test("asks once before it is canceled, by a plain form", () => {
    show();
    const form = screen.getByText("Yes, cancel it").closest("form");
    expect(form?.closest("details")?.open).toBe(false);
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe(`/api/service/visits/${token}/cancel/form`);
  });

  test.each([
    ["Our lift is broken.", "We’re sorry. The reason: Our lift is broken. There’s nothing to pay."],
    ["", "We’re sorry. There’s nothing to pay."],
  ])("says that the store canceled it, with the reason %j", (cancelReason, words) => {
    show({ status: "canceled", canChange: false, canceledByShop: true, cancelReason });
    expect(title()).toBe("We had to cancel your appointment");
    expect(document.body.textContent).toContain(words);
  });

  test("once canceled, begins a booking with all that was entered, by a plain form", () => {
    show({ status: "canceled", canChange: false });
    expect(screen.queryByText("Cancel appointment")).toBeNull();
    expect(row("Bring")).toBeUndefined();
    const form = screen.getByRole("button", { name: "Book a new time" }).closest("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/service/visits/form");
    expect(form?.querySelector("[name=again]")).toHaveProperty("value", token);
  });

  test("once it is over, leads to a booking with the same vehicle", () => {
    show({ status: "done", canChange: false });
    const again = screen.getByRole("link", { name: "Book another appointment" });
    expect(again.getAttribute("href")).toBe(
      "/service/schedule?modelYear=2019&make=Toyota&model=RAV4&mileage=60000",
    );
  });
});

describe("moving", () => {
  const pressTime = () => fireEvent.click(screen.getByRole("button", { name: "10:00 a.m." }));
  const reply = (status: number, body: object) =>
    ({ ok: status < 400, status, text: async () => JSON.stringify(body) }) as Response;

  test("offers the times, and the way back to the one that is booked", () => {
    const { container } = show({ days }, "?move=1");
    expect(title()).toBe("Move your appointment");
    expect(headingProblems(container)).toEqual([]);
    expect(container.querySelector("form [name=seen]")).toHaveProperty("value", "2026-11-24T09:30");
    const keep = screen.getByRole("link", { name: /^Keep Tuesday/ });
    expect(keep.getAttribute("href")).toBe(`/service/appointment/${token}`);
  });

  test("counts the moved appointment, and shows it", async () => {
    const location = `/service/appointment/${token}?done=moved#done`;
    doFetch.mockResolvedValue(reply(200, { location, event: "ServiceRescheduled" }));
    const events: string[] = [];
    const stop = onTrack(({ name }) => events.push(name));
    const { paths } = show({ days }, "?move=1");
    pressTime();
    await waitFor(() => expect(paths).toEqual([`/service/appointment/${token}?done=moved`]));
    expect(events).toEqual(["ServiceRescheduled"]);
    stop();
  });

  test("says that the time was taken, or that the service could not be reached", async () => {
    const fields = { slot: "That time was just taken." };
    doFetch.mockResolvedValueOnce(reply(422, { error: { code: "fields-invalid", fields } }));
    doFetch.mockResolvedValue(reply(503, { error: { code: "unavailable" } }));
    show({ days }, "?move=1");
    pressTime();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("just taken"));
    pressTime();
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("That didn’t work"),
    );
  });
});
