import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type FakeMode, type FakeSystem, fakeSystem } from "../testing/fake-system.ts";
import { type ExternalAppointment, SchedulerError } from "./external-scheduler.ts";
import { httpScheduler } from "./http-scheduler.ts";

let fake: FakeSystem;
beforeEach(async () => {
  fake = await fakeSystem();
});
afterEach(async () => fake.stop());

const ids = { storeId: "77", adviserId: "12", technicianId: null };

const visit: ExternalAppointment = {
  appointment: {
    appointment_id: "S-7K4M-2PXD",
    start_datetime: "2026-12-01T15:00:00.000Z",
    end_datetime: "2026-12-01T16:00:00.000Z",
    notes_general: "",
    vehicle_arr: [{ year: 2021, make: "Toyota", model: "Camry" }],
    repair_order_lines: [{ op_code: "LOF", name: "Oil", notes_narrative: "" }],
    business: null,
  },
  ids,
  transport: "wait",
  customer: { firstName: "Ada", lastName: "Moss", email: "a@b.example", phone: "5735550199" },
  vin: null,
  mileage: null,
  kind: "new",
  usage: "personal",
};

describe("a dealer's own scheduling system", () => {
  test("gets every field of the appointment with its own ids, token and key", async () => {
    const system = httpScheduler({ url: fake.url, token: "a secret" });
    expect(await system.book(visit, "key-1")).toEqual({ kind: "confirmed", outsideId: "out-1" });
    expect(fake.appointments[0]?.body).toMatchObject({
      ...visit.appointment,
      store_id: "77",
      adviser_id: "12",
      transport: "wait",
      customer: visit.customer,
    });
    expect(fake.appointments[0]?.body).not.toHaveProperty("technician_id");
    expect(fake.requests).toEqual([
      { path: "/appointments", key: "key-1", authorization: "Bearer a secret" },
    ]);
  });

  test("moves and cancels, and tells its free times", async () => {
    const system = httpScheduler({ url: fake.url, token: null, freeTimesMs: 30_000 });
    await system.book(visit, "1");
    const later = "2026-12-02T15:00:00.000Z";
    const moved = { ...visit, appointment: { ...visit.appointment, start_datetime: later } };
    expect(await system.move("out-1", moved, "2")).toMatchObject({ outsideId: "out-1" });
    await system.cancel("out-1", "3");
    expect(fake.appointments).toMatchObject([{ start: later, isCanceled: true }]);
    fake.state.free = ["2026-12-01T15:00:00Z", "2026-12-01T09:30:00-06:00"];
    const range = { ids, from: "2026-12-01", to: "2026-12-02", minutes: 60 };
    expect((await system.freeTimes(range)).map((time) => time.toISOString())).toEqual([
      "2026-12-01T15:00:00.000Z",
      "2026-12-01T15:30:00.000Z",
    ]);
    expect(fake.requests.at(-1)?.path).toBe(
      "/free-times?from=2026-12-01&to=2026-12-02&minutes=60&store_id=77&adviser_id=12",
    );
  });

  test("refuses a time with others that are free", async () => {
    Object.assign(fake.state, { mode: "refuse", nearest: ["2026-12-01T17:00:00Z"] });
    const system = httpScheduler({ url: fake.url, token: null });
    const nearest = [new Date("2026-12-01T17:00:00Z")];
    expect(await system.book(visit, "1")).toEqual({ kind: "refused", nearest });
  });

  test.each<FakeMode>(["down", "lost", "hang", "500", "garbage", "redirect", "pending", "no-id"])(
    "gives no answer when it is %s",
    async (mode) => {
      fake.state.mode = mode;
      // Only an answer that never comes has to time out.
      const timeoutMs = mode === "hang" ? 50 : 30_000;
      const system = httpScheduler({ url: fake.url, token: null, timeoutMs });
      const error = await system.book(visit, "1").catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SchedulerError);
      expect(String(error)).not.toMatch(/Ada|Moss|example|5735550199/);
    },
  );

  test("is not asked for a while after failures in a row, and then again", async () => {
    fake.state.mode = "500";
    const options = { url: fake.url, token: null, maxFailures: 2 };
    const system = httpScheduler({ ...options, pauseMs: 60_000 });
    for (let call = 0; call < 4; call += 1) {
      await expect(system.book(visit, "1")).rejects.toThrow(SchedulerError);
    }
    expect(fake.requests).toHaveLength(2);
    const impatient = httpScheduler({ ...options, pauseMs: 0 });
    for (let call = 0; call < 3; call += 1) {
      await expect(impatient.book(visit, "1")).rejects.toThrow(SchedulerError);
    }
    fake.state.mode = "ok";
    expect(await impatient.book(visit, "1")).toMatchObject({ kind: "confirmed" });
  });

  test("may have forgotten an appointment that is canceled", async () => {
    const gone = httpScheduler({ url: `${fake.url}/nowhere`, token: null });
    await expect(gone.cancel("x", "1")).resolves.toBeUndefined();
  });
});
