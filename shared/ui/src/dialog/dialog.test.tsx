/** @jest-environment jsdom */

import { stubDialog } from "@forecourt/testing/pages/stub-dialog";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { renderToString } from "react-dom/server.node";
import { DropDown } from "../disclosure/drop-down.tsx";
import { Dialog } from "./dialog.tsx";

const dialogLabels = {
  close: "Close",
  maximize: "Fill the window",
  restore: "Make smaller",
  move: "Move",
  moveHelp: "Arrow keys move it.",
};

type Props = Partial<ComponentProps<typeof Dialog>>;

function Sample(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        title="Terms"
        labels={dialogLabels}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        {...props}
      >
        {props.children ?? <input aria-label="Name" />}
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole("dialog", { name: "Terms" });
const isOpen = () => screen.queryByRole("dialog") !== null;
const button = (name: string) => screen.getByRole("button", { name });

/** A box of 400 by 300 in a window of 1000 by 700, wherever it was put last. */
function boxAt(element: HTMLElement): void {
  Object.defineProperty(document.documentElement, "clientWidth", {
    value: 1000,
    configurable: true,
  });
  Object.defineProperty(document.documentElement, "clientHeight", {
    value: 700,
    configurable: true,
  });
  element.getBoundingClientRect = () => {
    const [y, , , x] = (element.style.inset || "600px auto auto 400px").split(" ");
    return new DOMRect(Number.parseInt(x ?? "", 10), Number.parseInt(y ?? "", 10), 400, 300);
  };
}

/** jsdom has no pointer events with a place. */
const pointer = (on: HTMLElement, type: string, [clientX, clientY]: [number, number]) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }));

let giveBack: () => void;
beforeAll(() => {
  giveBack = stubDialog();
});
afterAll(() => giveBack());

describe("Dialog", () => {
  const user = userEvent.setup();

  test("renders no content until it is opened", () => {
    const markup = renderToString(<Sample />);
    expect(markup).toContain("<dialog");
    expect(markup).not.toContain("style=");
    expect(markup).not.toContain("Terms");
  });

  test("focuses its title, and restores the focus when Escape closes it", async () => {
    render(<Sample />);
    await user.click(button("Open"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Terms" }));
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button("Open"));
  });

  test("closes with its icon and keeps the input", async () => {
    render(<Sample />);
    await user.click(button("Open"));
    await user.type(screen.getByRole("textbox"), "Alex");
    await user.click(button("Close"));
    expect(isOpen()).toBe(false);
    await user.click(button("Open"));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Alex");
  });

  test("closes with a press outside when dismissible, unless the press began inside", async () => {
    render(<Sample closesOutside />);
    await user.click(button("Open"));
    fireEvent.pointerDown(screen.getByRole("textbox"));
    fireEvent.click(dialog());
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(isOpen()).toBe(false);
  });

  test("stays open after a press outside when not dismissible", async () => {
    render(<Sample />);
    await user.click(button("Open"));
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(isOpen()).toBe(true);
  });

  test("ignores Escape while a menu inside is open", async () => {
    render(
      <Sample>
        <DropDown summary="More">Ways</DropDown>
      </Sample>,
    );
    await user.click(button("Open"));
    const details = dialog().querySelector("details");
    if (details) details.open = true;
    screen.getByText("More").focus();
    await user.keyboard("{Escape}");
    expect([details?.open, isOpen()]).toEqual([false, true]);
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });

  test("closes with the Back button of phones", () => {
    const onClose = jest.fn();
    render(<Sample isOpen onClose={onClose} />);
    expect(fireEvent(dialog(), new Event("cancel", { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("does not move the focus when it opens by itself", () => {
    const { rerender } = render(<Sample modal={false} takesFocus={false} isOpen={false} />);
    button("Open").focus();
    rerender(<Sample modal={false} takesFocus={false} isOpen />);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(button("Open"));
  });

  test("maximizes and restores", async () => {
    render(<Sample isOpen />);
    await user.click(button("Fill the window"));
    expect(screen.queryByRole("button", { name: "Move" })).toBeNull();
    await user.click(button("Make smaller"));
    expect(button("Fill the window")).toBeTruthy();
  });
});

describe("the position of a dialog", () => {
  const user = userEvent.setup();

  test("follows the pointer, within the window", () => {
    render(<Sample isOpen />);
    boxAt(dialog());
    const title = screen.getByRole("heading", { name: "Terms" });
    pointer(title, "pointerdown", [410, 610]);
    pointer(title, "pointermove", [210, 110]);
    expect(dialog().style.inset).toBe("100px auto auto 200px");
    pointer(title, "pointermove", [-500, 5000]);
    expect(dialog().style.inset).toBe("400px auto auto 0px");
    fireEvent.pointerUp(title);
    pointer(title, "pointermove", [0, 0]);
    expect(dialog().style.inset).toBe("400px auto auto 0px");
  });

  test("is not changed by a press on a button of the title bar", () => {
    render(<Sample isOpen />);
    boxAt(dialog());
    pointer(button("Close"), "pointerdown", [410, 610]);
    pointer(button("Close"), "pointermove", [0, 0]);
    expect(dialog().style.inset).toBe("");
  });

  test("changes with arrow keys, ten times with Shift, and moves to the next corner with a button", async () => {
    render(<Sample isOpen />);
    boxAt(dialog());
    dialog().style.inset = "100px auto auto 200px";
    const move = button("Move");
    const help = document.getElementById(move.getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toBe("Arrow keys move it.");
    move.focus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(dialog().style.inset).toBe("110px auto auto 210px");
    await user.keyboard("{Shift>}{ArrowLeft}{ArrowUp}{/Shift}");
    expect(dialog().style.inset).toBe("10px auto auto 110px");
    await user.keyboard("{Enter}");
    expect(dialog().style.inset).toBe("0px auto auto 600px");
  });

  test("stays in view when the window shrinks, and is restored", async () => {
    render(<Sample isOpen />);
    boxAt(dialog());
    dialog().style.inset = "300px auto auto 500px";
    button("Move").focus();
    await user.keyboard("{ArrowRight}");
    Object.defineProperty(document.documentElement, "clientWidth", {
      value: 600,
      configurable: true,
    });
    fireEvent(window, new Event("resize"));
    expect(dialog().style.inset).toBe("300px auto auto 200px");
    Object.defineProperty(document.documentElement, "clientWidth", {
      value: 1000,
      configurable: true,
    });
    fireEvent(window, new Event("resize"));
    expect(dialog().style.inset).toBe("300px auto auto 510px");
  });
});
