/** @jest-environment jsdom */
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormTokenProvider } from "./form-token.tsx";
import { leadErrors, useSendLead } from "./send-lead.tsx";
import { onTrack } from "./track.tsx";

const doFetch = stubFetch();

/** What `fetch` gives, as far as it is read; this environment has no `Response`. */
function answer(status: number, body: object): Response {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  return response as Response;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <FormTokenProvider token="token-1">{children}</FormTokenProvider>
);
const keys = () =>
  doFetch.mock.calls.map(([, init]) => Object(init?.headers)["idempotency-key"] as string);

test("a lead carries the document's token and gets its receipt", async () => {
  doFetch.mockResolvedValue(answer(200, { number: "F-7K3Q2M", token: "t".repeat(22) }));
  const { result } = renderHook(() => useSendLead(), { wrapper });
  const sent = await act(() => result.current({ template: "UNLOCK_PRICE" }));
  expect(sent).toEqual({ ok: true, reply: { number: "F-7K3Q2M", token: "t".repeat(22) } });
  expect(doFetch.mock.calls[0]?.[0]).toBe("/api/leads/actions");
  const body = doFetch.mock.calls[0]?.[1]?.body;
  expect(typeof body === "string" && JSON.parse(body)).toEqual({
    template: "UNLOCK_PRICE",
    formToken: "token-1",
  });
});

test("the same content is sent with the same key again, another content with another", async () => {
  doFetch.mockResolvedValue(answer(503, {}));
  const { result } = renderHook(() => useSendLead("/api/leads/test-drives"), { wrapper });
  for (const text of ["one", "one", "two"]) await act(() => result.current({ text }));
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("what the service says of fields stands under them, all else under the form", () => {
  const error = { code: "bad-body", status: 400, fields: { email: "No", "user.phone": "Nor" } };
  expect(leadErrors(error, "sorry")).toEqual({ email: "No", phone: "Nor" });
  expect(leadErrors({ ...error, fields: { vehicle: "?" } }, "sorry")).toEqual({ form: "sorry" });
});

test.each([
  [undefined, "template", "UNLOCK_PRICE", ["Lead", "Personalize"]],
  [undefined, "template", "CONTACT_SALES", ["Lead", "Contact"]],
  [undefined, "template", "UNHEARD_OF", ["Lead"]],
  ["/api/leads/test-drives", "Schedule", undefined, ["Lead", "Schedule"]],
  [undefined, null, "UNLOCK_PRICE", ["Lead"]],
] as const)(
  "a lead to %s that is about %s (%s) counts as %j",
  async (path, about, template, names) => {
    const happenings: { name: string; facts: object }[] = [];
    const end = onTrack((happening) => happenings.push(happening));
    doFetch.mockResolvedValue(answer(200, { number: "F-7K3Q2M", token: "t".repeat(22) }));
    const { result } = renderHook(() => useSendLead(path, about), { wrapper });
    const vehicle = { vin: "4T1BF1FK5HU123456" };
    await act(() => result.current({ ...(template && { template }), vehicle }));
    doFetch.mockResolvedValue(answer(400, {}));
    await act(() => result.current({ template }));
    end();
    expect(happenings.map(({ name }) => name)).toEqual(names);
    expect(happenings[0]?.facts).toEqual({ vins: ["4T1BF1FK5HU123456"] });
  },
);
