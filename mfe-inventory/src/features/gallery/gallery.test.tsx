/** @jest-environment jsdom */
import { stubDialog } from "@forecourt/testing/pages/stub-dialog";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { cardFixture } from "../../testing/card-fixture.ts";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import { Gallery } from "./gallery.tsx";

const images = ["photos/1.jpg", "photos/2.jpg", "photos/3.jpg"];
const width = 600;
const scrollTo = jest.fn<(options: ScrollToOptions) => void>();

/** Simulates scrolling a row that is 600 px wide. */
function scrolledTo(left: number) {
  const track = screen.getByRole("list", { name: "Photos" });
  track.scrollLeft = left;
  fireEvent.scroll(track);
}

function draw() {
  renderWithTexts(<Gallery car={cardFixture()} images={images} />);
  const track = screen.getByRole("list", { name: "Photos" });
  Object.defineProperty(track, "clientWidth", { value: width });
  track.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === "object") scrollTo(options);
  };
  return track;
}

describe("Gallery", () => {
  const user = userEvent.setup();

  beforeEach(() => {
    scrollTo.mockClear();
  });

  test("shows the illustration without controls when there are no images", () => {
    renderWithTexts(<Gallery car={cardFixture()} images={[]} />);
    expect(screen.getByRole("img", { name: /Illustration$/ })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("numbers the images and loads the first one eagerly", () => {
    draw();
    const first = screen.getByRole("img", { name: /Photo 1 of 3$/ });
    expect(first.getAttribute("loading")).toBe("eager");
    expect(screen.getByRole("img", { name: /Photo 3 of 3$/ }).getAttribute("loading")).toBe("lazy");
  });

  test("shows duplicate images once and skips invalid ones", () => {
    const named = ["photos/1.jpg", "photos/1.jpg", "../2.jpg", "photos/3.jpg"];
    renderWithTexts(<Gallery car={cardFixture()} images={named} />);
    expect(screen.getByRole("img", { name: /Photo 2 of 2$/ })).toBeTruthy();
    expect(screen.getAllByRole("img")).toHaveLength(2);
  });

  test("keeps space and number of an image that fails to load", () => {
    draw();
    fireEvent.error(screen.getByRole("img", { name: /Photo 2 of 3$/ }));
    expect(screen.getAllByRole("img", { name: /Illustration$/ })).toHaveLength(1);
    expect(screen.getByRole("img", { name: /Photo 3 of 3$/ })).toBeTruthy();
  });

  test("prefetches only the adjacent images, once the visitor is about to turn", async () => {
    draw();
    const loading = () =>
      [1, 2, 3].map((number) =>
        screen
          .getByRole("img", { name: new RegExp(`Photo ${number} of 3$`) })
          .getAttribute("loading"),
      );
    expect(loading()).toEqual(["eager", "lazy", "lazy"]);
    await user.hover(screen.getByRole("list", { name: "Photos" }));
    expect(loading()).toEqual(["eager", "eager", "lazy"]);
    scrolledTo(width);
    expect(loading()).toEqual(["eager", "eager", "eager"]);
  });

  test("turns to the next and previous image with buttons, and stops at the ends", async () => {
    draw();
    await user.click(screen.getByRole("button", { name: "Previous photo" }));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Next photo" }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: "smooth" });
    scrolledTo(2 * width);
    expect(screen.getByRole("button", { name: "Next photo" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  test("announces the visible image after every kind of navigation", () => {
    draw();
    scrolledTo(width + 10);
    expect(screen.getByText("Photo 2 of 3")).toBeTruthy();
    expect(screen.getByRole("link", { current: true }).getAttribute("href")).toBe("#picture-2");
  });

  test("turns with the arrow keys when focused", async () => {
    const track = draw();
    act(() => track.focus());
    await user.keyboard("{ArrowRight}");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: "smooth" });
    await user.keyboard("{ArrowLeft}");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
    await user.keyboard("{End}");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: "smooth" });
    await user.keyboard("{Home}");
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
  });

  test("has thumbnails that link to the large images, for pages without JavaScript", async () => {
    draw();
    const small = screen.getByRole("link", { name: "Photo 3 of 3" });
    expect(document.querySelector(small.getAttribute("href") ?? "")?.tagName).toBe("LI");
    await user.click(small);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: "smooth" });
  });

  test("shows a single image with no control but the one for full screen", () => {
    renderWithTexts(<Gallery car={cardFixture()} images={["photos/1.jpg"]} />);
    expect(screen.getAllByRole("button").map((button) => button.ariaLabel)).toEqual([
      "View full screen",
    ]);
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("marks drawings as illustrations, in their texts and visibly", () => {
    renderWithTexts(<Gallery car={{ ...cardFixture(), illustrated: true }} images={images} />);
    const first = screen.getByRole("img", { name: /Photo 1 of 3\. Illustration$/ });
    expect(first.parentElement?.dataset.caption).toBe("Illustration");
  });
});

describe("the full screen of a gallery", () => {
  const user = userEvent.setup();
  let restore = () => {};

  beforeEach(() => {
    restore = stubDialog();
    Element.prototype.scrollTo = () => {};
  });
  afterEach(() => {
    restore();
    Reflect.deleteProperty(Element.prototype, "scrollTo");
  });

  async function open() {
    renderWithTexts(<Gallery car={{ ...cardFixture(), illustrated: true }} images={images} />);
    await user.click(screen.getByRole("button", { name: "View full screen" }));
    return within(await screen.findByRole("dialog", { name: "Photos" }));
  }

  test("is a dialog with every image and a visible note on drawings", async () => {
    const dialog = await open();
    expect(dialog.getAllByRole("img")).toHaveLength(3);
    expect(screen.getByRole("dialog").dataset.note).toBe("Illustration");
    expect(dialog.getByText("Photo 1 of 3")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  test("enlarges an image by button, by key and by a press, and keeps the arrow keys for it", async () => {
    const dialog = await open();
    const zoom = dialog.getByRole("button", { name: "Zoom in" });
    const isZoomed = () => zoom.getAttribute("aria-pressed");
    await user.click(zoom);
    expect(isZoomed()).toBe("true");
    await user.keyboard("-");
    expect(isZoomed()).toBe("false");
    await user.keyboard("+");
    expect(isZoomed()).toBe("true");
    expect(document.activeElement?.contains(dialog.getByRole("img", { name: /1 of 3/ }))).toBe(
      true,
    );
    await user.keyboard("{ArrowRight}");
    expect(dialog.getByText("Photo 1 of 3")).toBeTruthy();
    await user.click(dialog.getByRole("img", { name: /1 of 3/ }));
    expect(isZoomed()).toBe("false");
    await user.click(dialog.getByRole("img", { name: /1 of 3/ }));
    expect(isZoomed()).toBe("true");
  });

  test("turns with the arrow keys from every control", async () => {
    const lefts: (number | undefined)[] = [];
    const dialog = await open();
    const row = dialog.getByRole("list", { name: "Photos" });
    Object.defineProperty(row, "clientWidth", { value: 800 });
    row.scrollTo = (to?: ScrollToOptions | number) => {
      if (typeof to === "object") lefts.push(to.left);
    };
    await user.keyboard("{ArrowRight}");
    act(() => dialog.getByRole("button", { name: "Close full screen" }).focus());
    await user.keyboard("{End}");
    expect(lefts).toEqual([800, 1600]);
  });

  test("is closed by its button, and by the browser's key for dialogs", async () => {
    const dialog = await open();
    await user.click(dialog.getByRole("button", { name: "Close full screen" }));
    fireEvent(screen.getByRole("dialog", { hidden: true }), new Event("close"));
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });
});
