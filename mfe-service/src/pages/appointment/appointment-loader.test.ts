import { getAppointment } from "@forecourt/contracts/areas/service/appointments";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { appointmentFixture, token } from "../../testing/visit-fixture.ts";
import { loadAppointment } from "./appointment-loader.ts";

const path = `/api/service/visits/${token}/appointment`;

const load = (service: string, query = "") =>
  loadAppointment({
    ...pageRequest(`/service/appointment/${token}${query}`, service),
    params: { token },
  });

describe("loadAppointment", () => {
  test("shows the receipt in no search engine and no cache", async () => {
    const reply = { ...answer(getAppointment, appointmentFixture()), path };
    expect(await withService(reply, ({ url }) => load(url))).toMatchObject({
      kind: "page",
      noStore: true,
      layout: "minimal",
      data: { kind: "receipt", move: { isOpen: false, picker: null } },
      head: { index: false, canonical: null },
    });
  });

  test("names the dealer once in the title", async () => {
    const reply = { ...answer(getAppointment, appointmentFixture()), path };
    const result = await withService(reply, ({ url }) => load(url));
    expect(result).toMatchObject({
      head: { title: expect.stringMatching(/^Your service appointment \| [^|]+$/) },
    });
  });

  test("asks for the free times only where they are shown", async () => {
    const days = [{ day: "2026-11-25", times: ["10:00"] }];
    const reply = answer(getAppointment, appointmentFixture({ days }));
    const asked = { ...reply, path: `${path}?days=1` };
    const result = await withService(asked, ({ url }) => load(url, "?move=1"));
    expect(result).toMatchObject({
      data: { move: { isOpen: true, picker: { day: "2026-11-25", own: "2026-11-24T09:30" } } },
    });
  });

  test("says of a link that opens nothing that it is gone", async () => {
    const gone = { ...failure(getAppointment, "not-found"), path };
    expect(await withService(gone, ({ url }) => load(url))).toMatchObject({
      kind: "page",
      status: 410,
      noStore: true,
      data: { kind: "gone", again: { href: "/service/schedule" } },
    });
  });
});
