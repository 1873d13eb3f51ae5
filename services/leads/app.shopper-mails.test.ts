import {
  type ShopperMail,
  sendShopperMail,
  withdrawShopperMails,
} from "@forecourt/contracts/leads/shopper-mail";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { deleteExpired } from "./cleanup/delete-expired.ts";
import { mailOptions } from "./delivery/mail-options.ts";
import { toClaimedMail } from "./store/claimed-mail.ts";
import { type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-30T14:00:00.000Z");
const mailing = "m".repeat(43);
const token = "t".repeat(43);

const mail: ShopperMail = {
  store: "cape-girardeau",
  address: "ada@moss.example",
  mailing,
  isConfirmed: true,
  subject: "Price drop: 2019 <Camry>",
  paragraphs: ["Here’s what’s new."],
  sections: [
    {
      title: "Cars you follow",
      items: [
        {
          label: "2019 <Camry>",
          path: "/used-cars-for-sale/2019",
          notes: ["Price dropped $500 to $14,104"],
        },
      ],
      more: { label: "See all 12", path: "/used-cars-for-sale" },
    },
  ],
  button: null,
  notes: [],
  reason: "You asked for these emails.",
  stop: {
    label: "Change or stop these emails",
    path: `/car-alerts/${token}`,
    oneClickPath: `/api/inventory/alerts/${token}/unsubscribe`,
  },
};

describeOnEveryDatabase("mails of subscriptions", (open) => {
  let leads: RunningLeads;

  beforeEach(async () => {
    const { location } = await open();
    leads = await runLeads({ location, now: () => now });
  });
  afterEach(() => leads.stop());

  const send = (body: ShopperMail = mail, key = "key-of-this-mail") =>
    leads.postJson(sendShopperMail.path, body, { headers: { "idempotency-key": key } });
  const withdraw = () => leads.postJson(withdrawShopperMails.path, { mailing });

  test("a mail is queued once for its key, behind those of leads", async () => {
    expect(await send()).toMatchObject({ status: 200, body: { isQueued: true } });
    expect(await send()).toMatchObject({ status: 200, body: { isQueued: true } });
    expect(await send({ ...mail, subject: "Another" })).toMatchObject({ status: 422 });
    expect(await leads.shopperMails()).toMatchObject([
      { recipient: mail.address, lead_id: null, mailing, suspected: 1, state: "queued" },
    ]);
  });

  test("has the button of mail programs that ends it, and every link at the dealer's address", async () => {
    await send();
    const [row] = await leads.shopperMails();
    if (!row) throw new Error("no mail was queued");
    const options = mailOptions(toClaimedMail(row), "website@forecourt.example");
    const origin = "https://www.ozarktrailmitsubishi.example";
    expect(options.headers).toEqual({
      "Auto-Submitted": "auto-generated",
      "List-Unsubscribe": `<${origin}/api/inventory/alerts/${token}/unsubscribe>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(options.text?.replaceAll("\r", "")).toBe(`Hello,

Here’s what’s new.

Cars you follow

2019 <Camry>
Price dropped $500 to $14,104
${origin}/used-cars-for-sale/2019

See all 12: ${origin}/used-cars-for-sale

Ozark Trail Mitsubishi

You asked for these emails. Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701
Change or stop these emails: ${origin}/car-alerts/${token}`);
    expect(options.html).toContain("2019 &lt;Camry&gt;</a>");
    expect(options.html).not.toContain("<Camry>");
  });

  test("once withdrawn, nothing of it is kept or sent any more", async () => {
    await send();
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect(await leads.shopperMails()).toEqual([]);
    expect(await send(mail, "key-of-a-late-mail")).toMatchObject({ body: { isQueued: false } });
    expect(await leads.shopperMails()).toEqual([]);
  });

  test("what is not confirmed counts toward the limit of the address, and goes with leads", async () => {
    for (let one = 0; one < 45; one += 1) {
      await send({ ...mail, isConfirmed: false }, `key-number-${one}`);
    }
    const rows = await leads.shopperMails();
    // Six at once, then one each ten minutes for six hours.
    expect(rows).toHaveLength(42);
    expect(rows.filter(({ due_at: due }) => due === now.toISOString())).toHaveLength(6);
    expect(rows.every(({ suspected }) => suspected === 0)).toBe(true);
  });

  describe("cleanup", () => {
    test("deletes sent mails after two weeks, and none of a lead", async () => {
      await send();
      await leads.database.query.updateTable("leads_outbox").set({ state: "delivered" }).execute();
      const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
      await deleteExpired(leads.database, after(13));
      expect(await leads.shopperMails()).toHaveLength(1);
      await deleteExpired(leads.database, after(15));
      expect(await leads.shopperMails()).toEqual([]);
    });
  });

  test("outside production it goes to the preview recipient", async () => {
    const { location } = await open();
    const preview = await runLeads({
      location,
      now: () => now,
      previewRecipient: "qa@dealer.example",
    });
    await preview.postJson(sendShopperMail.path, mail);
    expect(await preview.shopperMails()).toMatchObject([{ recipient: "qa@dealer.example" }]);
    await preview.stop();
  });
});
