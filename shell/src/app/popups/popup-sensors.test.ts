/** @jest-environment jsdom */

import type { SitePopup } from "@forecourt/contracts/popups";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createPopupSensors } from "./popup-sensors.ts";
import { popupFixture } from "./testing/popup-fixture.ts";

const changed = jest.fn();
let stop = () => {};

function watch(conditions: Partial<SitePopup["conditions"]>) {
  const sensors = createPopupSensors([popupFixture({ conditions })]);
  stop = sensors.subscribe(changed);
  return sensors;
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, parent: Element = document.body) {
  return parent.appendChild(document.createElement(name));
}

beforeEach(() => {
  jest.useFakeTimers();
  changed.mockReset();
  Object.defineProperty(document.documentElement, "clientWidth", {
    value: 400,
    configurable: true,
  });
  Object.defineProperty(document.documentElement, "clientHeight", {
    value: 300,
    configurable: true,
  });
  // jsdom does not support `:modal`.
  jest.spyOn(document, "querySelector").mockReturnValue(null);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("createPopupSensors", () => {
  test("reports an element with the id while it exists", () => {
    const sensors = watch({ id: "offer" });
    expect(sensors.facts().present).toEqual([]);
    element("p").id = "offer";
    sensors.update();
    expect(sensors.facts().present).toEqual(["ask"]);
    document.body.replaceChildren();
    sensors.update();
    expect(sensors.facts().present).toEqual([]);
  });

  test.each([
    [new DOMRect(0, 0, 400, 300), true],
    [new DOMRect(0, 0.4, 400.4, 300), true],
    [new DOMRect(0, 10, 400, 300), false],
    [new DOMRect(0, -10, 400, 100), false],
    [new DOMRect(-10, 0, 100, 100), false],
    [new DOMRect(10, 10, 0, 0), false],
    [new DOMRect(0, 0, 400, 900), false],
  ])("reports an element that is entirely in view, %#: %s", (box, isSeen) => {
    const offer = element("div");
    offer.className = "offer";
    offer.getBoundingClientRect = () => box;
    expect(watch({ tagQuery: ".offer" }).facts().seen).toEqual(isSeen ? ["ask"] : []);
  });

  test("checks again on scroll and remembers seen elements", () => {
    const offer = element("div");
    offer.className = "offer";
    offer.getBoundingClientRect = () => new DOMRect(0, 500, 100, 100);
    const sensors = watch({ tagQuery: ".offer" });
    expect(sensors.facts().seen).toEqual([]);
    offer.getBoundingClientRect = () => new DOMRect(0, 100, 100, 100);
    document.dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(20);
    expect(sensors.facts().seen).toEqual(["ask"]);
    offer.remove();
    sensors.update();
    expect(sensors.facts().seen).toEqual(["ask"]);
  });

  test("reports a click in an element, also one whose propagation is stopped", () => {
    const card = element("div");
    card.className = "card";
    const button = element("button", card);
    button.addEventListener("click", (event) => event.stopPropagation());
    const sensors = watch({ itemClicked: ".card" });
    document.body.click();
    expect(sensors.facts().clicked).toEqual([]);
    button.click();
    expect(sensors.facts().clicked).toEqual(["ask"]);
  });

  test("reports elapsed timers", () => {
    const sensors = watch({ timer: 1.5 });
    jest.advanceTimersByTime(1499);
    expect(sensors.facts().due).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sensors.facts().due).toEqual(["ask"]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test("reports an unsupported selector once and matches nothing", () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    const sensors = watch({ tagQuery: "p[", itemClicked: ">>" });
    document.body.click();
    sensors.update();
    document.body.click();
    expect(sensors.facts()).toMatchObject({ seen: [], clicked: [] });
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'a pop-up waits for "p[", which this browser does not support',
      'a pop-up waits for ">>", which this browser does not support',
    ]);
  });
});

describe("a form in use", () => {
  function typeInto(field: HTMLInputElement, value: string): void {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  test("is reported when a field has the focus", () => {
    const sensors = watch({});
    const field = element("input", element("form"));
    field.focus();
    expect(sensors.facts().isBusy).toBe(true);
    field.blur();
    jest.advanceTimersByTime(0);
    expect(sensors.facts().isBusy).toBe(false);
  });

  test("is reported while typed input is unsent", () => {
    const sensors = watch({});
    const form = element("form");
    const field = element("input", form);
    const isBusy = () => {
      sensors.update();
      return sensors.facts().isBusy;
    };
    typeInto(field, "Alex");
    expect(isBusy()).toBe(true);
    typeInto(field, "");
    expect(isBusy()).toBe(false);
    typeInto(field, "Alex");
    form.dispatchEvent(new Event("submit", { bubbles: true }));
    expect(isBusy()).toBe(false);
    typeInto(field, "Alexa");
    form.remove();
    expect(isBusy()).toBe(false);
  });

  test("is not a form of a pop-up, or a field outside a form", () => {
    const sensors = watch({});
    const popup = element("div");
    popup.dataset["popup"] = "";
    typeInto(element("input", element("form", popup)), "Alex");
    element("input").focus();
    expect(sensors.facts().isBusy).toBe(false);
  });

  test("is reported while another modal dialog is open", () => {
    const sensors = watch({});
    jest.spyOn(document, "querySelector").mockReturnValue(element("dialog"));
    sensors.update();
    expect(sensors.facts().isBusy).toBe(true);
  });
});
