import { Receipt } from "@forecourt/contracts/leads/receipt";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-23T15:00:00Z");

const appointment = {
  start: "2026-11-24T15:30:00.000Z",
  minutes: 90,
  title: "Service visit",
  details: "Appointment S-7K4M-2PXD",
  uid: "visit-1",
};

const letter = {
  subject: "Your service visit",
  paragraphs: ["It is booked."],
  tables: [],
  notes: [],
  link: { label: "Change it", path: "/service/appointment/abc" },
  appointment,
};

const lead = {
  template: "SERVICE",
  store: "cape-girardeau",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  vehicle: { year: 2019, make: "Kia", model: "Soul" },
  text: "When: Tuesday",
  formToken: formTokenIssuedAgo(now),
  letter,
};

const textMessage = {
  phone: "+15735550177",
  sentence: "Your visit is on Tuesday.",
  usefulUntil: appointment.start,
};

const further = (change: object = {}, toStore: object | null = null) => ({
  letter: { ...letter, appointment: { ...appointment, sequence: 1, ...change } },
  toStore,
});

/** The calendar file of a mail, with its type. */
function calendarOf(content: string) {
  const { attachments } = JSON.parse(content) as {
    attachments: { contentType: string; content: string }[];
  };
  const [file] = attachments;
  return `${file?.contentType}\n${Buffer.from(file?.content ?? "", "base64").toString()}`;
}

describeOnEveryDatabase("a notice about a lead", (open) => {
  async function running(change: object = {}) {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now });
    const posted = await service.postJson(sendServiceLead.path, { ...lead, ...change });
    const { token } = Receipt.parse(posted.body);
    const path = `/internal/leads/inquiries/${token}/notices`;
    const send = (body: object, key: string) =>
      service.postJson(path, body, { headers: { "idempotency-key": key } });
    return { service, path, send };
  }

  test("changes the appointment of the first letter, and tells the store what has changed", async () => {
    const { service, send } = await running();
    const toStore = { subject: "New time: S-7K4M-2PXD", text: "Moved by the customer." };
    const answers = await Promise.all(
      [1, 2].map(() => send(further({}, toStore), "the-key-of-the-move")),
    );
    expect(answers.map(({ body }) => body)).toEqual([{ isQueued: true }, { isQueued: true }]);
    await send(further({ sequence: 2, isCanceled: true }), "the-key-of-the-end");
    const files = (await service.shopperMails()).map(({ content }) => calendarOf(content));
    const [booked, moved, canceled] = [0, 1, 2].map((sequence) =>
      files.find((file) => file.includes(`SEQUENCE:${sequence}\r`)),
    );
    expect(files).toHaveLength(3);
    for (const { content } of await service.shopperMails()) {
      expect(content).toContain("Vehicle: 2019 Kia Soul");
    }
    for (const file of [booked, moved, canceled]) expect(file).toContain("UID:visit-1@");
    for (const file of [booked, moved]) expect(file).toContain("method=PUBLISH");
    expect(canceled).toMatch(/method=CANCEL[^]*METHOD:CANCEL[^]*STATUS:CANCELLED/);
    const store = await service.mails();
    expect(store.map(({ subject }) => subject).toSorted()).toEqual([toStore.subject, "Service"]);
    const update = store.find(({ subject }) => subject === toStore.subject);
    for (const text of [toStore.text, "2019 Kia Soul"]) expect(update?.content).toContain(text);
    expect(await service.leads()).toHaveLength(1);
    await service.stop();
  });

  test("waits above the limit of the address, and not where staff made it", async () => {
    const { service, send } = await running();
    for (let count = 0; count < 6; count += 1) await send(further(), `key-of-move-${count}`);
    await send({ ...further(), isByStaff: true }, "key-of-the-desk");
    const due = (await service.shopperMails()).map(
      ({ due_at: at }) => (Date.parse(at) - now.getTime()) / 60_000,
    );
    // The first letter and five moves, the desk's, and the move that waits.
    expect(due.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 0, 10]);
    await service.stop();
  });

  test("has a text message where its service names a number", async () => {
    const { service, send } = await running({ textMessage });
    await send(
      { ...further(), textMessage: { ...textMessage, sentence: "Now on Friday." } },
      "k1-of-text",
    );
    expect((await service.texts()).map(({ body }) => body).toSorted()).toEqual([
      "Now on Friday. Reply STOP to opt out.",
      "Your visit is on Tuesday. Reply STOP to opt out.",
    ]);
    await service.stop();
  });

  test("is not sent to the shopper of a lead that may be spam until the store has met them, nor to anyone without a lead", async () => {
    const { service, send, path } = await running({ formToken: "" });
    expect((await send(further(), "key-of-spam-letter")).body).toEqual({ isQueued: false });
    expect(await service.shopperMails()).toEqual([]);
    const met = await send({ ...further(), isMet: true }, "key-of-met-shopper");
    expect(met.body).toEqual({ isQueued: true });
    expect(await service.shopperMails()).toHaveLength(1);
    const other = path.replace(/inquiries\/[^/]+/, `inquiries/${"x".repeat(32)}`);
    expect((await service.postJson(other, further())).status).toBe(404);
    expect((await send({ letter }, "key-of-half-letter")).status).toBe(400);
    await service.stop();
  });
});
