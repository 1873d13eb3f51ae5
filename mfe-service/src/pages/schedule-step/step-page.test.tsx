/** @jest-environment jsdom */
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { onTrack } from "@forecourt/remote-kit/track";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../../testing/in-frame.tsx";
import { optionsFixture, token, visitFixture } from "../../testing/visit-fixture.ts";
import { contactView } from "./contact-view.ts";
import { servicesView } from "./services-view.ts";
import type { StepData } from "./step-data.ts";
import { loadParts, Page } from "./step-page.tsx";
import { timeView } from "./time-view.ts";
import { vehicleView } from "./vehicle-view.ts";

const doFetch = stubFetch();
beforeAll(loadParts);
afterEach(() => {
  jest.useRealTimers();
});

const views = {
  vehicle: vehicleView,
  services: servicesView,
  time: timeView,
  contact: contactView,
} as const;

function stepOf(step: keyof typeof views, changes: Partial<Visit> = {}, query = ""): StepData {
  const path = `/service/schedule/${token}/${step}${query}`;
  const request = pageRequest(path, "http://service.test");
  return views[step]({ request, token, visit: visitFixture(changes), recalls: null });
}

/** The last step for a visitor who has verified a number. */
function verifiedContact(changes: Partial<Visit> = {}): StepData {
  const proven = { ...anonymousVisitor.proven, phoneVerified: "5735550142" };
  const request = pageRequest(`/service/schedule/${token}/contact`, "http://service.test", {
    visitor: { ...anonymousVisitor, proven },
  });
  return contactView({ request, token, visit: visitFixture(changes), recalls: null });
}

function show(data: StepData) {
  const frame = inFrame(<Page data={data} />);
  return { ...render(frame.element), ...frame };
}

describe("every step", () => {
  test.each([
    ["vehicle", "scheduleStep.contact"],
    ["services", "scheduleStep.contact"],
    ["time", "scheduleStep.contact"],
    ["contact", "scheduleStep.choices"],
  ] as const)("%s says that it does not need the part %s", (step, part) => {
    const { container } = show(stepOf(step));
    const marks = [...container.querySelectorAll("[data-part]")];
    expect(marks.map((mark) => mark.getAttribute("data-part"))).toEqual([part]);
  });

  test.each(["vehicle", "services", "time", "contact"] as const)(
    "%s has one main heading, a text for every label, a plain form, and hydrates",
    (step) => {
      const { element } = inFrame(<Page data={stepOf(step)} />);
      const container = document.createElement("div");
      document.body.append(container);
      container.innerHTML = renderToString(element);
      expect(container.textContent).not.toMatch(/\b(?:visit|services|summary|contact|time)\.[a-z]/);
      const form = container.querySelector("form");
      expect(form?.method).toBe("post");
      expect(form?.getAttribute("action")).toBe(`/api/service/visits/${token}/${step}/form`);
      render(element, { container, hydrate: true });
      expect(headingProblems(container)).toEqual([]);
      container.remove();
    },
  );
});

describe("the services", () => {
  test("say how long they take and what they cost at least", () => {
    show(stepOf("services"));
    const services = within(screen.getByRole("group", { name: "Services" }));
    const names = services.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(names).toEqual([
      "Oil changeWhat we do.about 30 min · from $49.95",
      "Battery testWhat we do.about 30 min · no charge",
      "DiagnosisWhat we do.about 1 hr 30 min · we quote it first",
    ]);
    expect(services.getByRole("checkbox", { name: /^Oil change/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: /^Drop-off/ })).toHaveProperty("checked", true);
  });

  test("say what is due near the stated mileage, and tick nothing for it", () => {
    const due = { miles: 60_000, services: ["Battery test", "Oil change"] };
    const { container } = show(stepOf("services", { due, services: [] }));
    expect(container.textContent).toContain("Due around 60,000 miles: Battery test, Oil change");
    const boxes = within(screen.getByRole("group", { name: "Services" })).getAllByRole("checkbox");
    expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  test("say nothing of mileage where none is near", () => {
    const { container } = show(stepOf("services", { due: null }));
    expect(container.textContent).not.toContain("Due around");
  });

  test("write a common problem into the owner's words, and take it back", () => {
    show(stepOf("services", { symptoms: "It is loud" }));
    const words = screen.getByRole("textbox");
    const chip = screen.getByRole("button", { name: "Squeaks when braking" });
    fireEvent.click(chip);
    expect(words).toHaveProperty("value", "It is loud\nSqueaks when braking\n");
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    const added = "For what you describe, we add Battery test: about 30 min · no charge.";
    expect(screen.getByText(added)).toBeTruthy();
    fireEvent.click(chip);
    expect(words).toHaveProperty("value", "It is loud");
    expect(screen.queryByText(added)).toBeNull();
    expect(
      screen.getByText("We’ll add a diagnosis (we quote it first) so a technician can look."),
    ).toBeTruthy();
    fireEvent.input(words, { target: { value: "" } });
    expect(
      screen.getByText(/^To find the cause of a problem you describe, we add Diagnosis/),
    ).toBeTruthy();
  });

  test("say what words add, as the service understands them, until it is chosen", () => {
    show(stepOf("services"));
    const words = screen.getByRole("textbox");
    fireEvent.input(words, { target: { value: "squeaks when braking, worse in the rain" } });
    expect(screen.getByText(/^For what you describe, we add Battery test/)).toBeTruthy();
    fireEvent.input(words, { target: { value: "It hums" } });
    const added = /^We’ll add a diagnosis/;
    expect(screen.getByText(added)).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: /^Diagnosis/ }));
    expect(screen.queryByText(added)).toBeNull();
    expect(screen.queryByText(/we add Diagnosis/)).toBeNull();
  });

  test("say once what two problems add", () => {
    const options = optionsFixture({ symptoms: { brakes: "BATTERY", pulls: "BATTERY" } });
    show(stepOf("services", { options }));
    const value = "Squeaks when braking\nPulls to one side";
    fireEvent.input(screen.getByRole("textbox"), { target: { value } });
    expect(screen.getAllByText(/^For what you describe, we add Battery test/)).toHaveLength(1);
  });

  test("are no choice where they were added for the words", () => {
    show(stepOf("services", { services: ["LOF", "DIAG"], addedServices: ["DIAG"] }));
    const box = (name: RegExp) => screen.getByRole("checkbox", { name });
    expect(box(/^Oil change/)).toHaveProperty("checked", true);
    expect(box(/^Diagnosis/)).toHaveProperty("checked", false);
  });

  test("show what was typed with what is wrong, and lead to it", () => {
    const fields = { symptoms: "Too long", transport: "wait" };
    const faults = { services: "Choose a service" };
    show(stepOf("services", { returned: { form: "services", fields, faults } }));
    const link = within(screen.getByRole("alert")).getByRole("link", { name: /Choose a service/ });
    const target = document.querySelector(link.getAttribute("href") ?? "");
    expect(target).toBe(screen.getByRole("checkbox", { name: /^Oil change/ }));
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Too long");
    expect(screen.getByRole("radio", { name: /^Wait here/ })).toHaveProperty("checked", true);
  });
});

describe("the times", () => {
  const shownTimes = () =>
    [...document.querySelectorAll("button[name=slot]")].map((button) => button.textContent);

  test("are those of a day, and of another one without a request", () => {
    show(stepOf("time", { hold: null }));
    expect(screen.getByRole("heading", { name: "Tuesday, November 24" })).toBeTruthy();
    expect(shownTimes()).toEqual(["9:30 a.m.", "1:00 p.m."]);
    expect(screen.getByText("November 22 to 28")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Later week" }));
    expect(screen.getByText("November 29 to December 5")).toBeTruthy();
    expect(shownTimes()).toEqual(["8:00 a.m."]);
    expect(screen.queryByRole("link", { name: "Later week" })).toBeNull();
    expect(doFetch).not.toHaveBeenCalled();
  });

  test("are those of the day that the address names, for a browser without a script", () => {
    show(stepOf("time", {}, "?day=2026-12-01"));
    expect(shownTimes()).toEqual(["8:00 a.m."]);
    const earlier = screen.getByRole("link", { name: "Earlier week" });
    expect(earlier.getAttribute("href")).toBe(
      `/service/schedule/${token}/time?day=2026-11-24#times`,
    );
  });

  test("begin with the closest ones where the wanted one is taken", () => {
    const nearest = [{ day: "2026-11-24", time: "13:00" }];
    const faults = { slot: "That time was just taken." };
    const returned = { form: "time", fields: { slot: "2026-11-24T10:00" }, faults } as const;
    show(stepOf("time", { nearest, returned, hold: null }));
    expect(screen.getByRole("alert").textContent).toContain("That time was just taken.");
    expect(shownTimes()[0]).toBe("Tuesday, November 24 at 1:00 p.m.");
  });

  test("that an adviser does not have are looked for with others", () => {
    show(stepOf("time", { days: [], adviser: "sam" }));
    expect(screen.getByText("Sam Reyes has no open times")).toBeTruthy();
    expect(document.querySelector("form")).toBeNull();
  });
});

const coupon = {
  text: "Brake inspection · $20 off · BRAKE20",
  price: null,
  until: null,
  limits: ["Expires November 30, 2026, before this appointment"],
};

describe("the coupon of a booking", () => {
  test.each(["vehicle", "services", "time"] as const)("is named on the step %s", (step) => {
    const until = "Use it by November 30, 2026";
    show(stepOf(step, { coupon: { ...coupon, price: "From $29.95", until, limits: [] } }));
    expect(document.body.textContent).toContain(`Your coupon: ${coupon.text}From $29.95. ${until}`);
    const later = `${until}. Later days are at the regular price.`;
    expect(document.body.textContent?.includes(later)).toBe(step === "time");
  });

  test("is in the summary once, with what speaks against it", () => {
    show(stepOf("contact", { coupon }));
    const row = [...document.querySelectorAll("dl > div")].find(
      (one) => one.querySelector("dt")?.textContent === "Coupon",
    );
    expect(row?.textContent).toBe(`Coupon${coupon.text}${coupon.limits[0]}`);
    expect(document.body.textContent?.split("BRAKE20")).toHaveLength(2);
  });
});

describe("the last step", () => {
  const summary = () =>
    [...document.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")?.textContent,
      row.querySelector("dd")?.textContent,
    ]);

  const fill = () => {
    const fields = { "First name": "Alex", "Last name": "Sample", Email: "alex@mail.example" };
    for (const [name, value] of Object.entries({ ...fields, Phone: "5735550142" })) {
      fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } });
    }
  };

  const reply = (status: number, body: object) =>
    ({ ok: status < 400, status, text: async () => JSON.stringify(body) }) as Response;

  test("confirms what, when, where, who, from which price, what to bring and what canceling costs", () => {
    show(stepOf("contact", { transport: "loaner", symptoms: "It squeals" }));
    expect(summary()).toEqual([
      ["When", "Tuesday, November 24 at 9:30 a.m."],
      ["Ready", "About 10:00 a.m."],
      ["Where", "Cape Girardeau4180 Sycamore Bend Road, Cape Girardeau, MO 63701"],
      ["Vehicle", "2019 Toyota RAV460,000 miles"],
      ["Work", "Oil change, from $49.95"],
      ["Your words", "It squeals"],
      ["That day", "Take a loaner car"],
      ["Service advisor", "DWDana WhitlockService advisor"],
      ["Price", "From $49.95Before tax. We call you before we do anything that costs more."],
      ["Bring", expect.stringContaining("driver’s license")],
      ["If plans change", expect.stringContaining("no charge")],
    ]);
  });

  test("says until when the time is held, by the store's clock, and when it is not any more", () => {
    jest.useFakeTimers({ now: new Date("2026-11-23T15:00:00Z") });
    show(stepOf("contact"));
    expect(document.body.textContent).toContain("You have until 9:05 a.m.");
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(document.body.textContent).toContain("We’re no longer holding this time");
  });

  test("books with a script, and counts the lead and the appointment", async () => {
    const location = `/service/appointment/${token}?done=booked#done`;
    doFetch.mockResolvedValue(reply(200, { location, event: "ServiceScheduled" }));
    const events: string[] = [];
    const stop = onTrack(({ name }) => events.push(name));
    const { paths, visitor } = show(verifiedContact());
    fill();
    const box = { name: /^Text the confirmation and a reminder to .*573.*555-0142/ };
    fireEvent.click(screen.getByRole("checkbox", box));
    fireEvent.click(screen.getByRole("button", { name: "Book this appointment" }));
    await waitFor(() => expect(paths).toEqual([`/service/appointment/${token}?done=booked`]));
    expect(events).toEqual(["Lead", "ServiceScheduleFormSubmit", "ServiceScheduled"]);
    expect(visitor.getState().isLead).toBe(true);
    const sent: unknown = JSON.parse(doFetch.mock.calls[0]?.[1]?.body as string);
    expect(sent).toMatchObject({ firstName: "Alex", usage: "personal", texts: "1", notes: "" });
    expect(sent).toMatchObject({ seen: "services=LOF" });
    stop();
  });

  test("counts nothing for a visit that another tab has booked", async () => {
    const location = `/service/appointment/${token}`;
    doFetch.mockResolvedValue(reply(200, { location, event: null }));
    const events: string[] = [];
    const stop = onTrack(({ name }) => events.push(name));
    const { paths } = show(stepOf("contact"));
    fill();
    fireEvent.click(screen.getByRole("button", { name: "Book this appointment" }));
    await waitFor(() => expect(paths).toEqual([location]));
    expect(events).toEqual([]);
    stop();
  });

  test("shows the service's faults at their fields and keeps what was typed", async () => {
    const fields = { businessName: "Enter the name of the business" };
    doFetch.mockResolvedValue(reply(422, { error: { code: "fields-invalid", fields } }));
    show(stepOf("contact"));
    fill();
    fireEvent.click(screen.getByRole("button", { name: "Book this appointment" }));
    const business = screen.getByLabelText("Business name");
    await waitFor(() => expect(business.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveProperty("value", "Alex");
  });

  test("shows a form that came back without a script, with what was typed", () => {
    const fields = { firstName: "Alex", usage: "business", businessName: "", phone: "123" };
    const faults = { phone: "Enter a valid 10-digit phone number", businessName: "Enter it." };
    show(stepOf("contact", { returned: { form: "contact", fields, faults } }));
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Please check 2 things");
    const link = within(alert).getByRole("link", { name: "Business name: Enter it." });
    const target = document.querySelector(link.getAttribute("href") ?? "");
    expect(target).toBe(screen.getByLabelText("Business name"));
    expect(screen.getByRole("textbox", { name: "Phone" })).toHaveProperty("value", "123");
  });

  test("has what was typed before the time was gone", () => {
    const contact = { firstName: "Alex", notes: "Gate code 7", texts: "1" };
    show(verifiedContact({ contact }));
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveProperty("value", "Alex");
    expect(screen.getByLabelText(/^Anything else/)).toHaveProperty("value", "Gate code 7");
    expect(screen.getByRole("checkbox", { name: /^Text the/ })).toHaveProperty("checked", true);
  });

  test("offers no texts to a visitor without a verified number, to whom none could be sent", () => {
    show(stepOf("contact"));
    expect(screen.queryByRole("checkbox", { name: /^Text/ })).toBeNull();
  });
});
