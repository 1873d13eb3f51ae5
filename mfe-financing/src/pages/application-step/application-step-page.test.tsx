/** @jest-environment jsdom */

import type { ApplicationPage } from "@forecourt/contracts/areas/financing/application-flow";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import {
  consentsFixture,
  draftFixture,
  draftToken,
  partFixture,
} from "../../testing/draft-fixture.ts";
import { inFrame } from "../../testing/in-frame.tsx";
import { carFixture } from "../../testing/pre-approval-fixture.ts";
import { loadParts, Page } from "./application-step-page.tsx";
import { coBorrowerView } from "./co-borrower-view.ts";
import { reviewView } from "./review-view.ts";
import { stepRules } from "./step-rules.ts";
import { stepView } from "./step-view.ts";

beforeAll(loadParts);

function dataOf(page: ApplicationPage, changes: Partial<Draft> = {}, query = "") {
  const path = `/auto-financing/full-credit-application/${draftToken}/${page}${query}`;
  const view = {
    request: pageRequest(path, "http://financing.test"),
    draft: draftFixture(changes),
    page,
    token: draftToken,
    today: "2026-11-23",
    consents: consentsFixture(),
    replaced: null,
  };
  if (page === "co-borrower") return coBorrowerView(view);
  return page === "review" ? reviewView(view) : stepView(view);
}

const element = (...args: Parameters<typeof dataOf>) =>
  inFrame(<Page data={dataOf(...args)} />).element;

const show = (...args: Parameters<typeof dataOf>) => render(element(...args));

const joint = { isJoint: true, coBorrower: partFixture() };

describe("every page of an application", () => {
  test.each<[ApplicationPage, Partial<Draft>]>([
    ["about", {}],
    ["homes", {}],
    ["work", {}],
    ["agreements", {}],
    ["co-borrower", joint],
    ["co-agreements", joint],
    ["review", {}],
  ])("%s has one main heading, a text for every label, and hydrates", (page, changes) => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(element(page, changes));
    // A text that is missing is shown as its key.
    expect(container.textContent).not.toMatch(/\b(?:label|help|step|consent|co|review)\.\w/);
    expect(container.querySelectorAll("form[method=post]")).toHaveLength(1);
    expect(container.querySelector("form")?.getAttribute("action")).toBe(
      `/api/financing/drafts/${draftToken}/form`,
    );
    render(element(page, changes), { container, hydrate: true });
    expect(headingProblems(container)).toEqual([]);
  });
});

test("rules that are not loaded leave a step to the service", () => {
  const consents = { softPull: "", hardPull: "", esign: "", jointIntent: "" };
  const priced = null;
  const check = { timezone: "America/Chicago", consents, isJoint: false, priced, state: "MO" };
  expect(stepRules.check("about", {}, { ...check, faults: {} }, new Date())).toBeNull();
});

describe("a step", () => {
  const fetched = jest.fn<typeof fetch>();
  const original = globalThis.fetch;
  beforeEach(async () => {
    await stepRules.load();
    // Saving what is not complete fails without a word.
    fetched.mockRejectedValue(new Error("offline"));
    globalThis.fetch = fetched;
  });
  afterEach(() => {
    globalThis.fetch = original;
    fetched.mockReset();
  });
  const button = (name: string) => {
    const [shown] = screen.getAllByRole("button", { name });
    if (!shown) throw new Error(`no button ${name}`);
    return shown;
  };
  /** Presses a button; true = the browser sends the form. */
  const press = (name: string) => {
    let isSent = false;
    const watch = (event: Event) => {
      isSent = !event.defaultPrevented;
      // jsdom sends no forms.
      event.preventDefault();
    };
    addEventListener("submit", watch, { once: true });
    fireEvent.click(button(name));
    removeEventListener("submit", watch);
    return isSent;
  };

  /** Enters a field, with which the code of the quiet saves is loaded. */
  const enter = async (field: HTMLElement) => {
    fireEvent.focus(field);
    await act(async () => void (await import("./step-code.ts")));
  };

  test("shows a saved number masked, and never offers to store it", () => {
    show("about");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Social Security/ });
    expect(field.value).toBe("•••-••-6789");
    expect(field.getAttribute("autocomplete")).toBe("off");
    expect(field.inputMode).toBe("numeric");
    expect(screen.getByText(/the number that ends in 6789/)).toBeTruthy();
  });

  test("hides the number that is typed until its button shows it", () => {
    show("about");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Social Security/ });
    const shown = screen.getByRole("button", { name: "Show", pressed: false });
    expect(shown.getAttribute("aria-controls")).toBe(field.id);
    const place = shown.parentElement;
    expect(place?.hasAttribute("data-shown")).toBe(false);
    fireEvent.click(shown);
    expect(shown.getAttribute("aria-pressed")).toBe("true");
    expect(place?.hasAttribute("data-shown")).toBe(true);
  });

  test("with errors shows them at once, saves the typed values, and links to the first field", async () => {
    show("about");
    await enter(screen.getByRole("textbox", { name: /Middle name/ }));
    expect(press("Continue")).toBe(false);
    const alert = screen.getByRole("alert");
    expect(document.activeElement).toBe(alert);
    const [first] = within(alert).getAllByRole("link");
    expect(first?.textContent).toBe("Email: This field is required");
    const target = document.getElementById(first?.getAttribute("href")?.slice(1) ?? "");
    expect(target).toBe(screen.getByRole("textbox", { name: /Email/ }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    const body = fetched.mock.calls[0]?.[1]?.body;
    if (!(body instanceof URLSearchParams)) throw new Error("expected a form");
    expect(body.get("firstName")).toBe("Ada");
  });

  test("is saved when a changed field is left, without a press of a button", async () => {
    show("about");
    const field = screen.getByRole("textbox", { name: /Middle name/ });
    await enter(field);
    fireEvent.change(field, { target: { value: "Kay" } });
    fireEvent.focusOut(field);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toMatch(new RegExp(`/api/financing/drafts/${draftToken}/form$`));
    const sent = init?.body;
    if (!(sent instanceof URLSearchParams)) throw new Error("expected a form");
    expect(Object.fromEntries(sent)).toMatchObject({
      page: "about",
      intent: "quiet",
      editor: expect.stringMatching(/^[\w-]{36}$/),
      seen: "",
      firstName: "Ada",
      middleName: "Kay",
    });
  });

  test("of a co-borrower's home needs no address where it is the borrower's", () => {
    show("co-homes", joint);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Same address as Ada" });
    expect(box.checked).toBe(false);
    expect(press("Continue")).toBe(false);
    const wrong = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(wrong()).toContain("City: This field is required");
    fireEvent.click(box);
    expect(press("Continue")).toBe(false);
    expect(wrong()).not.toContain("City: This field is required");
    expect(wrong()).toContain("Years there: This field is required");
  });

  test("of the borrower's home has no checkbox for the address of a co-borrower", () => {
    show("homes", joint);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("is sent once, however often the button is pressed", () => {
    show("about");
    expect(press("Save and finish later")).toBe(true);
    expect(press("Save and finish later")).toBe(false);
    // The browser shows the document again after Back.
    fireEvent(window, new Event("pageshow"));
    expect(press("Save and finish later")).toBe(true);
  });

  test("of work has the alimony notice before any field of income", () => {
    show("work");
    const notice = screen.getByText(/Alimony, child support/);
    const income = screen.getByRole("textbox", { name: /Income before taxes/ });
    expect(notice.compareDocumentPosition(income)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("asks those who work for employer, title and phone, and lets others leave them empty", () => {
    show("work");
    const required = () =>
      ["employer", "jobTitle", "phone"].map((name) => {
        const field = document.querySelector<HTMLInputElement>(`[name="employment.0.${name}"]`);
        const isMarked = field?.labels?.[0]?.textContent?.endsWith("*") ?? false;
        const isOptional = field?.labels?.[0]?.textContent?.endsWith("(optional)") ?? false;
        expect([isMarked, isOptional]).toEqual([field?.required, !field?.required]);
        return field?.required;
      });
    expect(required()).toEqual([true, true, true]);
    const status = screen.getByRole("combobox", { name: /Employment status/ });
    fireEvent.change(status, { target: { value: "retired" } });
    expect(required()).toEqual([false, false, false]);
    fireEvent.change(status, { target: { value: "self-employed" } });
    expect(required()).toEqual([true, true, true]);
  });

  test.each<ApplicationPage>(["about", "homes", "work"])(
    "of %s marks every field as required or optional",
    (page) => {
      const { container } = show(page);
      for (const field of container.querySelectorAll<HTMLInputElement>("form [name]:not([type])")) {
        const label = field.labels?.[0]?.textContent ?? "";
        if (label === "") continue;
        expect([label, label.endsWith("*")]).toEqual([label, field.required]);
        expect([label, label.endsWith("(optional)")]).toEqual([label, !field.required]);
      }
    },
  );

  test("of agreements checks no box, each of which has its own text", () => {
    show("agreements", joint);
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ name, checked, value }) => [name, checked, value])).toEqual([
      ["consents.esign", false, "esign-1"],
      ["consents.jointIntent", false, "jointIntent-1"],
      ["consents.hardPull", false, "hardPull-1"],
    ]);
    expect(
      screen.getByRole("link", { name: /Electronic Signature Disclosure/ }).getAttribute("href"),
    ).toBe("/auto-financing/electronic-consent");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("keeps a box that the visitor has checked for this very text", () => {
    const fields = { "consents.esign": "esign-1", "consents.hardPull": "hardPull-0" };
    show("agreements", { borrower: partFixture({ fields, asksMaritalStatus: true }) });
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
  });

  test("of agreements says why those of an earlier visit are to be given again", () => {
    const agreedBefore = "2026-11-22T18:00:00.000Z";
    const { container } = show("agreements", { borrower: partFixture({ agreedBefore }) });
    expect(container.textContent).toContain(
      "You agreed on November 22, 2026 at 12:00 p.m., before you came back.",
    );
  });

  test("has a button to remove every earlier address, and none for the present one", () => {
    const fields = { "residences.0.city": "A", "residences.1.city": "B" };
    show("homes", { borrower: partFixture({ fields }) });
    expect(screen.getAllByRole("group")).toHaveLength(2);
    expect(button("Remove previous address 1").getAttribute("value")).toBe("remove:residences:1");
    expect(button("Add a previous address").getAttribute("value")).toBe("add:residences");
  });
});

describe("the co-borrower's page", () => {
  test("offers this device or a link, and later shows how far they are", () => {
    const { unmount } = show("co-borrower", joint);
    expect(screen.getByRole("link", { name: "Fill in their part here" })).toBeTruthy();
    expect(screen.getByText(/is deleted then, so the link can’t show it to anyone/)).toBeTruthy();
    unmount();
    const invited = { isJoint: true, invitation: "begun" } as const;
    show("co-borrower", invited, `?invited=${"C".repeat(43)}`);
    expect(screen.getByText("Your co-borrower has started but hasn’t finished.")).toBeTruthy();
    expect(screen.getByText(/What they have typed is deleted, so the new link/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Link for your co/ }).value).toBe(
      `http://localhost/auto-financing/full-credit-application/${"C".repeat(43)}`,
    );
    expect(screen.queryByRole("link", { name: "Fill in their part here" })).toBeNull();
    const copies = screen.getAllByRole("button", { name: /^Copy/ });
    expect(copies.map((button) => button.textContent).toSorted()).toEqual([
      "Copy my co-borrower’s link",
      "Copy my own link",
    ]);
  });
});

describe("who applies", () => {
  const choice = () => screen.queryAllByRole<HTMLInputElement>("radio");
  const lead = (page: ApplicationPage, changes: Partial<Draft>) => dataOf(page, changes);

  test("is chosen on the first page", () => {
    const { unmount } = show("deal");
    expect(choice().map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ["isJoint", "no", true],
      ["isJoint", "yes", false],
    ]);
    expect(screen.getByRole("group", { name: "Who is applying" })).toBeTruthy();
    unmount();
    const coBorrower = partFixture();
    const steps = coBorrower.steps.map((step) => ({ ...step, isBegun: false }));
    show("deal", { isJoint: true, coBorrower: { ...coBorrower, steps } });
    expect(choice().map(({ checked }) => checked)).toEqual([false, true]);
  });

  test.each([joint, { isJoint: true, invitation: "sent" } as const])(
    "is changed on the co-borrower's page once they have begun or are invited",
    (changes) => {
      show("deal", changes);
      expect(choice()).toEqual([]);
      expect(screen.getByText(/To apply by yourself after all, continue to the page/)).toBeTruthy();
    },
  );

  test("is named by the later steps of a borrower who does not apply alone", () => {
    const own = "Your co-borrower has a part of their own after it.";
    for (const page of ["about", "homes", "work", "agreements"] as const) {
      expect(lead(page, joint)).toMatchObject({ lead: expect.stringContaining(own) });
      expect(lead(page, {})).toMatchObject({ lead: expect.not.stringContaining(own) });
    }
    expect(lead("co-about", joint)).toMatchObject({ lead: expect.not.stringContaining(own) });
  });
});

describe("a co-borrower", () => {
  const deal = {
    car: carFixture,
    moneyDownCents: 250_000,
    trade: null,
    tradeEquityCents: null,
    amountToFinanceCents: 2_949_000,
  } as const;
  const invited = { party: "coBorrower", borrower: null, coBorrower: partFixture() } as const;

  test.each<[ApplicationPage, Partial<Draft>]>([
    ["about", invited],
    ["agreements", invited],
    ["co-agreements", {}],
  ])("sees on %s what both apply for, before they affirm it", (page, changes) => {
    const { container } = show(page, { ...joint, deal, ...changes });
    const title = screen.getByRole("heading", { name: "What you’re applying for together" });
    const text = title.parentElement?.textContent ?? "";
    for (const fact of ["2021 Kia Telluride SX", "$31,990.00", "$2,500.00", "$29,490.00"]) {
      expect(text).toContain(fact);
    }
    const affirms = [...container.querySelectorAll("[name='consents.jointIntent']")];
    expect(affirms).toHaveLength(page === "about" ? 0 : 1);
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(affirms.filter((one) => title.compareDocumentPosition(one) !== after)).toEqual([]);
    expect(headingProblems(container)).toEqual([]);
  });

  test("is not told it on other pages, and the borrower has the deal's own page", () => {
    const shown = [dataOf("homes", { ...joint, deal, ...invited }), dataOf("agreements", joint)];
    expect(shown.map((data) => data.kind === "step" && data.together)).toEqual([null, null]);
  });
});

describe("an invited co-borrower", () => {
  test("has a link that stays neither in the address nor in the history", () => {
    const query = `?invited=${"C".repeat(43)}`;
    const path = `/auto-financing/full-credit-application/${draftToken}/co-borrower`;
    history.replaceState(null, "", `${path}${query}#invitation`);
    const entries = history.length;
    show("co-borrower", { isJoint: true, invitation: "sent" }, query);
    expect(screen.getByText(/Anyone with this link can see what’s typed there/)).toBeTruthy();
    expect(location.href).toBe(`${location.origin}${path}`);
    expect(history.length).toBe(entries);
  });

  test("who is done has filled in their part, as the review says", () => {
    const text = (invitation: Draft["invitation"]) => {
      const data = dataOf("review", { isJoint: true, coBorrower: null, invitation });
      return data.kind === "review" ? data.invited?.text : null;
    };
    expect(text("complete")).toBe("Your co-borrower filled in their part on their own device.");
    expect(text("begun")).toContain("is filling in");
  });
});

test.each([
  ["04/09/1988", "April 9, 1988"],
  ["4/9/88", "April 9, 1988"],
  ["13/09/1988", "13/09/1988"],
])("the review says a birth date of %s as %s", (dateOfBirth, shown) => {
  show("review", { borrower: partFixture({ fields: { dateOfBirth } }) });
  expect(screen.getByText(shown)).toBeTruthy();
});

test("the first page says that it was filled in from the pre-approval", () => {
  show("deal", {}, "?filled=1");
  expect(screen.getByText(/We filled in what you told us before/)).toBeTruthy();
});

test("an earlier address asks for no housing and no payment", () => {
  show("homes", {}, "?add=1");
  const required = (name: RegExp) =>
    screen.getAllByLabelText<HTMLInputElement>(name).map((field) => field.required);
  expect(required(/Do you own or rent/)).toEqual([true, false]);
  expect(required(/Monthly rent or mortgage/)).toEqual([true, false]);
});

test("the review says what is wrong with a number that both parts have, and links to it", () => {
  const fault =
    "Both parts have the same Social Security number. Check yours, and ask your co-borrower to check theirs.";
  show("review", {
    isJoint: true,
    invitation: "complete",
    borrower: partFixture({}, { about: { ssn: fault } }),
    coBorrower: null,
  });
  const link = screen.getByRole("link", { name: `About you: ${fault}` });
  expect(link.getAttribute("href")).toMatch(/\/about\?check=1$/);
  expect(screen.queryByRole("button", { name: "Send our application" })).toBeNull();
});
