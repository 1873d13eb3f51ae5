/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PhoneVerification, type PhoneVerificationLabels } from "./phone-verification.tsx";
import type { PhoneAnswer, PhoneRequest } from "./use-phone-verification.ts";

const formLabels: PhoneVerificationLabels = {
  phone: "Mobile phone",
  send: "Text me a code",
  sending: "Sending",
  code: "6-digit code",
  codeHint: (phone) => `Sent to ${phone}`,
  check: "Verify",
  checking: "Checking",
  change: "Change number",
  resend: "Send a new code",
  sendsLeft: (count) => `${count} left`,
  verified: (phone) => `${phone} is verified`,
};

const ask = jest.fn<(request: PhoneRequest) => Promise<PhoneAnswer>>();
const onVerified = jest.fn<(phone: string) => void>();
const onOuterSubmit = jest.fn<(event: { preventDefault(): void }) => void>();
const user = userEvent.setup();

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ success: true });
  onVerified.mockReset();
  onOuterSubmit.mockReset();
  const mask = "(999) 999-9999";
  render(
    <form onSubmit={onOuterSubmit}>
      <PhoneVerification labels={formLabels} mask={mask} ask={ask} onVerified={onVerified} />
      <button type="submit">Outer</button>
    </form>,
  );
});

const phone = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile phone" });
const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: "6-digit code" });
/** Text that a screen reader reads after a field's name. */
const described = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const goToCode = async () => {
  await user.type(phone(), "5735550142");
  await user.click(button("Text me a code"));
};
const refuse = (field: "phone" | "code" | null, error: string) =>
  ask.mockResolvedValueOnce({ success: false, field, error });

test("works with the keyboard only, and does not submit the surrounding form", async () => {
  await user.type(phone(), "5735550142{Enter}");
  expect(document.activeElement).toBe(code());
  expect(code().autocomplete).toBe("one-time-code");
  await user.keyboard("123456{Enter}");
  expect(ask.mock.calls).toEqual([
    [{ type: "phone-validation", phone: "(573) 555-0142" }],
    [{ type: "code-verification", phone: "(573) 555-0142", code: "123456" }],
  ]);
  expect(onVerified.mock.calls).toEqual([["(573) 555-0142"]]);
  expect(screen.getByRole("status").textContent).toBe("(573) 555-0142 is verified");
  expect(onOuterSubmit).not.toHaveBeenCalled();
});

describe("an error", () => {
  test("of the number is shown at the phone field until the number changes", async () => {
    refuse("phone", "Phone number is required");
    await user.click(button("Text me a code"));
    expect(described(phone())).toBe("Phone number is required");
    expect(document.activeElement).toBe(phone());
    await user.keyboard("5");
    expect(phone().getAttribute("aria-describedby")).toBeNull();
  });

  test("of the code is shown at the code field, with the input kept", async () => {
    await goToCode();
    refuse("code", "That is not the code");
    await user.type(code(), "000000{Enter}");
    expect(described(code())).toBe("Sent to (573) 555-0142 That is not the code");
    expect(code().value).toBe("000000");
    refuse("phone", "Too many");
    await user.click(button("Send a new code"));
    expect(described(code())).toBe("Sent to (573) 555-0142 Too many");
  });

  test("of neither is shown below both", async () => {
    await user.type(phone(), "5735550142");
    refuse(null, "We could not be reached");
    await user.click(button("Text me a code"));
    expect(screen.getByRole("alert").textContent).toBe("We could not be reached");
    expect(phone().value).toBe("(573) 555-0142");
    expect(phone().getAttribute("aria-invalid")).toBeNull();
  });
});

test("shows how many codes are left, and stops after the third", async () => {
  await goToCode();
  expect(screen.getByText("2 left")).toBeTruthy();
  await user.click(button("Send a new code"));
  await user.click(button("Send a new code"));
  expect(screen.getByText("0 left")).toBeTruthy();
  expect(button("Send a new code").disabled).toBe(true);
});

test("sends one request for repeated presses", async () => {
  let answer: (answer: PhoneAnswer) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await user.type(phone(), "5735550142");
  await user.dblClick(button("Text me a code"));
  expect(button("Sending").getAttribute("aria-disabled")).toBe("true");
  await act(async () => answer({ success: true }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test("the number can be edited", async () => {
  await goToCode();
  await user.click(button("Change number"));
  expect(document.activeElement).toBe(phone());
  expect(phone().value).toBe("(573) 555-0142");
});
