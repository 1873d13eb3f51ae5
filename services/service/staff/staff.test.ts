import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { queueChange } from "../notifications/queue-change.ts";
import { deleteExpired } from "../store/cleanup.ts";
import { runService, signingSecret } from "../testing/running-service.ts";
import { begunVisit, bookedVisit, visitOf } from "../testing/sample-visit.ts";
import { VisitNotification } from "../visits/visit-notification.ts";
import { markAttendance, promiseTime } from "./attend-visit.ts";
import { bookByShop, type DeskBooking } from "./book-by-shop.ts";
import { cancelByShop, markDone, moveByShop, undoDone } from "./change-by-shop.ts";
import { changeDetails, type DeskChange } from "./change-details.ts";
import { closeTime, openTime } from "./closures.ts";
import { dayOfShop } from "./day-of-shop.ts";
import { findVisits } from "./find-visits.ts";
import { oneShopStore, shopStores } from "./shop-stores.ts";
import { undoCancel } from "./undo-cancel.ts";

/** A Monday, 6 a.m. in Missouri. */
const start = new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-01T09:00";

async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const { location } = await open();
  const queues: Parameters<typeof runService>[0]["eventQueues"] & object = [];
  const site = await runService({ location, now: () => clock.now, eventQueues: queues });
  const { database, dealers } = site;
  const eventQueues = [queueChange({ dealers, secret: signingSecret })];
  Object.assign(queues, eventQueues);
  const deps = {
    database,
    dealers,
    now: () => clock.now,
    eventQueues,
    onCommitted: () => {},
    schedulerOf: () => null,
    signingSecret,
  };
  const { token } = await bookedVisit(site, slot);
  const visit = async () => {
    const row = await database.query
      .selectFrom("service_visits")
      .selectAll()
      .where("number", "is not", null)
      .executeTakeFirstOrThrow();
    return { ...row, number: row.number ?? "" };
  };
  const { number, store_id: storeId } = await visit();
  const store = oneShopStore(deps, { dealerId: "heartland", storeId });
  const news = async () => {
    const rows = await database.query.selectFrom("service_visit_news").selectAll().execute();
    return rows.map(({ content }) => VisitNotification.parse(JSON.parse(content)));
  };
  return { site, clock, deps, token, visit, number, store, news };
}

describeOnEveryDatabase("the shop", (open) => {
  test("sees the visits of a day with who does what when", async () => {
    const { site, deps, store, number } = await running(open);
    const day = await dayOfShop(deps, store, "2026-12-01");
    expect(day.visits).toMatchObject([
      {
        row: { number, status: "booked" },
        confirmation: "confirmed",
        work: { from: 540, to: 600 },
        content: { contact: { lastName: "Moss" } },
      },
    ]);
    expect((await dayOfShop(deps, store, "2026-12-02")).visits).toEqual([]);
    await site.stop();
  });

  test("moves and cancels a visit, and mails its owner", async () => {
    const { site, deps, store, number, visit, news } = await running(open);
    const told = await moveByShop(deps, number, { day: "2026-12-02", time: "10:00" });
    expect(told).toEqual({ email: "ada@shopper.example", phone: "(573) 555-0199" });
    expect(await visit()).toMatchObject({ day: "2026-12-02", moves: 1 });
    await cancelByShop(deps, number, "The lift is broken");
    expect((await news()).map(({ kind }) => kind).toSorted()).toEqual([
      "booked",
      "canceled",
      "moved",
    ]);
    expect((await news()).find(({ kind }) => kind === "canceled")?.content.cancelReason).toBe(
      "The lift is broken",
    );
    const canceled = (await news()).find(({ kind }) => kind === "canceled");
    expect(canceled?.content.canceledByShop).toBe(true);
    const day = await dayOfShop(deps, store, "2026-12-02");
    expect(day).toMatchObject({ visits: [], canceled: [{ row: { number } }] });
    const links = await site.database.query.selectFrom("service_visit_links").selectAll().execute();
    expect(links).toHaveLength(1);
    for (const change of [
      cancelByShop(deps, number, ""),
      moveByShop(deps, number, { day: "2026-12-02", time: "11:00" }),
      markDone(deps, number),
    ]) {
      await expect(change).rejects.toThrow(StaffError);
    }
    await site.stop();
  });

  test("takes a cancellation back while the time is free, and mails the owner", async () => {
    const { site, deps, store, number, visit, news } = await running(open);
    const before = await visit();
    const claims = () => site.database.query.selectFrom("service_claims").selectAll().execute();
    const claimed = await claims();
    await expect(undoCancel(deps, number)).rejects.toThrow(`${number} is not canceled`);
    await cancelByShop(deps, number, "The lift is broken");
    expect(await claims()).toEqual([]);
    expect(await undoCancel(deps, number)).toMatchObject({ email: "ada@shopper.example" });
    // The calendar of the owner takes the appointment back only with a higher version.
    expect(await visit()).toMatchObject({ ...before, content: expect.anything(), moves: 2 });
    expect(await claims()).toEqual(claimed);
    const told = (await news()).toSorted((one, other) => one.moves - other.moves);
    expect(told.at(-1)).toMatchObject({ kind: "booked", content: { cancelReason: "" } });
    const day = await dayOfShop(deps, store, "2026-12-01");
    expect(day).toMatchObject({ canceled: [], visits: [{ row: { number } }] });
    await expect(undoCancel(deps, number)).rejects.toThrow(`${number} is not canceled`);
    await site.stop();
  });

  test("takes no cancellation back whose time is taken, names the closest, and changes nothing", async () => {
    const { site, clock, deps, store, number, visit } = await running(open);
    await cancelByShop(deps, number, "");
    await closeTime(deps, store, { day: "2026-12-01", from: 0, to: 720, resource: null });
    await expect(undoCancel(deps, number)).rejects.toThrow(
      /^2026-12-01 9:00 AM is not free anymore: that time is closed .*; the closest are 2026-12-01 12:00 PM/,
    );
    await openTime(deps, store, { day: "2026-12-01", from: 0, to: 720, resource: null });
    clock.now = new Date("2026-12-01T15:40:00Z");
    await expect(undoCancel(deps, number)).rejects.toThrow("that time is over; the closest are");
    expect(await visit()).toMatchObject({ status: "canceled", moves: 0 });
    await site.stop();
  });

  test("takes no cancellation back of an owner who has booked this car again for that day", async () => {
    const { site, deps, number } = await running(open);
    await cancelByShop(deps, number, "");
    const { token } = await bookedVisit(site, "2026-12-01T10:00");
    expect(token).not.toBe("");
    await expect(undoCancel(deps, number)).rejects.toThrow(
      /^the owner has booked S-\S+ with this car that day, at 10:00 AM$/,
    );
    await site.stop();
  });

  test("moves a visit to no time that the allocator refuses, and names the closest", async () => {
    const { site, deps, store, number, visit } = await running(open);
    await closeTime(deps, store, { day: "2026-12-02", from: 0, to: 1_440, resource: null });
    for (const [day, time, why] of [
      ["2026-12-02", "10:00", "that time is closed for visits"],
      ["2026-12-06", "10:00", "the shop is closed that day"],
      ["2026-12-01", "09:07", "visits start every 30 minutes, such as 9:00 AM"],
      ["2026-12-01", "05:00", "the shop is open from "],
      ["2026-11-27", "09:00", "that time is over|the shop is closed that day"],
    ] as const) {
      await expect(moveByShop(deps, number, { day, time })).rejects.toThrow(
        new RegExp(`is not free for S-.*: (?:${why}).*; the closest are 2026-`),
      );
    }
    await expect(moveByShop(deps, number, { day: "2026-12-01", time: "09:00" })).rejects.toThrow(
      "already",
    );
    const unknown = moveByShop(deps, "S-2222-2222", { day: "2026-12-01", time: "10:00" });
    await expect(unknown).rejects.toThrow("no visit has the number S-2222-2222");
    expect(await visit()).toMatchObject({ day: "2026-12-01", moves: 0 });
    await site.stop();
  });

  test("closes a time for new visits, names those that are booked, and opens it again", async () => {
    const { site, deps, store, token } = await running(open);
    const morning = { day: "2026-12-01", from: 480, to: 720, resource: null };
    expect(await closeTime(deps, store, morning)).toHaveLength(1);
    const timesOn = async (day: string) => {
      const { token: other } = await bookedVisit(site, "2026-12-03T14:00");
      const { body } = await site.send(`/api/service/visits/${other}/appointment?days=1`);
      const { days } = body as { days: { day: string; times: string[] }[] };
      return days.find((one) => one.day === day)?.times ?? [];
    };
    const open1 = await timesOn("2026-12-01");
    expect(open1.every((time) => time >= "12:00")).toBe(true);
    expect(await openTime(deps, store, { ...morning, from: 540, to: 600 })).toBe(true);
    expect((await dayOfShop(deps, store, "2026-12-01")).closures).toMatchObject([
      { from_minutes: 480, to_minutes: 540 },
      { from_minutes: 600, to_minutes: 720 },
    ]);
    // Closing the time between the two closures joins them again.
    await closeTime(deps, store, { ...morning, from: 540, to: 600 });
    expect((await dayOfShop(deps, store, "2026-12-01")).closures).toHaveLength(1);
    expect(await openTime(deps, store, morning)).toBe(true);
    expect(await openTime(deps, store, morning)).toBe(false);
    expect((await visitOf(site, token)).status).toBe("booked");
    await site.stop();
  });

  test("closes one adviser or technician alone, whom the settings know", async () => {
    const { site, deps, store, visit } = await running(open);
    const { time } = JSON.parse((await visit()).content) as {
      time: { adviserId: string; technicianId: string };
    };
    const whole = { day: "2026-12-01", from: 0, to: 1_440 };
    const { technicians } = store.config.scheduling;
    const other = technicians.find(({ id }) => id !== time.technicianId)?.id ?? "";
    const close = (resource: string) => closeTime(deps, store, { ...whole, resource });
    expect(await close(`technician:${other}`)).toEqual([]);
    expect(await close(`technician:${time.technicianId}`)).toHaveLength(1);
    expect(await close(`adviser:${time.adviserId}`)).toHaveLength(1);
    await expect(close("adviser:nobody")).rejects.toThrow("no adviser nobody; there are adviser:");
    await expect(
      closeTime(deps, store, { ...whole, day: "2026-11-29", resource: null }),
    ).rejects.toThrow("2026-11-29 is over");
    await site.stop();
  });

  test("marks a visit as done from its start on, and takes that back", async () => {
    const { site, clock, deps, number, visit } = await running(open);
    clock.now = new Date("2026-12-01T14:59:00Z");
    await expect(markDone(deps, number)).rejects.toThrow("is on 2026-12-01 at 9:00 AM, not before");
    await expect(undoDone(deps, number)).rejects.toThrow("is not done");
    clock.now = new Date("2026-12-01T15:00:00Z");
    await markDone(deps, number);
    expect(await visit()).toMatchObject({ status: "done" });
    await expect(markDone(deps, number)).rejects.toThrow("done already");
    await undoDone(deps, number);
    expect(await visit()).toMatchObject({ status: "booked" });
    await site.stop();
  });

  test.each([
    ["moss", 1],
    ["Ada Moss", 1],
    ["555-0199", 1],
    ["0199", 1],
    ["199", 0],
    ["Lindqvist", 0],
    ["MO", 0],
    ["mos ad", 1],
    ["ada lindqvist", 0],
    ["+1 573 555 0199", 1],
    ["573-555-0188", 0],
    ["573-555", 0],
    ["Ada@Shopper.example", 1],
    ["ada@other.example", 0],
  ])("finds visits by name, phone or email: %s", async (words, count) => {
    const { site, deps, store } = await running(open);
    expect(await findVisits(deps, store, words)).toHaveLength(count);
    await site.stop();
  });

  test("is found no more once the visit is deleted", async () => {
    const { site, deps, store } = await running(open);
    await deleteExpired(site.database, new Date("2027-06-01T12:00:00Z"));
    expect(await findVisits(deps, store, "moss")).toEqual([]);
    const keys = await site.database.query.selectFrom("service_visit_keys").selectAll().execute();
    expect(keys).toEqual([]);
    await site.stop();
  });

  test("notes who has arrived and who has not, and takes that back", async () => {
    const { site, clock, deps, store, number, token } = await running(open);
    const attendance = async () => (await findVisits(deps, store, "moss"))[0]?.content.attendance;
    await expect(markAttendance(deps, number, "arrived")).rejects.toThrow("not before");
    clock.now = new Date("2026-12-01T14:45:00Z");
    await expect(markAttendance(deps, number, null)).rejects.toThrow("neither as arrived nor");
    await expect(markAttendance(deps, number, "no-show")).rejects.toThrow("not before");
    await markAttendance(deps, number, "arrived");
    expect(await attendance()).toBe("arrived");
    await expect(markAttendance(deps, number, "no-show")).rejects.toThrow("has arrived; take that");
    // After the car has arrived, a link can neither move nor cancel the visit.
    const cancel = visitFormPath(token, "cancel");
    expect((await site.post(cancel, {})).status).toBe(422);
    await expect(moveByShop(deps, number, { day: "2026-12-02", time: "10:00" })).rejects.toThrow(
      "has arrived, and cannot be moved",
    );
    await markAttendance(deps, number, null);
    expect(await attendance()).toBeNull();
    clock.now = new Date("2026-12-01T15:20:00Z");
    await markAttendance(deps, number, "no-show");
    expect((await dayOfShop(deps, store, "2026-12-01")).visits).toMatchObject([
      { content: { attendance: "no-show" } },
    ]);
    await markDone(deps, number);
    await expect(markAttendance(deps, number, "arrived")).rejects.toThrow(`${number} is done`);
    await site.stop();
  });

  test("promises a vehicle for a time, which its owner's page shows until the visit is moved", async () => {
    const { site, deps, number, token } = await running(open);
    const promised = async () => {
      const { body } = await site.send(`/api/service/visits/${token}/appointment`);
      return Appointment.parse(body).promised;
    };
    expect(await promised()).toBeNull();
    await expect(promiseTime(deps, number, "09:00")).rejects.toThrow("promise a later time");
    await expect(promiseTime(deps, number, "23:00")).rejects.toThrow(
      /^the shop closes at \d?\d:\d\d PM that day \(--past-hours promises 11:00 PM all the same\)/,
    );
    await promiseTime(deps, number, "23:00", { isPastHours: true });
    expect(await promised()).toBe("23:00");
    await promiseTime(deps, number, "16:30");
    expect(await promised()).toBe("16:30");
    await promiseTime(deps, number, null);
    expect(await promised()).toBeNull();
    await promiseTime(deps, number, "16:30");
    await moveByShop(deps, number, { day: "2026-12-02", time: "10:00" });
    expect(await promised()).toBeNull();
    await site.stop();
  });

  test("is chosen by dealer and store", async () => {
    const { site, deps, store, token } = await running(open);
    expect(shopStores(deps, { dealerId: null, storeId: null }).length).toBeGreaterThan(1);
    expect(() => oneShopStore(deps, { dealerId: null, storeId: null })).toThrow("say which store");
    expect(() => shopStores(deps, { dealerId: "nobody", storeId: null })).toThrow(
      'no dealer "nobody"',
    );
    expect(() => shopStores(deps, { dealerId: "heartland", storeId: "x" })).toThrow(
      `heartland/${store.storeId}`,
    );
    await site.form(visitFormPath(token, "cancel"), {});
    await site.stop();
  });
});

const call: DeskBooking = {
  slot: { day: "2026-12-01", time: "10:00" },
  firstName: "Bo",
  lastName: "Lindqvist",
  phone: "573-555-0188",
  email: "",
  modelYear: "2019",
  make: "Toyota",
  model: "RAV4",
  vin: "",
  keepsVin: false,
  miles: "60000",
  opCodes: ["LOF"],
  symptoms: "It squeals",
  note: "Called at 8",
  transport: "drop-off",
  adviserId: "",
  couponCode: "",
  isPastAdvisers: false,
  isAnother: false,
};

describeOnEveryDatabase("a booking by staff", (open) => {
  test("takes its time off the site", async () => {
    const { site, deps, store, news } = await running(open);
    const number = await bookByShop(deps, store, { ...call, email: "bo@shopper.example" });
    const { visits } = await dayOfShop(deps, store, "2026-12-01");
    const booked = visits.find(({ row }) => row.number === number);
    expect(booked).toMatchObject({
      row: { status: "booked" },
      content: {
        lines: [{ opCode: "LOF" }],
        symptoms: "It squeals",
        notes: "Called at 8",
        contact: { firstName: "Bo", phone: "+15735550188" },
        time: { day: "2026-12-01", time: "10:00" },
      },
    });
    expect((await news()).map(({ kind }) => kind)).toEqual(["booked", "booked"]);
    await site.stop();
  });

  test("gets the closest free times for one that is taken, and leaves nothing behind", async () => {
    const { site, deps, store } = await running(open);
    await closeTime(deps, store, { day: "2026-12-01", from: 600, to: 660, resource: null });
    await expect(bookByShop(deps, store, call)).rejects.toThrow(
      /^2026-12-01 10:00 AM is not free: that time is closed .*; the closest are 2026-12-01 \d?\d:\d\d [AP]M, /,
    );
    const rows = await site.database.query.selectFrom("service_visits").selectAll().execute();
    expect(rows).toHaveLength(1);
    await site.stop();
  });

  test("books a walk-in into the slot that has begun, without the lead time of owners", async () => {
    const { site, clock, deps, store } = await running(open);
    clock.now = new Date("2026-12-01T16:10:00Z");
    const number = await bookByShop(deps, store, call);
    const { visits } = await dayOfShop(deps, store, "2026-12-01");
    // Half an hour from 10:10 on, not from the start of the slot.
    expect(visits.find(({ row }) => row.number === number)?.content.time).toMatchObject({
      time: "10:00",
      readyBy: "10:40",
    });
    const before = { day: "2026-12-01", time: "09:30" };
    const earlier = { ...call, slot: before, isAnother: true };
    await expect(bookByShop(deps, store, earlier)).rejects.toThrow(
      /^2026-12-01 9:30 AM is not free: that time is over; the closest are 2026-12-01 10:30 AM, /,
    );
    await site.stop();
  });

  test("refuses a time that an owner holds online, and says until when", async () => {
    const { site, deps, store } = await running(open);
    const { advisers } = store.config.scheduling;
    for (const [index] of advisers.entries()) {
      const token = await begunVisit(site, { network: `192.0.2.${index + 1}` });
      await site.form(visitFormPath(token, "time"), { slot: "2026-12-01T10:00" });
    }
    await expect(bookByShop(deps, store, call)).rejects.toThrow(
      "an owner who is booking online holds it, until 6:05 AM at the latest",
    );
    await site.stop();
  });

  test("overbooks advisers only with its option, and else names them as what is missing", async () => {
    const { site, deps, store } = await running(open);
    for (const { id } of store.config.scheduling.advisers) {
      const closing = { day: "2026-12-01", from: 600, to: 660, resource: `adviser:${id}` };
      await closeTime(deps, store, closing);
    }
    await expect(bookByShop(deps, store, call)).rejects.toThrow(
      "is taken until 11:00 AM, a lift is free (add --past-advisers",
    );
    expect(await bookByShop(deps, store, { ...call, isPastAdvisers: true })).toMatch(/^S-/);
    for (const { id } of store.config.scheduling.technicians) {
      const closing = { day: "2026-12-02", from: 0, to: 1_440, resource: `technician:${id}` };
      await closeTime(deps, store, closing);
    }
    const noLift = { ...call, slot: { day: "2026-12-02", time: "10:00" }, isPastAdvisers: true };
    await expect(bookByShop(deps, store, noLift)).rejects.toThrow("no lift is free for 30 minutes");
    await site.stop();
  });

  test("gives the coupon that fits the work, or the one that the owner names", async () => {
    const { site, deps, store } = await running(open);
    const couponOf = async (changes: Partial<DeskBooking>) => {
      const number = await bookByShop(deps, store, { ...call, isAnother: true, ...changes });
      const { visits } = await dayOfShop(deps, store, "2026-12-01");
      return visits.find(({ row }) => row.number === number)?.content.coupon;
    };
    const rotation = await couponOf({ opCodes: ["TIRE-ROT"] });
    expect(rotation).not.toBeNull();
    expect(rotation?.needs.map(({ opCode }) => opCode)).toEqual(["TIRE-ROT"]);
    await site.stop();
  });

  test("says what is wrong with a booking", async () => {
    const { site, deps, store } = await running(open);
    const book = (changes: Partial<DeskBooking>) =>
      bookByShop(deps, store, { ...call, ...changes });
    await expect(book({ opCodes: ["OIL"] })).rejects.toThrow(/^no service OIL; there are LOF, /);
    await expect(book({ adviserId: "nobody" })).rejects.toThrow(/^no adviser nobody; there are /);
    await expect(book({ phone: "12" })).rejects.toThrow(/isn't a phone number/);
    await expect(book({ email: "bo" })).rejects.toThrow(/isn't an email address/);
    const honda = "1HGCM82633A004352";
    await expect(book({ vin: honda })).rejects.toThrow(
      `${honda} is the VIN of a 2003 Honda, not of a 2019 Toyota RAV4: check both, or add --keep-vin`,
    );
    expect(await book({ vin: honda, keepsVin: true })).toMatch(/^S-/);
    await expect(book({})).rejects.toThrow(
      /^S-\S+ is booked for this owner and car that day, at 10:00 AM; /,
    );
    expect(await book({ isAnother: true })).toMatch(/^S-/);
    await expect(book({ isAnother: true, couponCode: "NONE" })).rejects.toThrow(
      "no offer of today has the code NONE",
    );
    await expect(book({ modelYear: "3019" })).rejects.toThrow(StaffError);
    await site.stop();
  });
});

const nothing: DeskChange = {
  opCodes: null,
  symptoms: null,
  note: null,
  name: null,
  phone: null,
  email: null,
  miles: null,
};

describeOnEveryDatabase("a visit that the desk changes", (open) => {
  test("gets other work from the same start, or says what is missing for it", async () => {
    const { site, clock, deps, store, number } = await running(open);
    clock.now = new Date("2026-12-01T15:20:00Z");
    const work = async () => {
      const { visits } = await dayOfShop(deps, store, "2026-12-01");
      return visits.find(({ row }) => row.number === number);
    };
    const opCodes = ["BRAKE-INSP", "LOF"];
    await changeDetails(deps, number, { ...nothing, opCodes, symptoms: "They squeal" });
    expect(await work()).toMatchObject({
      work: { from: 540, to: 630 },
      content: { symptoms: "They squeal", time: { time: "09:00", readyBy: "10:30" } },
    });
    expect((await work())?.content.lines.map(({ opCode }) => opCode).toSorted()).toEqual(opCodes);
    for (const { id } of store.config.scheduling.technicians) {
      const resource = `technician:${id}`;
      await closeTime(deps, store, { day: "2026-12-01", from: 630, to: 1_440, resource });
    }
    const more = { ...nothing, opCodes: [...opCodes, "DIAG"] };
    await expect(changeDetails(deps, number, more)).rejects.toThrow(
      /^the work does not fit on 2026-12-01 at 9:00 AM: no lift is free/,
    );
    expect(await work()).toMatchObject({ work: { from: 540, to: 630 } });
    await expect(changeDetails(deps, number, { ...nothing, opCodes: ["NONE"] })).rejects.toThrow(
      "no service NONE; there are",
    );
    await site.stop();
  });

  test("has the new contact, by which it is found", async () => {
    const { site, deps, store, number } = await running(open);
    const name = { firstName: "Rosa", lastName: "Lindqvist" };
    await changeDetails(deps, number, { ...nothing, name, phone: "573-555-0177", miles: "42,000" });
    expect(await findVisits(deps, store, "moss")).toEqual([]);
    expect(await findVisits(deps, store, "lindqvist")).toMatchObject([
      {
        row: { number },
        content: {
          contact: { ...name, phone: "+15735550177", email: "ada@shopper.example" },
          vehicle: { mileage: 42_000 },
        },
      },
    ]);
    const wrong = { ...nothing, email: "rosa" };
    await expect(changeDetails(deps, number, wrong)).rejects.toThrow(
      '"rosa" isn\'t an email address.',
    );
    await cancelByShop(deps, number, "");
    await expect(changeDetails(deps, number, { ...nothing, note: "Late" })).rejects.toThrow(
      "is canceled, and cannot be changed",
    );
    await site.stop();
  });
});
