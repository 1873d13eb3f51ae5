/** @jest-environment jsdom */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Disclaimer } from "./disclaimer.tsx";

const { prototype } = HTMLDialogElement;

/** As far as this environment lacks it; browsers move the focus, too. */
beforeAll(() => {
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
});

afterAll(() => {
  Reflect.deleteProperty(prototype, "showModal");
  Reflect.deleteProperty(prototype, "close");
});

const draw = () =>
  render(
    <Disclaimer label="Fine print" title="Terms" html="<p>With credit.</p>" closeLabel="Close" />,
  );
const dialog = () => screen.getByRole("dialog", { name: "Terms" });

describe("Disclaimer", () => {
  const user = userEvent.setup();

  test("opens with its button and shows the text as HTML", async () => {
    draw();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Fine print" }));
    expect(dialog().querySelector("p")?.textContent).toBe("With credit.");
  });

  test("closes with its icon and backdrop, not with a click on its text", async () => {
    draw();
    const opener = screen.getByRole("button", { name: "Fine print" });
    await user.click(opener);
    await user.click(screen.getByText("With credit."));
    expect(dialog()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(opener);
    // A press on the backdrop has the dialog itself as its target.
    fireEvent.pointerDown(screen.getByText("With credit."));
    fireEvent.click(dialog());
    expect(dialog()).toBeTruthy();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opens as a popover without JavaScript", () => {
    draw();
    const opener = screen.getByRole("button", { name: "Fine print" });
    const target = document.getElementById(opener.getAttribute("popovertarget") ?? "");
    expect(target?.getAttribute("popover")).toBe("auto");
  });

  test("leaves an open popover and its buttons to the browser", () => {
    draw();
    prototype.showModal = () => {
      throw new DOMException("it is a popover", "InvalidStateError");
    };
    expect(fireEvent.click(screen.getByRole("button", { name: "Fine print" }))).toBe(true);
    const close = screen.getByRole("button", { name: "Close", hidden: true });
    expect(fireEvent.click(close)).toBe(true);
  });
});
