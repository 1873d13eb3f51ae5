import { randomUUID } from "node:crypto";
import { startVisitPath, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { bookByShop, type DeskBooking } from "../staff/book-by-shop.ts";
import { oneShopStore } from "../staff/shop-stores.ts";
import { runService, signingSecret } from "../testing/running-service.ts";
import {
  begunVisit,
  bookedVisit,
  sampleContact,
  sampleVehicle,
  tokenOf,
} from "../testing/sample-visit.ts";
import { type StubLeads, stubLeads } from "../testing/stub-leads.ts";
import { cancelVisit } from "../visits/change-appointment.ts";
import { notificationDelivery } from "./notification-delivery.ts";
import { queueChange } from "./queue-change.ts";
import { reminderDelivery } from "./reminder-delivery.ts";

/** A Monday, 6 a.m. in Missouri. */
const start = new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-03T09:00";
const later = "2026-12-04T10:00";

const deskBooking: DeskBooking = {
  slot: { day: "2026-12-03", time: "09:00" },
  firstName: "Bo",
  lastName: "Lindqvist",
  phone: "573-555-0188",
  email: "bo@shopper.example",
  modelYear: "2019",
  make: "Toyota",
  model: "RAV4",
  vin: "",
  keepsVin: false,
  miles: "60000",
  opCodes: ["LOF"],
  symptoms: "It squeals",
  note: "",
  transport: "drop-off",
  adviserId: "",
  couponCode: "",
  isPastAdvisers: false,
  isAnother: false,
};
const log = createLog({ name: "t", level: "silent" });

let leads: StubLeads;
beforeEach(async () => {
  leads = await stubLeads();
});
afterEach(async () => leads.stop());

async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const now = () => clock.now;
  const { location } = await open();
  const queues: Parameters<typeof runService>[0]["eventQueues"] & object = [];
  const site = await runService({ location, now, eventQueues: queues });
  const { database, dealers } = site;
  Object.assign(queues, [queueChange({ dealers, secret: signingSecret })]);
  const deps = { database, dealers, secret: signingSecret, replicas: [leads.url] };
  const news = notificationDelivery(deps, { now, log });
  const reminders = reminderDelivery(deps, { now, log });
  return {
    site,
    clock,
    /** Sends due mails, on two replicas. */
    deliver: async () => {
      for (const options of [news, reminders]) {
        await Promise.all([1, 2].map(() => sendDueLeads(options, randomUUID())));
      }
    },
    passTo: (moment: string) => {
      clock.now = new Date(moment);
    },
    move: (token: string, to: string) => site.form(visitFormPath(token, "move"), { slot: to }),
    cancel: (token: string, reason = "") => site.form(visitFormPath(token, "cancel"), { reason }),
  };
}

describeOnEveryDatabase("the mails about a visit", (open) => {
  test("are one lead with the whole appointment, and a letter with its calendar file", async () => {
    const { site, deliver } = await running(open);
    const token = await begunVisit(site);
    const services = {
      "service.BRAKE-INSP": "1",
      "service.LOF": "1",
      transport: "wait",
      symptoms: "They squeal.",
    };
    await site.form(visitFormPath(token, "services"), services);
    await site.form(visitFormPath(token, "time"), { slot });
    const business = { usage: "business", businessName: "Moss Farms", contactTitle: "Owner" };
    const contact = { ...sampleContact, ...business, notes: "Gate code 4", formToken: "a token" };
    await site.form(visitFormPath(token, "contact"), contact);
    await deliver();
    await deliver();
    expect(leads.received).toHaveLength(1);
    expect(leads.received[0]?.headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "idempotency-key": expect.stringMatching(/^[\w-]{43}$/),
    });
    const [lead] = leads.leads();
    expect(lead).toMatchObject({
      template: "SERVICE",
      formToken: "a token",
      user: { firstName: "Ada", email: sampleContact.email },
      vehicle: {
        interest: "trade-in",
        year: 2021,
        make: "Toyota",
        model: "Camry",
        odometer: 41_200,
      },
    });
    for (const line of [
      /^Appointment: S-[\w-]{9}, new, business$/m,
      /^Start: Thursday, December 3, 2026 at 9:00 AM CST$/m,
      /^End, ready by: Thursday, December 3, 2026 at 10:30 AM CST$/m,
      /^Advisor: .+, .+ \(assigned; the owner has no preference\)$/m,
      /^Text messages: not asked for$/m,
      /^Technician: .+$/m,
      /^Transport: Waits at the store$/m,
      /^Vehicle: 2021 Toyota Camry$/m,
      /^Mileage: 41,200 miles$/m,
      /^LOF {2}Oil and filter change, 30 minutes, from \$49\.95\nIn the owner's words: They squeal\.$/m,
      /^BRAKE-INSP {2}Brake inspection, 60 minutes, from \$39\.95$/m,
      /^Notes:\nGate code 4$/m,
      /^Business: Moss Farms\nContact: Ada Moss, Owner\nPhone: .+\nEmail: ada@shopper\.example$/m,
    ]) {
      expect(lead?.text).toMatch(line);
    }
    expect(lead?.text).toContain(`/service/appointment/${token}`);
    expect(lead?.subject).toMatch(
      /^Service appointment: Thursday, December 3 at 9:00 a\.m\., 2021 Toyota Camry, LOF, BRAKE-INSP \(S-/,
    );
    expect(lead?.letter).toMatchObject({
      subject: "Your service appointment: Thursday, December 3 at 9:00 a.m.",
      link: { path: `/service/appointment/${token}` },
      appointment: {
        start: "2026-12-03T15:00:00.000Z",
        minutes: 90,
        sequence: 0,
        remindMinutes: 120,
      },
    });
    const { typed, isByStaff, hasOwnNumber, ...composed } = lead?.letter ?? {};
    const letter = JSON.stringify(composed);
    expect(letter).toContain("ready by 10:30 a.m.");
    // The leads service decides which typed texts are repeated to an unverified address.
    expect(letter).not.toMatch(/Moss|Ada|squeal|Gate code|Camry/);
    expect(typed).toEqual([
      { label: "What you told us", text: "They squeal." },
      { label: "Your notes", text: "Gate code 4" },
    ]);
    expect([isByStaff, hasOwnNumber]).toEqual([false, true]);
    expect(lead?.textMessage).toBeUndefined();
    await site.stop();
  });

  test("name the coupon to owner and store, and that it expires before the visit", async () => {
    const { site, deliver } = await running(open);
    const begun = { ...sampleVehicle, offer: "alignment-check" };
    const token = tokenOf((await site.form(startVisitPath, begun)).headers.get("location"));
    const rotation = { "service.TIRE-ROT": "1", transport: "wait" };
    await site.form(visitFormPath(token, "services"), rotation);
    await site.form(visitFormPath(token, "time"), { slot });
    await site.form(visitFormPath(token, "contact"), sampleContact);
    await deliver();
    const [lead] = leads.leads();
    const coupon = "Alignment check with any tire rotation · No extra charge";
    const limit = "Expires November 30, 2026, before this appointment";
    const said = (lead?.letter.tables[0]?.rows ?? []).map((row) => row.join(": "));
    expect(said.map((line) => line.replaceAll("\u00A0", " "))).toContain(
      `Your coupon: ${coupon}. ${limit}`,
    );
    expect(lead?.text).toContain(`Coupon: ${coupon}\n${limit}`);
    await site.stop();
  });

  test("of a move and a cancellation follow in their order, with a rising sequence", async () => {
    const { site, deliver, move, cancel, passTo } = await running(open);
    const { token } = await bookedVisit(site, slot);
    passTo("2026-11-30T12:01:00Z");
    await move(token, later);
    passTo("2026-11-30T12:02:00Z");
    await cancel(token, "Sold the car");
    leads.state.failNext = 1;
    for (const minutes of [3, 5, 7, 9]) {
      passTo(`2026-11-30T12:0${minutes}:00Z`);
      await deliver();
    }
    const [lead] = leads.leads();
    const [moved, canceled] = leads.notices();
    expect(leads.received).toHaveLength(3);
    expect(leads.received[1]?.path).toBe(`/internal/leads/inquiries/${"x".repeat(32)}/notices`);
    const uid = lead?.letter.appointment?.uid;
    expect(uid).toMatch(/^visit-/);
    expect(moved?.letter).toMatchObject({
      subject: "New time for your service appointment: Friday, December 4 at 10:00 a.m.",
      appointment: { uid, sequence: 1, isCanceled: false },
    });
    expect(moved?.toStore?.subject).toMatch(/^New time: Friday, December 4/);
    expect(moved?.toStore?.text).toContain("Before: Thursday, December 3");
    expect(canceled?.letter).toMatchObject({
      subject: "Your service appointment is canceled",
      appointment: { uid, sequence: 2, isCanceled: true },
      link: {
        label: "Book again",
        path: expect.stringMatching(/^\/service\/appointment\/[\w-]{43}$/),
      },
      notes: [],
    });
    expect(canceled?.toStore?.text).toMatch(/^Appointment: S-[\w-]{9}, canceled, personal$/m);
    expect(canceled?.toStore?.text).not.toContain("can be moved");
    expect(canceled?.toStore?.text).toContain("Reason: Sold the car");
    await site.stop();
  });

  test("of a visit that the desk has booked do not say that its owner did so online", async () => {
    const { site, deliver } = await running(open);
    const { database, dealers } = site;
    const deps = {
      database,
      dealers,
      now: () => start,
      eventQueues: [queueChange({ dealers, secret: signingSecret })],
      onCommitted: () => {},
      schedulerOf: () => null,
      signingSecret,
    };
    const store = oneShopStore(deps, { dealerId: "heartland", storeId: "rolla" });
    await bookByShop(deps, store, deskBooking);
    await deliver();
    const [lead] = leads.leads();
    expect(lead?.letter.isByStaff).toBe(true);
    expect(lead?.text).toContain("It was booked at the desk, not on the website.");
    await site.stop();
  });

  test("say sorry and why where the shop cancels, in its words", async () => {
    const { site, deliver } = await running(open);
    await bookedVisit(site, slot);
    const { database, dealers } = site;
    const row = await database.query
      .selectFrom("service_visits")
      .selectAll()
      .executeTakeFirstOrThrow();
    const eventQueues = [queueChange({ dealers, secret: signingSecret })];
    const deps = { database, now: () => start, eventQueues, onCommitted: () => {} };
    await deliver();
    await cancelVisit(deps, { row, token: null, reason: "The lift is broken" });
    await deliver();
    const [canceled] = leads.notices();
    expect(canceled?.letter.paragraphs).toEqual([
      expect.stringMatching(/^We’re sorry: we had to cancel your appointment at /),
      "The reason: The lift is broken",
    ]);
    expect(canceled?.toStore?.text).toContain("The shop canceled it.");
    await site.stop();
  });

  test("are sent once, although the answers of the leads service were lost", async () => {
    const { site, deliver, passTo } = await running(open);
    await bookedVisit(site, slot);
    leads.state.loseAnswers = true;
    await deliver();
    leads.state.loseAnswers = false;
    passTo("2026-11-30T13:00:00Z");
    await deliver();
    await deliver();
    expect(leads.received).toHaveLength(1);
    await site.stop();
  });

  test("store no link that can be read without the site's secret", async () => {
    const { site } = await running(open);
    const { token } = await bookedVisit(site, slot);
    for (const table of ["service_visit_links", "service_visit_news", "service_visits"] as const) {
      const rows = await site.database.query.selectFrom(table).selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    await site.stop();
  });
});

describeOnEveryDatabase("the reminder of a visit", (open) => {
  /** 10 a.m. in Missouri, the day before. */
  const due = "2026-12-02T16:00:00Z";

  test("is mailed once at the dealer's time on the day before", async () => {
    const { site, deliver, passTo } = await running(open);
    await bookedVisit(site, slot);
    await deliver();
    passTo("2026-12-02T15:59:00Z");
    await deliver();
    expect(leads.notices()).toEqual([]);
    passTo(due);
    leads.state.loseAnswers = true;
    await deliver();
    leads.state.loseAnswers = false;
    passTo("2026-12-02T18:00:00Z");
    await deliver();
    await deliver();
    expect(leads.notices()).toMatchObject([
      { toStore: null, letter: { subject: expect.stringMatching(/^Reminder: .+ 9:00 a\.m\.$/) } },
    ]);
    await site.stop();
  });

  test("moves with the visit, and is not sent after a cancellation", async () => {
    const { site, deliver, passTo, move, cancel } = await running(open);
    const { token } = await bookedVisit(site, slot);
    const { token: other } = await bookedVisit(site, "2026-12-03T11:00");
    await move(token, later);
    await cancel(other);
    await deliver();
    await deliver();
    const before = leads.notices().length;
    passTo(due);
    await deliver();
    expect(leads.notices()).toHaveLength(before);
    passTo("2026-12-03T16:00:00Z");
    await deliver();
    expect(leads.notices().slice(before)).toMatchObject([
      { letter: { subject: expect.stringContaining("Friday, December 4") } },
    ]);
    await site.stop();
  });

  test("is not sent for a visit that is booked after its time, nor for one that has begun", async () => {
    const { site, deliver, passTo } = await running(open);
    await bookedVisit(site, "2026-12-01T09:00");
    passTo("2026-12-01T14:00:00Z");
    await bookedVisit(site, "2026-12-01T11:00");
    await deliver();
    const before = leads.received.length;
    passTo("2026-12-01T16:30:00Z");
    await deliver();
    expect(leads.received).toHaveLength(before);
    const planned = await site.database.query
      .selectFrom("service_reminders")
      .select("state")
      .execute();
    expect(planned).toEqual([{ state: "sent" }]);
    await site.stop();
  });
});
