/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createToastStore, type ToastSeverity, type ToastStore } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

const toastLabels = { region: "Messages", dismiss: "Dismiss" };
const lifeMs = 5000;

let store: ToastStore;
const draw = () => render(<Toasts store={store} labels={toastLabels} />);
const say = (text: string, severity: ToastSeverity = "info") =>
  act(() => store.show({ text, severity }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const toastTexts = () => store.all().map(({ text }) => text);
const dismissButtons = () => screen.getAllByRole("button", { name: "Dismiss" });

beforeEach(() => {
  jest.useFakeTimers();
  store = createToastStore();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("Toasts", () => {
  test("has its live regions before the first message", () => {
    const { container } = draw();
    const regions = [...container.querySelectorAll("[aria-live]")];
    expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual([
      "assertive",
      "polite",
    ]);
    expect(regions.map(({ textContent }) => textContent)).toEqual(["", ""]);
  });

  test.each([
    ["info", "polite"],
    ["success", "polite"],
    ["secondary", "polite"],
    ["contrast", "polite"],
    ["warn", "assertive"],
    ["error", "assertive"],
  ] as const)("announces %s in the %s region", (severity, live) => {
    draw();
    say("Sent.", severity);
    const line = screen.getByText("Sent.");
    expect(line.closest("[aria-live]")?.getAttribute("aria-live")).toBe(live);
    expect(line.parentElement?.className).toContain(severity);
  });

  test("removes a message after five seconds, each with its own timer", () => {
    draw();
    say("One");
    wait(3000);
    say("Two");
    wait(1999);
    expect(toastTexts()).toEqual(["One", "Two"]);
    wait(1);
    expect(toastTexts()).toEqual(["Two"]);
    wait(3000);
    expect(toastTexts()).toEqual([]);
  });

  test("pauses the timers while messages are hovered", () => {
    draw();
    say("One");
    wait(4000);
    const list = screen.getByRole("region", { name: "Messages" });
    fireEvent.pointerEnter(list);
    wait(60_000);
    expect(toastTexts()).toEqual(["One"]);
    fireEvent.pointerLeave(list);
    wait(999);
    expect(toastTexts()).toEqual(["One"]);
    wait(1);
    expect(toastTexts()).toEqual([]);
  });

  test("pauses the timers while a message has the focus", () => {
    draw();
    say("One");
    act(() => dismissButtons()[0]?.focus());
    wait(60_000);
    expect(toastTexts()).toEqual(["One"]);
    act(() => dismissButtons()[0]?.blur());
    wait(lifeMs);
    expect(toastTexts()).toEqual([]);
  });

  test("pauses the timers while the window is hidden", () => {
    draw();
    say("One");
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      fireEvent(document, new Event("visibilitychange"));
    };
    hide(true);
    wait(60_000);
    hide(false);
    expect(toastTexts()).toEqual(["One"]);
    wait(lifeMs);
    expect(toastTexts()).toEqual([]);
    Reflect.deleteProperty(document, "hidden");
  });

  test("is dismissed with its button or Escape, and restores the focus", () => {
    render(<input aria-label="Name" />);
    draw();
    screen.getByRole("textbox").focus();
    say("One");
    say("Two");
    act(() => dismissButtons()[0]?.focus());
    fireEvent.click(dismissButtons()[0] as HTMLElement);
    expect(toastTexts()).toEqual(["Two"]);
    expect(document.activeElement).toBe(dismissButtons()[0]);
    fireEvent.keyDown(dismissButtons()[0] as HTMLElement, { key: "Escape" });
    expect(toastTexts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  test("shows no duplicates, and at most four messages", () => {
    draw();
    for (const text of ["One", "Two", "One", "Three", "Four", "Five"]) say(text);
    expect(toastTexts()).toEqual(["One", "Three", "Four", "Five"]);
  });

  test("removes the error of an action once it succeeds, and no other", () => {
    draw();
    say("Not sent.", "error");
    say("By the way.");
    say("Sent.", "success");
    expect(toastTexts()).toEqual(["By the way.", "Sent."]);
  });

  test("announces in the region mounted last, and in the previous one when that unmounts", () => {
    const first = draw();
    const second = draw();
    say("One");
    expect(first.container.textContent).toBe("");
    expect(second.container.textContent).toBe("One");
    // Two landmarks of one name would be one too many, also while a dialog opens.
    expect(screen.getAllByRole("region", { name: "Messages" })).toHaveLength(1);
    second.unmount();
    expect(first.container.textContent).toBe("One");
  });
});
