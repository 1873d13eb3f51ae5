import { Receipt } from "@forecourt/contracts/leads/receipt";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { mailOptions } from "./delivery/mail-options.ts";
import { toClaimedMail } from "./store/claimed-mail.ts";
import type { LeadsTables, OutboxRow } from "./store/tables.ts";
import { readAdf } from "./testing/adf/parse-adf.ts";
import { formTokenIssuedAgo, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-23T15:00:00Z");
const { path } = sendServiceLead;

const lead = {
  template: "SELL_OR_TRADE",
  store: "cape-girardeau",
  user: {
    firstName: "Ada",
    lastName: "Moss",
    email: "ada@moss.example",
    phone: "573-555-0177",
  },
  vehicle: {
    interest: "trade-in",
    year: 2019,
    make: "Toyota",
    model: "RAV4",
    vin: "1M8GDM9AXKP042788",
    exteriorcolor: "Blue",
    odometer: 60_000,
    comments: "Has anyone smoked in it? Yes",
  },
  text: "Offer T-7K4M-2PXD.\nSelected: Cash now, $15,500.00",
  formToken: formTokenIssuedAgo(now),
  letter: {
    subject: "Your offer T-7K4M-2PXD",
    paragraphs: ["Here is your offer."],
    tables: [{ title: "Cash now", rows: [["Your check", "$15,500.00"]] }],
    notes: ["An inspection may change it."],
    link: { label: "Open your offer", path: "/sell-trade-my-car/offer/abc" },
    appointment: {
      start: "2026-11-24T15:30:00.000Z",
      minutes: 30,
      title: "Drop off your car",
      details: "Bring the title; and every key",
    },
  },
};

/** The mail as its receiver reads it. */
async function read(row: OutboxRow | undefined) {
  if (!row) throw new Error("there is no mail");
  const options = mailOptions(toClaimedMail(row), "website@forecourt.example");
  const mail = await PostalMime.parse(await new MailComposer(options).compile().build());
  const [file] = mail.attachments;
  const content = file && new TextDecoder().decode(file.content as ArrayBuffer);
  return { ...mail, calendar: content?.replaceAll("\r\n", "\n") };
}

describeOnEveryDatabase("a lead of another service", (open) => {
  async function running() {
    const { location } = await open<LeadsTables>();
    return runLeads({ location, now: () => now });
  }

  test("has the subject of the service in the store's mail, on one line", async () => {
    const service = await running();
    const subject = "Sell: 2019 Toyota\r\nBcc: a@b.example (T-7K4M-2PXD)";
    const headers = { "idempotency-key": "the-key-of-a-subject" };
    expect((await service.postJson(path, { ...lead, subject }, { headers })).status).toBe(200);
    const [mail] = await service.mails();
    expect(mail?.subject).toBe("Sell: 2019 Toyota Bcc: a@b.example (T-7K4M-2PXD)");
    await service.stop();
  });

  test("goes to the store alone where its customer has no email", async () => {
    const service = await running();
    const headers = { "idempotency-key": "the-key-of-no-email" };
    const body = { ...lead, user: { ...lead.user, email: "" } };
    expect((await service.postJson(path, body, { headers })).status).toBe(200);
    expect((await service.mails()).length).toBeGreaterThan(0);
    expect(await service.shopperMails()).toEqual([]);
    const wrong = { ...lead, user: { ...lead.user, email: "ada" } };
    expect((await service.postJson(path, wrong)).status).toBe(422);
    await service.stop();
  });

  test("is stored once for its key, with its letter to the shopper and a calendar file", async () => {
    const service = await running();
    const headers = { "idempotency-key": "the-key-of-the-offer" };
    const sent = await Promise.all([1, 2, 3].map(() => service.postJson(path, lead, { headers })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const numbers = sent.map(({ body }) => Receipt.parse(body).number);
    expect(new Set(numbers).size).toBe(1);
    const mails = await service.shopperMails();
    expect([mails.length, (await service.leads()).length]).toEqual([1, 1]);
    const mail = await read(mails[0]);
    expect([mail.subject, mail.to]).toEqual([
      "Your offer T-7K4M-2PXD",
      [{ name: "", address: "ada@moss.example" }],
    ]);
    for (const text of [mail.text ?? "", mail.html ?? ""]) {
      for (const part of [
        "Hi Ada,",
        "Here is your offer.",
        "Your check",
        "$15,500.00",
        "/sell-trade-my-car/offer/abc",
        "Tuesday, November 24 at 9:30 a.m.",
        "2019 Toyota RAV4",
        numbers[0] ?? "",
      ]) {
        expect(text).toContain(part);
      }
    }
    expect(mail.calendar).toContain("DTSTART:20261124T153000Z\nDTEND:20261124T160000Z");
    expect(mail.calendar).toContain("DESCRIPTION:Bring the title\\; and every key");
    await service.stop();
  });

  test("names no number of a receipt beside one of its own", async () => {
    const service = await running();
    const letter = { ...lead.letter, hasOwnNumber: true };
    const sent = await service.postJson(path, { ...lead, letter });
    const mail = await read((await service.shopperMails())[0]);
    for (const text of [mail.text ?? "", mail.html ?? ""]) {
      expect(text).toContain("(573) 555-");
      expect(text).not.toContain(Receipt.parse(sent.body).number);
      expect(text).not.toContain("Receipt number");
    }
    await service.stop();
  });

  test("repeats what the shopper typed to them, but no text with a link", async () => {
    const service = await running();
    const letter = {
      ...lead.letter,
      typed: [
        { label: "What you told us", text: "They squeal.\nIn the morning" },
        { label: "Your notes", text: "Win at www.prizes.example" },
      ],
    };
    await service.postJson(path, { ...lead, template: "SERVICE", letter });
    const mail = await read((await service.shopperMails())[0]);
    expect(mail.text).toContain("What you told us:\nThey squeal.\nIn the morning");
    expect(mail.html).toContain("What you told us:<br>They squeal.<br>In the morning");
    for (const text of [mail.text, mail.html]) expect(text).not.toMatch(/Your notes|prizes/);
    await service.stop();
  });

  test("about service is answered to its department, and says who typed the address", async () => {
    const service = await running();
    await service.postJson(path, { ...lead, template: "SERVICE" });
    const letter = { ...lead.letter, isByStaff: true };
    const user = { ...lead.user, email: "bo@lindqvist.example" };
    await service.postJson(path, { ...lead, template: "SERVICE", user, letter });
    const mails = await Promise.all((await service.shopperMails()).map(read));
    const of = (address: string) => mails.find(({ to }) => to?.[0]?.address === address);
    for (const mail of mails) {
      expect(mail.replyTo).toEqual([{ name: "", address: "service@ozarktrailmitsubishi.example" }]);
    }
    expect(of(lead.user.email)?.text).toContain("this address was entered on our website");
    const byStaff = of(user.email)?.text;
    expect(byStaff).toContain("someone gave us this address at our service desk");
    expect(byStaff).not.toContain("entered on our website");
    await service.stop();
  });

  test("reminds in its calendar file where the service says when", async () => {
    const service = await running();
    const appointment = { ...lead.letter.appointment, remindMinutes: 120 };
    await service.postJson(path, { ...lead, letter: { ...lead.letter, appointment } });
    const { calendar } = await read((await service.shopperMails())[0]);
    expect(calendar).toContain("BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT120M\n");
    await service.stop();
  });

  test("reaches the store as valid ADF with the car as sell or trade-in", async () => {
    const service = await running();
    for (const interest of ["sell", "trade-in"]) {
      const vehicle = { ...lead.vehicle, interest };
      await service.postJson(path, { ...lead, vehicle });
    }
    const adfs = (await service.mails()).flatMap(({ content, kind }) =>
      kind === "adf" ? [readAdf((JSON.parse(content) as { text: string }).text)] : [],
    );
    expect(adfs.map((adf) => adf.readable)).toEqual([true, true]);
    const vehicles = adfs.flatMap((adf) => (adf.readable ? adf.prospects : []));
    expect(JSON.stringify(vehicles)).toContain("T-7K4M-2PXD");
    expect(vehicles.map(({ vehicles: [one] }) => one)).toMatchObject([
      { interest: "sell", vin: lead.vehicle.vin, odometer: { value: "60000" } },
      { interest: "trade-in", vin: lead.vehicle.vin },
    ]);
    await service.stop();
  });

  test("mails a moved and a canceled appointment to store and shopper, with rising versions of one calendar entry", async () => {
    const service = await running();
    const { token } = Receipt.parse((await service.postJson(path, lead)).body);
    const notices = sendServiceNotice.path.replace(":token", token);
    const appointment = { ...lead.letter.appointment, start: "2026-11-25T16:00:00.000Z" };
    const send = (sequence: number, isCanceled: boolean) =>
      service.postJson(
        notices,
        {
          toStore: {
            subject: `New drop-off time ${sequence}`,
            text: "The seller has moved the drop-off.",
          },
          letter: {
            ...lead.letter,
            subject: `Your visit ${sequence}`,
            tables: [],
            appointment: { ...appointment, sequence, isCanceled },
          },
        },
        { headers: { "idempotency-key": `notice-number-${sequence}` } },
      );
    const answers = [await send(1, false), await send(1, false), await send(2, true)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2, 3].map(() => [200, { isQueued: true }]),
    );
    const [first, moved, canceled, none] = await service.shopperMails();
    expect(none).toBeUndefined();
    const versions = await Promise.all([first, moved, canceled].map(read));
    expect(versions.map(({ subject }) => subject)).toEqual([
      "Your offer T-7K4M-2PXD",
      "Your visit 1",
      "Your visit 2",
    ]);
    const facts = versions.map(({ calendar = "" }) => [
      /UID:(.*)/.exec(calendar)?.[1],
      /SEQUENCE:(.*)/.exec(calendar)?.[1],
      /METHOD:(.*)/.exec(calendar)?.[1],
    ]);
    expect(new Set(facts.map(([uid]) => uid)).size).toBe(1);
    expect(facts.map(([, ...rest]) => rest)).toEqual([
      ["0", "PUBLISH"],
      ["1", "PUBLISH"],
      ["2", "CANCEL"],
    ]);
    expect(versions[1]?.text).toContain("Wednesday, November 25 at 10:00 a.m.");
    expect(versions[2]?.text).toContain("Original appointment: Wednesday, November 25");
    const toStore = (await service.mails()).filter(({ subject }) => subject.startsWith("New drop"));
    expect(toStore.map(({ subject }) => subject)).toEqual([
      "New drop-off time 1",
      "New drop-off time 2",
    ]);
    const unknown = sendServiceNotice.path.replace(":token", "A".repeat(43));
    const letter = { ...lead.letter, appointment: null };
    const body = { toStore: { subject: "s", text: "t" }, letter };
    expect((await service.postJson(unknown, body)).status).toBe(404);
    await service.stop();
  });

  test("without an appointment has no file, and with one that may be spam no letter", async () => {
    const service = await running();
    const letter = { ...lead.letter, appointment: null };
    const plain = await service.postJson(path, { ...lead, letter });
    expect(Receipt.parse(plain.body).isLetterQueued).toBe(true);
    const [first] = await service.shopperMails();
    expect((await read(first)).attachments).toEqual([]);
    const spam = { ...lead, text: "another", website: "http://spam.example" };
    const suspected = await service.postJson(path, spam);
    expect(Receipt.parse(suspected.body).isLetterQueued).toBe(false);
    expect(await service.shopperMails()).toHaveLength(1);
    await service.stop();
  });

  test("with a link to another site, or without a car's make, is refused", async () => {
    const service = await running();
    const status = async (change: object) =>
      (await service.postJson(path, { ...lead, ...change })).status;
    for (const target of ["https://elsewhere.example", "//elsewhere.example", "offer"]) {
      const letter = { ...lead.letter, link: { label: "Open", path: target } };
      expect([target, await status({ letter })]).toEqual([target, 400]);
    }
    expect(await status({ vehicle: { ...lead.vehicle, make: "" } })).toBe(422);
    expect(await status({ letter: undefined })).toBe(400);
    expect(await service.leads()).toEqual([]);
    await service.stop();
  });
});
