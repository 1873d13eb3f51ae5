/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { PhoneField } from "./phone-field.tsx";

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
/** The field with `|` for the caret. */
const shown = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
const mask = "(999) 999-9999";
const onNumberChange = jest.fn<() => void>();
const element = (
  <PhoneField name="phone" label="Phone" mask={mask} onNumberChange={onNumberChange} />
);

describe("PhoneField", () => {
  const user = userEvent.setup();

  beforeEach(() => {
    onNumberChange.mockClear();
  });

  test("is a phone field that browsers can autofill", () => {
    render(element);
    expect(field().type).toBe("tel");
    expect(field().autocomplete).toBe("tel");
  });

  test("masks the input and refuses invalid digits", async () => {
    render(element);
    await user.type(field(), "0573-1555");
    expect(shown()).toBe("(573) 555|");
    expect(onNumberChange).toHaveBeenCalledTimes(6);
  });

  test("keeps the caret position", async () => {
    render(element);
    await user.type(field(), "5735550142");
    await user.type(field(), "{Backspace}", { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(shown()).toBe("(57|5) 550-142");
    await user.keyboard("3");
    expect(shown()).toBe("(573|) 555-0142");
    await user.keyboard("{Delete}");
    expect(shown()).toBe("(573|) 550-142");
  });

  test("replaces the selection with a pasted number, without its country code", async () => {
    render(element);
    await user.type(field(), "416");
    field().select();
    await user.paste("+1 573.555.0142");
    expect(shown()).toBe("(573) 555-0142|");
  });

  test("keeps a number over which the same number is pasted", async () => {
    render(element);
    await user.type(field(), "5735550142");
    field().select();
    await user.paste("(573) 555-0142");
    expect(field().value).toBe("(573) 555-0142");
  });

  test("removes cut text", async () => {
    render(element);
    await user.type(field(), "5735550142");
    field().setSelectionRange(6, 9);
    await user.cut();
    expect(shown()).toBe("(573|) 014-2");
  });

  test("masks values of password managers, with or without an event", async () => {
    render(element);
    fireEvent.input(field(), { target: { value: "+15735550142" } });
    expect(field().value).toBe("(573) 555-0142");
    await user.click(field());
    field().value = "5735550199";
    await user.tab();
    expect(field().value).toBe("(573) 555-0199");
  });

  test("continues with a value that a password manager set without an event", async () => {
    render(element);
    await user.click(field());
    field().value = "57355";
    await user.type(field(), "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(shown()).toBe("(579|) 355");
  });

  test("waits for the end of an IME composition", () => {
    render(element);
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: "5735" }, isComposing: true });
    expect(field().value).toBe("5735");
    fireEvent.compositionEnd(field());
    expect(field().value).toBe("(573) 5");
  });

  test("keeps input from before hydration", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    await user.type(field(), "573555");
    expect(field().value).toBe("573555");
    render(element, { container, hydrate: true });
    expect(field().value).toBe("573555");
    await user.type(field(), "0");
    expect(shown()).toBe("(573) 555-0|");
  });

  test("shows the initial number", () => {
    render(<PhoneField name="phone" label="Phone" mask={mask} defaultValue="+15735550142" />);
    expect(field().value).toBe("(573) 555-0142");
  });
});
