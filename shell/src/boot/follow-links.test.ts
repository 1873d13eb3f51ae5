/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { clickPath } from "./follow-links.ts";

const here = { origin: "http://localhost", pathname: "/service", search: "" };

/** Clicks the link `html` and returns the path that the click navigates to. */
function click(html: string, init: MouseEventInit = {}, prevented = false): string | null {
  document.body.innerHTML = html;
  let path: string | null = null;
  const listen = (event: MouseEvent) => {
    if (prevented) event.preventDefault();
    path = clickPath(event, here);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  const inner = document.querySelector("a *") ?? document.querySelector("a, button");
  inner?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return path;
}

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("clickPath", () => {
  test("returns the path of a same-origin link", () => {
    expect(click('<a href="/used-cars-for-sale?page=2#x">x</a>')).toBe(
      "/used-cars-for-sale?page=2#x",
    );
    expect(click('<a href="/"><b>home</b></a>')).toBe("/");
  });

  test.each([
    ["another origin", '<a href="https://example.com/">x</a>', {}],
    ["a phone number", '<a href="tel:+15735550142">x</a>', {}],
    ["a new tab", '<a href="/" target="_blank">x</a>', {}],
    ["a download", '<a href="/a.pdf" download>x</a>', {}],
    ["a link that wants a document", '<a href="/" data-document="">x</a>', {}],
    ["a link in what wants documents", '<p data-document=""><a href="/">x</a></p>', {}],
    ["a place on this page", '<a href="/service#faq">x</a>', {}],
    ["a modified click", '<a href="/">x</a>', { metaKey: true }],
    ["a middle click", '<a href="/">x</a>', { button: 1 }],
    ["no link", "<button>x</button>", {}],
  ])("returns null for %s", (_name, html, init) => {
    expect(click(html, init)).toBeNull();
  });

  test("returns null for a click whose default is prevented", () => {
    expect(click('<a href="/">x</a>', {}, true)).toBeNull();
  });
});
