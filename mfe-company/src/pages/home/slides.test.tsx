/** @jest-environment jsdom */
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server.node";
import { content } from "./fixtures/content.ts";
import { Slides } from "./slides.tsx";

const top = (slides = content.slides) => (
  <SiteProvider site={siteFixture()}>
    <Slides slides={slides} />
  </SiteProvider>
);

const width = 1000;
const scrollTo = jest.fn<(options: ScrollToOptions) => void>();

/** The pickers, by the slide each leads to. */
const pickers = () => content.slides.map(({ title }) => screen.getByRole("link", { name: title }));
const shown = () => pickers().map((picker) => picker.getAttribute("aria-current"));

describe("the slides", () => {
  beforeEach(() => {
    // jsdom lays nothing out and does not scroll.
    Object.defineProperty(Element.prototype, "clientWidth", { configurable: true, value: width });
    Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, "clientWidth");
    Reflect.deleteProperty(Element.prototype, "scrollTo");
    scrollTo.mockReset();
  });

  test("without JavaScript a picker is a link to its slide", () => {
    document.body.innerHTML = renderToStaticMarkup(top());
    for (const [index, picker] of pickers().entries()) {
      const slide = document.querySelector(picker.getAttribute("href") ?? "");
      expect(slide?.textContent).toContain(content.slides[index]?.title);
    }
    document.body.innerHTML = "";
  });

  test("a picker moves its slide into view and leaves the page where it is", async () => {
    render(top());
    await userEvent.click(pickers().at(2)!);
    expect(scrollTo).toHaveBeenCalledWith({ left: 2 * width });
    expect(location.hash).toBe("");
  });

  test("an arrow turns to the slide beside the one in view, and none turns past an end", async () => {
    render(top());
    const [previous, next] = ["Previous slide", "Next slide"].map((name) =>
      screen.getByRole("button", { name }),
    );
    await userEvent.click(previous!);
    expect(scrollTo).not.toHaveBeenCalled();
    await userEvent.click(next!);
    expect(scrollTo).toHaveBeenCalledWith({ left: width });
    const track = document.querySelector("#slide-1")!.parentElement!;
    track.scrollLeft = 2 * width;
    fireEvent.scroll(track);
    expect(next!.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(previous!);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width });
  });

  test("swiping updates which slide is in view", () => {
    render(top());
    expect(shown()).toEqual(["true", "false", "false"]);
    const track = document.querySelector("#slide-1")!.parentElement!;
    track.scrollLeft = 0.9 * width;
    fireEvent.scroll(track);
    expect(shown()).toEqual(["false", "true", "false"]);
  });

  test("every slide is there to be read and tabbed through, the later ones below the first", async () => {
    render(top());
    const levels = content.slides.map(
      ({ title }) => screen.getByRole("heading", { name: title }).tagName,
    );
    expect(levels).toEqual(["H1", "H2", "H2"]);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Get pre-approved");
  });

  test("a single slide has nothing to pick", () => {
    render(top(content.slides.slice(0, 1)));
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});
