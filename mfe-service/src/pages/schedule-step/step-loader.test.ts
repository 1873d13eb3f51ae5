import { getVisit, type Visit } from "@forecourt/contracts/areas/service/visits";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { token, visitFixture } from "../../testing/visit-fixture.ts";
import { loadScheduleStep } from "./step-loader.ts";

/** The result of a step, from a service that knows the visit. */
function load(step: string | undefined, changes: Partial<Visit> = {}) {
  const path = `/api/service/visits/${token}${step === undefined ? "" : `?step=${step}`}`;
  const reply = { ...answer(getVisit, visitFixture(changes)), path };
  return withService(reply, ({ url }) => request(url, { token, ...(step && { step }) }));
}

function request(service: string, params: Record<string, string>) {
  return loadScheduleStep({ ...pageRequest("/service/schedule", service), params });
}

const redirect = (to: string) => ({ kind: "redirect", to, permanent: false });

describe("loadScheduleStep", () => {
  test("shows a step that is reached, in no search engine and no cache", async () => {
    expect(await load("time")).toMatchObject({
      kind: "page",
      noStore: true,
      layout: "minimal",
      data: { kind: "time", frame: { progress: "Step 3 of 4" } },
      head: { index: false, canonical: null },
    });
  });

  test("leads to the first step that is missing before the one that was asked for", async () => {
    const missing = ["services", "time", "contact"] as const;
    expect(await load("contact", { missing: [...missing], chosen: null, hold: null })).toEqual(
      redirect(`/service/schedule/${token}/services`),
    );
    expect(await load(undefined, { missing: ["contact"] })).toEqual(
      redirect(`/service/schedule/${token}/contact`),
    );
  });

  test("stays on the last step when the hold has ended: the time is tried again", async () => {
    const result = await load("contact", { hold: null });
    expect(result).toMatchObject({ kind: "page", data: { kind: "contact", hold: { leftMs: 0 } } });
  });

  test("leads from every step of a booked visit to its receipt", async () => {
    for (const status of ["booked", "canceled", "done"] as const) {
      expect(await load("time", { status })).toEqual(redirect(`/service/appointment/${token}`));
    }
  });

  test("finds no page for an unknown step", async () => {
    expect(await request("http://127.0.0.1:9", { token, step: "price" })).toEqual({
      kind: "not-found",
    });
  });

  test("says of a part of a link that it is not complete, and of an expired one that it is gone", async () => {
    expect(await request("http://127.0.0.1:9", { token: "short" })).toMatchObject({
      status: 404,
      noStore: true,
      data: { kind: "gone", title: "This link isn’t complete" },
    });
    const gone = { ...failure(getVisit, "not-found"), path: `/api/service/visits/${token}` };
    const result = await withService(gone, ({ url }) => request(url, { token }));
    expect(result).toMatchObject({ status: 410, data: { kind: "gone" } });
  });
});
