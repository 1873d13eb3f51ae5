/** @jest-environment jsdom */

import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { FormTokenProvider } from "./form-token.tsx";
import { PhoneVerification } from "./phone-verification.tsx";
import { SiteProvider } from "./site-context.tsx";
import { createVisitorStore, VisitorProvider } from "./visitor.tsx";

const doFetch = jest.fn<typeof fetch>();
const original = globalThis.fetch;
const visitor = createVisitorStore();
const user = userEvent.setup();

beforeEach(() => {
  doFetch.mockReset();
  globalThis.fetch = doFetch;
  render(
    <SiteProvider site={siteFixture({ texts: { "phoneStep.unreachable": "Not reached" } })}>
      <VisitorProvider store={visitor}>
        <FormTokenProvider token="token-of-the-document">
          <PhoneVerification known="5735550142" />
        </FormTokenProvider>
      </VisitorProvider>
    </SiteProvider>,
  );
});
afterEach(() => {
  globalThis.fetch = original;
});

/** Stands in for the `Response` that `fetch` resolves to; this environment has none. */
function answers(status: number, body: unknown): void {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  doFetch.mockResolvedValueOnce(response as Response);
}
const done = { success: true, error: null, field: null, message: "ok" };
const keys = () =>
  doFetch.mock.calls.map(([, init]) => Object(init?.headers)["idempotency-key"] as string);
const press = (name: string) => user.click(screen.getByRole("button", { name }));

test("a request without a reply keeps its idempotency key; the next code gets a new one", async () => {
  doFetch.mockRejectedValueOnce(new TypeError("gone")).mockRejectedValueOnce(new TypeError("gone"));
  await press("phoneStep.send");
  expect(screen.getByRole("alert").textContent).toBe("Not reached");
  answers(200, done);
  await press("phoneStep.send");
  answers(200, done);
  await press("phoneStep.resend");
  const [first, again, later, resent] = keys();
  expect([again, later]).toEqual([first, first]);
  expect(resent).not.toBe(first);
});

test("sends the form token of the document", async () => {
  answers(200, done);
  await press("phoneStep.send");
  expect(JSON.parse(Object(doFetch.mock.calls[0]?.[1]).body)).toMatchObject({
    type: "phone-validation",
    formToken: "token-of-the-document",
  });
});

test.each([
  ["an error page", 502, "<html>"],
  ["a refusal", 403, { error: { code: "forbidden", message: "no" } }],
  ["a reply that is none", 200, { success: "yes" }],
])("%s is a general error", async (_name, status, body) => {
  answers(status, body);
  await press("phoneStep.send");
  expect(screen.getByRole("alert").textContent).toBe("Not reached");
});

test("stores a verified number in the profile", async () => {
  answers(200, done);
  await press("phoneStep.send");
  answers(200, done);
  await user.type(screen.getByRole("textbox", { name: "phoneStep.code" }), "123456{Enter}");
  expect(visitor.getState()).toMatchObject({
    phone: "+1 (573) 555-0142",
    proven: { phoneVerified: "5735550142" },
  });
});

test("says in plain words that a number is invalid, and does not send it", async () => {
  const phone = screen.getByRole("textbox", { name: "phoneStep.phone" });
  await user.clear(phone);
  await user.type(phone, "573555");
  await press("phoneStep.send");
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("phoneStep.invalid")).toBeTruthy();
  expect(doFetch).not.toHaveBeenCalled();
});
