/** @jest-environment jsdom */
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { headingProblems } from "@forecourt/testing/pages/heading-problems";
import { stubDialog } from "@forecourt/testing/pages/stub-dialog";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import {
  alexTyped,
  answer,
  drawFlow,
  newUser,
  receipt,
  sendLeadForm,
  sentIn,
  typedWords,
} from "../../testing/draw-flow.tsx";
import { site } from "../../testing/inventory-fixture.ts";
import { GatedVehicle } from "./gated-vehicle.tsx";
import { UnlockForm } from "./unlock-form.tsx";
import { UnlockPanel } from "./unlock-panel.tsx";
import { unlockView } from "./unlock-view.ts";

const here = "/used-cars-for-sale?down=3000&page=2";
const texts = { title: "12 more vehicles", body: "Tell us who you are." };
const data = unlockView({ url: new URL(here, site.origin), site }, texts);
const functional: Partial<Visitor> = { allowed: ["functional"] };
const nothing: Partial<Visitor> = { allowed: [] };
const name = "See the private inventory";
const allow = "Allow functional cookies";
const link = () => screen.getByRole("link", { name });

const doFetch = stubFetch();
let giveBack: () => void;
beforeAll(() => {
  giveBack = stubDialog();
});
afterAll(() => giveBack());
beforeEach(() => {
  doFetch.mockResolvedValue(answer(200, receipt));
});

describe("UnlockForm", () => {
  test("sends the contact details and reloads the page", async () => {
    const onUnlocked = jest.fn();
    const { navigations, toasts } = drawFlow(<UnlockForm data={data} onUnlocked={onUnlocked} />, {
      visitor: functional,
    });
    await sendLeadForm(newUser(), "Unlock");
    expect(sentIn(doFetch.mock.calls[0]?.[1])).toMatchObject({
      template: "UNLOCK_INVENTORY",
      text: "Wants to see the private inventory. Sent from /used-cars-for-sale.",
      user: { firstName: "Alex" },
    });
    expect([navigations, onUnlocked.mock.calls.length]).toEqual([[here], 1]);
    expect(toasts).toEqual(["Access Granted, welcome to the private inventory."]);
  });

  test("keeps the input and shows an error when sending fails", async () => {
    doFetch.mockResolvedValue(answer(503, {}));
    const onUnlocked = jest.fn();
    const { navigations, toasts } = drawFlow(<UnlockForm data={data} onUnlocked={onUnlocked} />, {
      visitor: functional,
    });
    await sendLeadForm(newUser(), "Unlock");
    expect(await screen.findByText(/Nothing you typed was lost/)).toBeTruthy();
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    expect(toasts).toEqual(["There was an error saving your information."]);
    expect([navigations, onUnlocked.mock.calls.length]).toEqual([[], 0]);
  });

  test("does not promise an unlock without functional consent", async () => {
    const { navigations, toasts } = drawFlow(<UnlockForm data={data} />, { visitor: nothing });
    expect(screen.getByText(/takes functional cookies, which are off/)).toBeTruthy();
    await sendLeadForm(newUser(), "Unlock");
    const status = within(await screen.findByRole("status"));
    expect(status.getByText(/don’t let this browser open/)).toBeTruthy();
    const follow = status.getByRole("link", { name: "View your request" });
    expect(follow.getAttribute("href")).toBe(`/inquiry/${receipt.token}`);
    expect([navigations, toasts]).toEqual([[], []]);
  });

  test("adds functional consent with one button and keeps other consent", async () => {
    const user = newUser();
    const { navigations, toasts, visitor } = drawFlow(<UnlockForm data={data} />, {
      visitor: { allowed: ["analytics"] },
    });
    await user.click(screen.getByRole("button", { name: allow }));
    expect(visitor.getState()).toMatchObject({
      allowed: ["functional", "analytics"],
      hasAnswered: true,
    });
    expect(document.activeElement?.textContent).toMatch(/^Functional cookies are on now/);
    await sendLeadForm(user, "Unlock");
    expect([navigations, toasts]).toEqual([
      [here],
      ["Access Granted, welcome to the private inventory."],
    ]);
  });

  test("unlocks with the input that was sent before consent, without sending it twice", async () => {
    const user = newUser();
    const { navigations } = drawFlow(<UnlockForm data={data} />, { visitor: nothing });
    await sendLeadForm(user, "Unlock");
    await user.click(await screen.findByRole("button", { name: allow }));
    expect(typedWords().slice(0, 4)).toEqual(alexTyped);
    await user.click(screen.getByRole("button", { name: "Unlock" }));
    expect(navigations).toEqual([here]);
    const keys = doFetch.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get("idempotency-key"),
    );
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  test("submits consent without JavaScript and returns to its page", () => {
    drawFlow(<UnlockForm data={data} />, { visitor: { allowed: ["analytics"] } });
    const button = screen.getByRole<HTMLButtonElement>("button", { name: allow });
    const { form } = button;
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/api/visitor/consent"]);
    expect([...new FormData(form ?? undefined, button)]).toEqual([
      ["back", data.href],
      ["category[]", "analytics"],
      ["category[]", "functional"],
      ["choice", "save"],
    ]);
  });

  test("does not mention cookies with consent", () => {
    drawFlow(<UnlockForm data={data} />, { visitor: functional });
    expect(screen.queryByText(/functional cookies/i)).toBeNull();
  });
});

describe("the unlock panel of a list", () => {
  test("links to the form with the return path without JavaScript", () => {
    drawFlow(<UnlockPanel data={data} />);
    expect(screen.getByRole("region", { name: "12 more vehicles" })).toBeTruthy();
    expect(new URL(link().getAttribute("href") ?? "", site.origin).searchParams.get("next")).toBe(
      here,
    );
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("opens the form in a dialog and keeps the input after closing it", async () => {
    const user = newUser();
    const { navigations } = drawFlow(<UnlockPanel data={data} />, { visitor: functional });
    await user.click(link());
    await screen.findByRole("dialog", { name });
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Al");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(link());
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveProperty("value", "Al");
    await user.clear(screen.getByRole("textbox", { name: "First name" }));
    await sendLeadForm(user, "Unlock");
    expect(navigations).toEqual([here]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("the page of an early-access car says how to unlock it and shows no facts of the car", () => {
  const browse = { label: "Browse all other vehicles", href: "/cars-for-sale" };
  const { container } = drawFlow(<GatedVehicle data={{ unlock: data, browse }} />);
  expect(headingProblems(container)).toEqual([]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("12 more vehicles");
  expect(link().getAttribute("href")).toMatch(/^\/private-inventory\?next=/);
  expect(screen.getByRole("link", { name: browse.label }).getAttribute("href")).toBe(
    "/cars-for-sale",
  );
});
