/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { captureViewState, restoreViewState, trackScrolledElements } from "./view-state.ts";

const page = `<details id="x"></details><details id="y" open></details><ul id="rail"><li></li></ul>`;

function draw(html = page): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.getElementsByTagName("main")[0] ?? document.body;
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

trackScrolledElements();

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: number | ScrollToOptions) {
    if (typeof to === "object") Object.assign(this, { scrollTop: to.top, scrollLeft: to.left });
  };
});

describe("view state", () => {
  test("restores open details and scroll positions", () => {
    const left = draw();
    element("x").toggleAttribute("open");
    element("y").toggleAttribute("open");
    element("rail").scrollTop = 120;
    element("rail").dispatchEvent(new Event("scroll"));
    const viewState = captureViewState(left);
    restoreViewState(draw(), viewState);
    expect(open()).toEqual(["x"]);
    expect(element("rail").scrollTop).toBe(120);
  });

  test("does not contain elements of an earlier page", () => {
    draw();
    element("rail").dispatchEvent(new Event("scroll"));
    expect(captureViewState(draw()).scrolled).toEqual([]);
  });

  test("restores the focus, where an element of the page had it", () => {
    const links = '<a id="first" href="/a">A</a><a id="second" href="/b">B</a>';
    const left = draw(links);
    element("second").focus();
    const viewState = captureViewState(left);
    restoreViewState(draw(links), viewState);
    expect(document.activeElement).toBe(element("second"));

    const without = captureViewState(draw(links));
    restoreViewState(draw(links), without);
    expect(document.activeElement).toBe(document.body);
  });

  test("is not applied to a page with other elements", () => {
    const viewState = captureViewState(draw('<details id="x" open></details>'));
    restoreViewState(draw(), viewState);
    expect(open()).toEqual(["y"]);
  });
});
