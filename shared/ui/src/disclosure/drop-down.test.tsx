/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DropDown } from "./drop-down.tsx";

const isOpen = () => document.querySelector("details")?.open;

describe("DropDown", () => {
  const user = userEvent.setup();

  beforeEach(() => {
    render(
      <>
        <DropDown summary="Sort by">
          <a href="#newest">Newest</a>
          <a href="#oldest">Oldest</a>
        </DropDown>
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  test("opens with its summary, and closes with Escape, which restores the focus", async () => {
    await user.click(screen.getByText("Sort by"));
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Newest");
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe("Sort by");
  });

  test("closes when the focus leaves it", async () => {
    await user.click(screen.getByText("Sort by"));
    await user.tab();
    await user.tab();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Elsewhere");
    expect(isOpen()).toBe(false);
  });

  test("closes when a choice is made and when the visitor clicks elsewhere", async () => {
    await user.click(screen.getByText("Sort by"));
    await user.click(screen.getByText("Oldest"));
    expect(isOpen()).toBe(false);
    await user.click(screen.getByText("Sort by"));
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test("ignores other keys", async () => {
    await user.click(screen.getByText("Sort by"));
    await user.keyboard("x{PageDown}");
    expect(isOpen()).toBe(true);
  });
});
