/** @jest-environment jsdom */
import { bookTestDrivePath, sendActionPath } from "@forecourt/contracts/paths/post-paths";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { expect, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormTokenProvider } from "./form-token.tsx";
import { leadErrors, useSendLead } from "./send-lead.tsx";
import { SiteProvider } from "./site-context.tsx";
import { ToastsProvider } from "./toasts.tsx";
import { onTrack } from "./track.tsx";

const doFetch = stubFetch();

/** A `Response` with the members that the code reads, because jsdom has none. */
function answer(status: number, body: object): Response {
  const response = { ok: status < 400, status, text: async () => JSON.stringify(body) };
  return response as Response;
}

const user = { firstName: "Alex", lastName: "Sample", phone: "5735550142", email: "a@b.example" };
const vehicle = { vin: "4T1BF1FK5HU123456" };
const testDrive = { store: "cape", day: "2026-03-07", time: "09:30", user, vehicle };

const wrapper = ({ children }: { children: ReactNode }) => (
  <SiteProvider site={siteFixture()}>
    <FormTokenProvider token="token-1">{children}</FormTokenProvider>
  </SiteProvider>
);
const keys = () =>
  doFetch.mock.calls.map(([, init]) => Object(init?.headers)["idempotency-key"] as string);

test("a lead is sent with the document's token and returns its receipt", async () => {
  doFetch.mockResolvedValue(answer(200, { number: "F-7K3Q2M", token: "t".repeat(22) }));
  const { result } = renderHook(() => useSendLead(), { wrapper });
  const sent = await act(() => result.current({ template: "UNLOCK_PRICE", user }));
  expect(sent).toEqual({ ok: true, reply: { number: "F-7K3Q2M", token: "t".repeat(22) } });
  expect(doFetch.mock.calls[0]?.[0]).toBe("/api/leads/actions");
  const body = doFetch.mock.calls[0]?.[1]?.body;
  expect(typeof body === "string" && JSON.parse(body)).toEqual({
    template: "UNLOCK_PRICE",
    user,
    formToken: "token-1",
  });
});

test.each([
  [1, { template: "CONTACT_SALES", user }, ["You now also see 1 new arrival."]],
  [20, { template: "CONTACT_SALES", user }, ["You now also see 20 new arrivals."]],
  [20, { template: "UNLOCK_INVENTORY", user }, []],
  [undefined, { template: "CONTACT_SALES", user }, []],
] as const)(
  "a toast states that a lead has unlocked %s early-access vehicles",
  async (unlocked, lead, expected) => {
    const receipt = { number: "F-7K3Q2M", token: "t".repeat(22) };
    doFetch.mockResolvedValue(answer(200, { ...receipt, ...(unlocked && { unlocked }) }));
    const shown: string[] = [];
    const toasts = {
      show: ({ text }: { text: string }) => void shown.push(text),
      Region: () => null,
    };
    const { result } = renderHook(() => useSendLead(), {
      wrapper: ({ children }) => (
        <SiteProvider site={siteFixture()}>
          <ToastsProvider value={toasts}>{children}</ToastsProvider>
        </SiteProvider>
      ),
    });
    await act(() => result.current(lead));
    expect(shown).toEqual(expected);
  },
);

test("the same content is sent again with the same key, other content with a new one", async () => {
  doFetch.mockResolvedValue(answer(503, {}));
  const { result } = renderHook(() => useSendLead(bookTestDrivePath), { wrapper });
  for (const text of ["one", "one", "two"]) {
    await act(() => result.current({ ...testDrive, text }));
  }
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("field errors of the service are shown at their fields, other errors under the form", () => {
  const error = { code: "bad-body", status: 400, fields: { email: "No", "user.phone": "Nor" } };
  expect(leadErrors(error, "sorry")).toEqual({ email: "No", phone: "Nor" });
  expect(leadErrors({ ...error, fields: { vehicle: "?" } }, "sorry")).toEqual({ form: "sorry" });
  expect(leadErrors({ ...error, fields: { text: "Say more" } }, "sorry")).toEqual({
    form: "Say more",
  });
});

const receipt = { number: "F-7K3Q2M", token: "t".repeat(22) };

/** Sends a lead that is accepted and one that is refused; resolves to the tracked events. */
async function trackedBy<Lead>(useSend: () => (lead: Lead) => Promise<unknown>, lead: Lead) {
  const events: { name: string; facts: object }[] = [];
  const end = onTrack((event) => events.push(event));
  const { result } = renderHook(useSend, { wrapper });
  doFetch.mockResolvedValue(answer(200, receipt));
  await act(() => result.current(lead));
  doFetch.mockResolvedValue(answer(400, {}));
  await act(() => result.current(lead));
  end();
  expect(events[0]?.facts).toEqual({ vins: [vehicle.vin] });
  return events.map(({ name }) => name);
}

test.each([
  ["template", "UNLOCK_INVENTORY", ["Lead", "UnlockInventory"]],
  ["template", "CONTACT_SALES", ["Lead", "Contact"]],
  ["template", "UNHEARD_OF", ["Lead"]],
  [null, "UNLOCK_PRICE", ["Lead"]],
] as const)("an accepted lead with event %s and template %s is tracked as %j", async (...row) => {
  const [event, template, names] = row;
  // A template of a later contract, which this version has no event for.
  const known = template as "UNLOCK_PRICE";
  const useSend = () => useSendLead(sendActionPath, event);
  expect(await trackedBy(useSend, { template: known, user, vehicle })).toEqual(names);
});

test("an accepted test drive is tracked as its event", async () => {
  const useSend = () => useSendLead(bookTestDrivePath, "Schedule");
  expect(await trackedBy(useSend, testDrive)).toEqual(["Lead", "Schedule"]);
});

test("a lead that violates the contract does not compile", () => {
  const { result } = renderHook(() => useSendLead(), { wrapper });
  // @ts-expect-error -- a lead has a person
  const withoutPerson: Parameters<typeof result.current>[0] = { template: "UNLOCK_PRICE" };
  // @ts-expect-error -- the contract has no such template
  const unknown: Parameters<typeof result.current>[0] = { template: "UNHEARD_OF", user };
  expect([withoutPerson, unknown]).toHaveLength(2);
});
