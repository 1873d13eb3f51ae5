/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";

const links = `<a id="a" href="/a?x=1#part"><b>a</b></a><a id="b" href="/b" rel="nofollow">b</a>
  <a id="none" href="/c" data-no-prefetch>c</a><a id="away" href="https://example.com/">d</a>
  <a id="here" href="/">e</a>`;

let prefetched: string[];
let canceled: string[];

/** jsdom has no pointer events. */
function point(type: string, id: string, init: MouseEventInit = {}, pointerType = "mouse") {
  const event = new MouseEvent(type, { bubbles: true, ...init });
  Object.assign(event, { pointerType });
  const element = document.getElementById(id);
  (element?.firstElementChild ?? element)?.dispatchEvent(event);
}

function connection(value: object | undefined) {
  Object.defineProperty(navigator, "connection", { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = links;
  prefetched = [];
  canceled = [];
  // Listeners of earlier tests stay on the document, so each test has its own body and lists.
  const prefetch = prefetched.push.bind(prefetched);
  const cancel = canceled.push.bind(canceled);
  prefetchOnIntent({
    prefetch: (path) => void prefetch(path),
    cancel: (path) => void cancel(path),
  });
});

afterEach(() => {
  connection(undefined);
  jest.useRealTimers();
});

describe("prefetchOnIntent", () => {
  test("prefetches when a mouse rests on a link, not when it passes over", () => {
    point("pointerover", "a");
    jest.advanceTimersByTime(64);
    expect(prefetched).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(prefetched).toEqual(["/a?x=1"]);
    point("pointerover", "b");
    point("pointerout", "b");
    jest.advanceTimersByTime(500);
    expect(prefetched).toEqual(["/a?x=1"]);
  });

  test("prefetches with the next frame after a press", () => {
    point("pointerdown", "a", {}, "touch");
    expect(prefetched).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual(["/a?x=1"]);
    point("pointerdown", "b", { button: 1 });
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual(["/a?x=1"]);
  });

  test("does not prefetch when the touch becomes a scroll", () => {
    point("pointerdown", "a", {}, "touch");
    point("pointercancel", "a");
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual([]);
  });

  test("prefetches a link that gets the focus", () => {
    document.getElementById("b")?.focus();
    jest.advanceTimersByTime(65);
    expect(prefetched).toEqual(["/b"]);
  });

  test("cancels when the mouse or focus leaves or the touch scrolls", () => {
    point("pointerover", "a");
    point("pointerout", "a");
    expect(canceled).toEqual(["/a?x=1"]);
    document.getElementById("b")?.focus();
    document.getElementById("here")?.focus();
    expect(canceled).toEqual(["/a?x=1", "/b"]);
    point("pointercancel", "a");
    expect(canceled).toEqual(["/a?x=1", "/b", "/a?x=1"]);
  });

  test("does not cancel when the pointer moves within a link", () => {
    point("pointerover", "a");
    point("pointerout", "a", { relatedTarget: document.getElementById("a") });
    expect(canceled).toEqual([]);
    jest.advanceTimersByTime(65);
    expect(prefetched).toEqual(["/a?x=1"]);
  });

  test.each(["none", "away", "here"])("does not prefetch the link #%s", (id) => {
    point("pointerdown", id);
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual([]);
  });

  test("prefetches the link that has the focus already when its code is loaded", () => {
    document.body.innerHTML = links.replaceAll('id="', 'id="later-');
    document.getElementById("later-b")?.focus();
    jest.advanceTimersByTime(65);
    const own: string[] = [];
    prefetchOnIntent({ prefetch: (path) => void own.push(path), cancel: () => {} });
    jest.advanceTimersByTime(65);
    expect(own).toEqual(["/b"]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "does not prefetch on a connection with %j",
    (slow) => {
      connection(slow);
      point("pointerdown", "a");
      jest.advanceTimersByTime(100);
      expect(prefetched).toEqual([]);
    },
  );

  test("prefetches on other connections", () => {
    connection({ saveData: false, effectiveType: "4g" });
    point("pointerdown", "a");
    jest.advanceTimersByTime(100);
    expect(prefetched).toEqual(["/a?x=1"]);
  });
});
