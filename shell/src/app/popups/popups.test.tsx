/** @jest-environment jsdom */

import type { SitePopup } from "@forecourt/contracts/popups";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { onTrack } from "@forecourt/remote-kit/track";
import { stubDialog } from "@forecourt/testing/pages/stub-dialog";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FrameToasts } from "../frame/frame-toasts.tsx";
import { renderWithSite } from "../frame/testing/render-with-site.tsx";
import { Popups } from "./popups.tsx";
import { popupFixture, tabFixture } from "./testing/popup-fixture.ts";

const key = "forecourt.finishedPopups";
const functional: Partial<Visitor> = { allowed: ["functional"], hasAnswered: true };
const { querySelector } = document;
const go = jest.fn();
const doFetch = jest.fn<typeof fetch>();
const receipt = { number: "F-7K3Q2M", token: "a".repeat(22) };
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

let restoreDialog: () => void;
beforeAll(() => {
  restoreDialog = stubDialog();
});
afterAll(() => restoreDialog());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
  localStorage.clear();
  go.mockReset();
  doFetch.mockReset();
  doFetch.mockResolvedValue(answer(200, receipt));
  globalThis.fetch = doFetch;
  // jsdom does not support `:modal`.
  jest
    .spyOn(document, "querySelector")
    .mockImplementation((selector: string) =>
      selector.includes(":modal") ? null : querySelector.call(document, selector),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function draw(
  popups: SitePopup[],
  visitor: Partial<Visitor> = functional,
  path = "/service?cash-down=1000",
) {
  return renderWithSite(
    <FrameToasts>
      <main id="main" tabIndex={-1}>
        <Popups popups={popups} page="service/index" />
      </main>
    </FrameToasts>,
    { visitor, navigation: { path, go } },
  );
}

/** The part of a `Response` that is used; jsdom has none. */
function answer(status: number, body: object): Response {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  return response as Response;
}

const tabbed = (changes: Parameters<typeof popupFixture>[0] = {}) =>
  popupFixture({ button: tabFixture, ...changes });
const tab = () => screen.getByRole("button", { name: /^Questions/ });
const dialog = () => screen.getByRole("dialog", { name: "Ask us" });
const isOpen = () => screen.queryByRole("dialog") !== null;
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const finished = () => JSON.parse(localStorage.getItem(key) ?? "[]");

async function fillIn(): Promise<void> {
  await user.type(screen.getByRole("textbox", { name: "First name" }), "Alex");
  await user.type(screen.getByRole("textbox", { name: "Last name" }), "Sample");
  await user.type(screen.getByRole("textbox", { name: "Phone" }), "5735550142");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "alex@mail.example");
}

/** Sends the form and waits for the response. */
async function sendIt(): Promise<void> {
  await press("Send");
  await act(() => jest.advanceTimersByTimeAsync(1));
}

async function chooseFromMenu(name: string): Promise<void> {
  const details = dialog().querySelector("details");
  if (details) details.open = true;
  await user.click(within(dialog()).getByText(name));
}

describe("a pop-up with a tab", () => {
  test("opens from its tab and keeps the input when it is saved for later", async () => {
    draw([tabbed()]);
    expect(isOpen()).toBe(false);
    expect(tab().getAttribute("aria-expanded")).toBe("false");
    await user.click(tab());
    expect(tab().getAttribute("aria-expanded")).toBe("true");
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Alex");
    await chooseFromMenu("Save For Later");
    expect(isOpen()).toBe(false);
    expect(finished()).toEqual([]);
    await user.click(tab());
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe(
      "Alex",
    );
  });

  test("is removed with its tab permanently, and the focus moves to the page", async () => {
    draw([tabbed()]);
    await user.click(tab());
    await chooseFromMenu("Remove Forever");
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole("button", { name: /^Questions/ })).toBeNull();
    expect(finished()).toEqual(["ask"]);
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  test("closes on Escape like saving, and returns the focus to the tab", async () => {
    draw([tabbed()]);
    tab().focus();
    await user.keyboard("{Enter}");
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(tab());
  });
});

describe("Escape elsewhere on the page", () => {
  const pressOutside = () => fireEvent.keyDown(screen.getByRole("main"), { key: "Escape" });

  test("closes a pop-up that leaves the page usable", () => {
    draw([popupFixture()]);
    expect(isOpen()).toBe(true);
    pressOutside();
    expect(isOpen()).toBe(false);
    expect(finished()).toEqual([]);
  });

  test("is left to what has used it, and to another dialog", () => {
    draw([popupFixture()]);
    const main = screen.getByRole("main");
    const keep = (event: Event) => event.preventDefault();
    main.addEventListener("keydown", keep);
    pressOutside();
    main.removeEventListener("keydown", keep);
    const other = document.body.appendChild(document.createElement("dialog"));
    fireEvent.keyDown(other, { key: "Escape" });
    other.remove();
    expect(isOpen()).toBe(true);
  });
});

describe("a pop-up without a tab", () => {
  test("opens automatically, is announced and does not take the focus", () => {
    draw([popupFixture()]);
    expect(dialog()).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector("[data-popup] [aria-live]")?.textContent).toBe("Ask us");
  });

  test("does not open before the cookie banner is answered", () => {
    draw([popupFixture()], { hasAnswered: false });
    expect(isOpen()).toBe(false);
  });

  test("does not open again in the document once it was saved for later", async () => {
    draw([popupFixture({ closeButton: false })]);
    await press("Close");
    expect(isOpen()).toBe(false);
    expect(finished()).toEqual([]);
  });

  test("is followed by the next one when it is closed", async () => {
    const next = popupFixture({ id: "next", data: { title: "Next" }, closeButton: false });
    draw([popupFixture({ closeButton: false }), next]);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await press("Close");
    expect(screen.getByRole("dialog", { name: "Next" })).toBeTruthy();
  });
});

describe("a finished pop-up", () => {
  test("is not shown again", () => {
    localStorage.setItem(key, '["ask"]');
    draw([popupFixture()]);
    expect(isOpen()).toBe(false);
  });

  test("of another tab is removed here too", () => {
    draw([tabbed()]);
    expect(tab()).toBeTruthy();
    localStorage.setItem(key, '["ask"]');
    act(() => void dispatchEvent(new StorageEvent("storage", { key })));
    expect(screen.queryByRole("button", { name: /^Questions/ })).toBeNull();
  });

  test("is neither read nor stored without functional consent", async () => {
    localStorage.setItem(key, '["ask"]');
    draw([tabbed()], { allowed: [] });
    localStorage.clear();
    await user.click(tab());
    await chooseFromMenu("Remove Forever");
    expect(screen.queryByRole("button", { name: /^Questions/ })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe("sending", () => {
  test("names the car of the page", async () => {
    const vin = "2T3P1RFV8MC123456";
    draw([tabbed()], functional, `/used-cars-for-sale/2021-toyota-rav4-${vin}?zip=63701`);
    await user.click(tab());
    await fillIn();
    await sendIt();
    const [, init] = doFetch.mock.calls[0] ?? [];
    expect(JSON.parse(typeof init?.body === "string" ? init.body : "")).toMatchObject({
      vehicle: { year: 2021, vin },
    });
  });

  test("sends the lead, shows thanks for four seconds and finishes the pop-up", async () => {
    const events: unknown[] = [];
    const stop = onTrack((event) => events.push(event));
    const thankYou = { image: null, title: null, description: "We call today." };
    draw([tabbed({ track: "Contact", data: { thankYou } })]);
    await user.click(tab());
    await fillIn();
    await sendIt();
    const [path, init] = doFetch.mock.calls[0] ?? [];
    expect(path).toBe("/api/leads/actions");
    expect(JSON.parse(typeof init?.body === "string" ? init.body : "")).toEqual({
      contactConsent: expect.stringMatching(/^[0-9a-f]{8}$/),
      template: "CONTACT_SALES",
      text: "Ask us\n/service",
      user: {
        firstName: "Alex",
        lastName: "Sample",
        phone: "+1 (573) 555-0142",
        email: "alex@mail.example",
      },
    });
    expect(events).toEqual([
      { name: "Lead", facts: {} },
      { name: "Contact", facts: { form: "ask" } },
    ]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Thank you!" }));
    expect(screen.getByText("We call today.")).toBeTruthy();
    const link = screen.getByRole("link", { name: "View your request" });
    expect(link.getAttribute("href")).toBe(`/inquiry/${receipt.token}`);
    expect(screen.queryByRole("textbox")).toBeNull();
    act(() => jest.advanceTimersByTime(3999));
    expect([isOpen(), finished()]).toEqual([true, []]);
    act(() => jest.advanceTimersByTime(1));
    expect([isOpen(), finished()]).toEqual([false, ["ask"]]);
    expect(go).not.toHaveBeenCalled();
    stop();
  });

  test("with a question requires and sends it", async () => {
    draw([tabbed({ data: { question: true } })]);
    await user.click(tab());
    await fillIn();
    await sendIt();
    expect(doFetch).not.toHaveBeenCalled();
    expect(screen.getByText("Enter your question")).toBeTruthy();
    await press("What’s your best price?");
    await sendIt();
    const body = doFetch.mock.calls[0]?.[1]?.body;
    expect(JSON.parse(typeof body === "string" ? body : "")).toMatchObject({
      text: "What’s your best price?",
    });
  });

  test("tracks one Lead event, whatever event the pop-up has", async () => {
    const names: string[] = [];
    const stop = onTrack(({ name }) => names.push(name));
    draw([tabbed({ track: "Lead" })]);
    await user.click(tab());
    await fillIn();
    await sendIt();
    expect(names).toEqual(["Lead"]);
    stop();
  });

  test("shows thanks although the visitor is now a lead", async () => {
    draw([tabbed({ conditions: { user: true } })]);
    await user.click(tab());
    await fillIn();
    await sendIt();
    expect(screen.getByText("Thank you!")).toBeTruthy();
  });

  test("redirects afterwards, or at once when the thanks are closed", async () => {
    draw([tabbed({ redirect: "/our-company" })]);
    await user.click(tab());
    await fillIn();
    await sendIt();
    expect(go).not.toHaveBeenCalled();
    await press("Close");
    expect(go.mock.calls).toEqual([["/our-company"]]);
    expect(finished()).toEqual(["ask"]);
  });

  test("keeps all input and shows an error when sending fails", async () => {
    doFetch.mockResolvedValue(answer(503, {}));
    draw([tabbed({ track: "Contact" })]);
    const events: unknown[] = [];
    const stop = onTrack((event) => events.push(event));
    await user.click(tab());
    await fillIn();
    await sendIt();
    expect(within(dialog()).getByRole("alert").textContent).toBe(
      "Something went wrong, there was an error sending your information, try again or call.",
    );
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe(
      "alex@mail.example",
    );
    expect([events, finished()]).toEqual([[], []]);
    stop();
  });

  test("has a honeypot field", async () => {
    draw([tabbed()]);
    await user.click(tab());
    const trap = dialog().querySelector<HTMLInputElement>("input[name=website]");
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.getAttribute("aria-hidden")).toBe("true");
    await fillIn();
    if (trap) trap.value = "https://spam.example";
    await sendIt();
    expect(doFetch.mock.calls[0]?.[1]?.body).toContain('"website":"https://spam.example"');
  });
});

describe("its texts", () => {
  test("come from the dealer: description, agreement, button and disclaimer", async () => {
    const data = {
      description: "We answer within a day.",
      submit: { text: "Ask", agree: { text: "You may call me.", required: true } },
      disclaimer: { html: "<p>Rates apply.</p>", position: null },
    };
    draw([tabbed({ data })]);
    await user.click(tab());
    expect(screen.getByText("We answer within a day.")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ask" }).disabled).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "You may call me." }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ask" }).disabled).toBe(false);
    await press("Disclaimer");
    const finePrint = screen.getByRole("dialog", { name: "Disclaimer" });
    expect(finePrint.textContent).toContain("Rates apply.");
    await user.click(within(finePrint).getByRole("button", { name: "Close" }));
    expect(screen.getAllByRole("dialog")).toEqual([dialog()]);
  });
});
