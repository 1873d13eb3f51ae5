import { Receipt } from "@forecourt/contracts/leads/receipt";
import { Inquiry } from "@forecourt/contracts/leads/send";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { mailOptions } from "./delivery/mail-options.ts";
import { toClaimedMail } from "./store/claimed-mail.ts";
import type { LeadsTables, OutboxRow } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const vehicle = { year: 2021, make: "Toyota", model: "RAV4", vin: "2T3P1RFV8MC123456" };
const formToken = formTokenIssuedAgo(now);
const booking = {
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "09:30",
  user,
  vehicle,
  formToken,
  text: "I come by bike.",
};
const message = { template: "CONTACT_SALES", user, vehicle, text: "Does a bike fit?", formToken };
const drives = "/api/leads/test-drives";
const actions = "/api/leads/actions";
const whole = "Monday, November 23 at 9:30 a.m.";

/** The mail as its receiver reads it. */
async function read(row: OutboxRow) {
  const options = mailOptions(toClaimedMail(row), "website@forecourt.example");
  const mail = await PostalMime.parse(await new MailComposer(options).compile().build());
  // A mail program may convert the line ends of an attached text.
  const [calendar] = mail.attachments.map(({ content }) => text(content).replaceAll("\r\n", "\n"));
  return { ...mail, text: (mail.text ?? "").replaceAll("\r\n", "\n").trim(), calendar };
}

function text(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

describeOnSqlite("the mail to the shopper", (open) => {
  const running: RunningLeads[] = [];
  let service: RunningLeads;
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });

  async function start(options: Partial<Parameters<typeof runLeads>[0]> = {}): Promise<void> {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now, ...options });
    running.push(service);
  }

  async function confirmed(path: string, body: object) {
    const receipt = Receipt.parse((await service.postJson(path, body)).body);
    const mails = await service.shopperMails();
    return { receipt, mails, mail: mails[0] && (await read(mails[0])) };
  }

  test("for a test drive says what, when, where and who, and links to the receipt", async () => {
    await start();
    const { receipt, mails, mail } = await confirmed(drives, booking);
    expect(mails).toHaveLength(1);
    expect(mail?.to).toEqual([{ name: "", address: user.email }]);
    expect(mail?.replyTo).toEqual([{ name: "", address: "hello@ozarktrailmitsubishi.example" }]);
    expect(mail?.subject).toBe(`Your test drive: ${whole}`);
    expect(mail?.text).toBe(
      [
        "Hi Ada,",
        "Your test drive is booked.",
        "Someone from Ozark Trail Mitsubishi will reach out by Friday, November 20 at 1:00 p.m. to confirm.",
        "Please bring your driver’s license.",
        [
          `When: ${whole}`,
          "Vehicle: 2021 Toyota RAV4",
          "Name: Ada Moss",
          "Where: Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
          "Phone: (573) 555-0142",
          `Receipt number: ${receipt.number}`,
        ].join("\n"),
        `Change the time or cancel:\nhttps://www.ozarktrailmitsubishi.example/inquiry/${receipt.token}`,
        "Ozark Trail Mitsubishi",
        "You got this email because this address was entered on our website. If it wasn’t you, you can ignore it.",
      ].join("\n\n"),
    );
  });

  test("for a test drive has a calendar file, the same as that of the receipt", async () => {
    await start();
    const { receipt, mail } = await confirmed(drives, booking);
    expect(mail?.attachments).toMatchObject([
      { filename: "test-drive.ics", mimeType: "text/calendar" },
    ]);
    expect(mail?.calendar).toContain("DTSTART:20261123T153000Z\nDTEND:20261123T160000Z\n");
    expect(mail?.calendar).toContain("SUMMARY:Test drive: 2021 Toyota RAV4\n");
    const path = `/api/leads/inquiries/${receipt.token}/test-drive.ics`;
    const file = await service.get(path);
    expect([file.status, file.headers.get("content-type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(file.headers.get("content-disposition")).toBe("attachment; filename=test-drive.ics");
    expect(file.text.replaceAll("\r\n", "\n")).toBe(mail?.calendar);
    expect(file.text).not.toMatch(/Ada|moss|bike/);
    expect((await service.get(path, { dealer: "heartland" })).status).toBe(404);
    expect((await service.get(path.replace(receipt.token, "x".repeat(32)))).status).toBe(404);
  });

  test("for a message repeats it, and promises the same reply as the receipt", async () => {
    await start();
    const { receipt, mail } = await confirmed(actions, message);
    const inquiry = Inquiry.parse(
      (await service.get(`/api/leads/inquiries/${receipt.token}`)).body,
    );
    // Four hours of opening: 9 a.m. to 1 p.m.
    expect(inquiry.replyBy).toBe("2026-11-20T19:00:00.000Z");
    expect(mail?.subject).toBe("We got your message");
    expect(mail?.text).toContain(
      "Ozark Trail Mitsubishi will contact you by Friday, November 20 at 1:00 p.m., during business hours.\n\n" +
        "Your message:\nDoes a bike fit?\n\nVehicle: 2021 Toyota RAV4\n",
    );
    expect(mail?.text).toContain(`/inquiry/${receipt.token}`);
    expect(mail?.attachments).toEqual([]);
  });

  test("names the store that has the car, and its service department for service", async () => {
    await start();
    const elsewhere = { ...message, template: "CONTACT_SERVICE" };
    const { mail } = await confirmed(actions, elsewhere);
    expect(mail?.text).toContain("Phone: (573) 555-0143");
  });

  test("of a message to a person names them, and the service department for one of service", async () => {
    await start();
    const { mail, mails } = await confirmed(actions, {
      ...message,
      template: "STAFF_MEMBER",
      member: "renata-osei",
    });
    expect(mail?.text).toContain(
      "Thanks for your message to Renata Osei. Renata or a colleague at Ozark Trail Mitsubishi will contact you by Friday, November 20 at 1:00 p.m., during business hours.",
    );
    expect(mail?.text).toContain("Phone: (573) 555-0143");
    expect(mails).toHaveLength(1);
  });

  test("is written once for a repeated request, and in the transaction of its lead", async () => {
    await start();
    const headers = { "idempotency-key": "confirmed-once" };
    for (let count = 0; count < 2; count += 1) {
      expect((await service.postJson(drives, booking, { headers })).status).toBe(200);
    }
    expect((await service.postJson(drives, booking)).status).toBe(409);
    expect(await service.shopperMails()).toHaveLength(1);
  });

  test.each([
    ["an unlock", actions, { ...message, template: "UNLOCK_PRICE" }],
    ["suspected spam", actions, { ...message, website: "http://spam.example" }],
    ["a form without its token", drives, { ...booking, formToken: "v1.x.y" }],
    ["a plain lead", "/api/email/send", { type: "text", body: "Hello", formToken }],
  ])("is not written for %s", async (_name, path, body) => {
    await start();
    await confirmed(path, body);
    expect(await service.mails()).toHaveLength(1);
    expect(await service.shopperMails()).toEqual([]);
  });

  test("goes to the preview recipient only, outside production", async () => {
    await start({ previewRecipient: "preview@forecourt.example" });
    const { mails } = await confirmed(drives, booking);
    expect(mails.map(({ recipient }) => recipient)).toEqual(["preview@forecourt.example"]);
  });

  test("is due to one address six times an hour at most, and the next ones wait", async () => {
    await start();
    for (let count = 0; count < 9; count += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${count}` };
      await service.postJson(actions, { ...message, text: `${count}` }, { headers });
    }
    expect(await service.mails()).toHaveLength(9);
    const due = (await service.shopperMails()).map(({ due_at: at }) => Date.parse(at));
    const minutes = due.map((at) => (at - now.getTime()) / 60_000);
    expect(minutes.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 10, 20, 30]);
  });

  test("of a booking is delayed after many forms that other people sent with the same address", async () => {
    await start();
    for (let count = 0; count < 6; count += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${count}` };
      await service.postJson(actions, { ...message, text: `${count}` }, { headers });
    }
    await service.postJson(drives, booking, { headers: { "x-forwarded-for": "198.51.100.7" } });
    const mails = await service.shopperMails();
    expect(mails.find(({ subject }) => subject.startsWith("Your test drive"))?.due_at).toBe(
      "2026-11-20T15:10:00.000Z",
    );
  });

  test("is dropped for an address that has a flood of forms", async () => {
    await start();
    for (let count = 0; count < 44; count += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${count}` };
      await service.postJson(actions, { ...message, text: `${count}` }, { headers });
    }
    // Six an hour, at once and for six hours.
    expect(await service.shopperMails()).toHaveLength(42);
  });

  test.each([
    "Buy at www.spam.example",
    "Buy at https://spam.example/x",
    "Write to me@spam.example",
    "spam.example is cheap",
    "x".repeat(2001),
  ])("does not repeat typed text that could be advertising: %#", async (typed) => {
    await start();
    const names = { ...user, firstName: typed.slice(0, 100), lastName: typed.slice(0, 100) };
    const model = { ...vehicle, model: typed.slice(0, 100) };
    const { mail } = await confirmed(actions, {
      ...message,
      user: names,
      vehicle: model,
      text: typed,
    });
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/spam|x{20}|Vehicle:/);
  });

  test("has no header or calendar property of a typed text, and one recipient", async () => {
    await start();
    const hostile = "x\r\nBcc: c@d.com\n\0\u2028ATTENDEE:mailto:c@d.com";
    const names = { ...user, firstName: hostile, lastName: hostile };
    const odd = { ...vehicle, make: "A\r\nATTENDEE:x", model: "B\u2028Bcc: x" };
    const { mail } = await confirmed(drives, { ...booking, user: names, vehicle: odd });
    expect(mail?.to).toEqual([{ name: "", address: user.email }]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.calendar).not.toMatch(/^(ATTENDEE|Bcc)/m);
    const list = { ...user, email: "a@b.example, c@d.example" };
    expect((await service.postJson(actions, { ...message, user: list })).status).toBe(422);
    expect(await service.shopperMails()).toHaveLength(1);
  });

  test("does not decide whether the lead is delivered, nor whether the service has a problem", async () => {
    await start();
    const { receipt, mails } = await confirmed(actions, message);
    const [mail] = await service.mails();
    await service.outbox.markDelivered(mail?.id ?? "", now);
    const { body } = await service.get(`/api/leads/inquiries/${receipt.token}`);
    expect(Inquiry.parse(body).deliveredAt).toBe(now.toISOString());
    const { database, outbox } = service;
    const given = mails.map(({ id }) => id);
    await database.query
      .updateTable("leads_outbox")
      .set({ state: "dead" })
      .where("id", "in", given)
      .execute();
    expect((await outbox.counts()).deadLettered).toBe(0);
  });
});
