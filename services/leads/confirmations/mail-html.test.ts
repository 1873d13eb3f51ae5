import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { beforeAll, describe, expect, test } from "@jest/globals";
import MailComposer from "nodemailer/lib/mail-composer";
import PostalMime from "postal-mime";
import { mailOptions } from "../delivery/mail-options.ts";
import type { Confirmation } from "./confirmation.ts";
import { messageConfirmation } from "./message-confirmation.ts";
import { testDriveConfirmation } from "./test-drive-confirmation.ts";

const now = new Date("2026-11-20T15:00:00Z");
const user = { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "5735550177" };
const vehicle = {
  interest: "buy",
  status: "used",
  year: 2021,
  make: "Toyota",
  model: "RAV4",
} as const;
const start = new Date("2026-11-23T15:30:00Z");
const text = "Does a bike fit?\nThanks";
const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</title><style>*{display:none}</style>",
  "'-->]]><a href=javascript:alert(1)>",
  "& <b>bold</b>",
];

describe("the HTML of a mail to the shopper", () => {
  let dealers: Dealers;
  beforeAll(async () => {
    dealers = await loadDealers(shippedDealers);
  });

  function composed(confirmation: Confirmation | null, dealerId = "ozark-mitsubishi") {
    const tenant = { dealerId, storeId: null };
    const dealer = dealers.config(tenant);
    const receipt = { number: "F-7K3Q2M", token: "t".repeat(32) };
    const lead = { id: "lead-1", form: "contactSales", receipt, receivedAt: now } as const;
    const { texts } = dealers.site(tenant);
    const content = confirmation?.compose({ lead, dealer, texts, prefix: "", now });
    if (!content?.html || content.text === undefined) throw new Error("no mail");
    return { ...content, html: content.html, text: content.text, dealer };
  }
  const drive = (event: "booked" | "changed" | "canceled", change: object = {}) =>
    testDriveConfirmation({ user, vehicle, start, event, ...change });
  const message = (change: object = {}) =>
    messageConfirmation({ template: "CONTACT_SALES", user, vehicle, text, ...change });
  const application = (change: object = {}) =>
    message({ template: "CAREERS", vehicle: undefined, text: "I like clean cars.", ...change });
  const shownText = (html: string) =>
    html
      .replace(/<(?:head|style)[\s\S]*<\/head>/, "")
      .replaceAll("<br>", "\n")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&#39;", "'");

  test.each([
    ["a booked drive", () => drive("booked")],
    ["a moved drive", () => drive("changed")],
    ["a canceled drive", () => drive("canceled")],
    ["a message", () => message()],
    ["a job application", () => application({ position: "Detailer" })],
  ])("for %s has every line of the plain text", (_name, confirmation) => {
    const { html, text: plain } = composed(confirmation());
    const words = shownText(html).replace(/\s+/g, " ");
    for (const line of plain.split("\n").filter((one) => one !== "")) {
      const isLink = line.startsWith("http");
      const parts = isLink ? [`href="${line}"`] : line.replace(/:$/, "").split(": ");
      for (const part of parts) expect(isLink ? html : words).toContain(part);
    }
  });

  test("for a job application says what was sent, and by when it is answered", () => {
    const resume = { number: "R-7K4M-2PXD" };
    const { subject, text: plain } = composed(application({ position: "Detailer", resume }));
    expect(subject).toBe("We got your application to Ozark Trail Mitsubishi");
    expect(plain).toContain("Your resume came through.");
    expect(plain).toContain("Position: Detailer\n");
    expect(plain).toContain("You’ll hear from Ozark Trail Mitsubishi by ");
    expect(plain).not.toMatch(/R-7K4M|I like clean cars/);
    expect(composed(application()).text).toContain("You applied without a resume");
  });

  test("for a job application does not repeat a position that is an address", () => {
    const { text: plain } = composed(application({ position: "Earn more: cash.example" }));
    expect(plain).not.toContain("cash.example");
  });

  test.each(hostile)("shows %j as text", (typed) => {
    const names = { ...user, firstName: typed, lastName: typed };
    const odd = { ...vehicle, make: typed, model: typed, trim: typed };
    const plain = composed(message()).html;
    const tags = (html: string) => html.match(/<[a-z/!][^>]*>/gi);
    for (const { html } of [
      composed(message({ user: names, vehicle: odd, text: typed })),
      composed(drive("booked", { user: names, vehicle: odd })),
    ]) {
      expect(html).not.toMatch(/<script|<b>|<img src=x|<a href=j/);
      expect(html.match(/<style>/g)).toHaveLength(1);
    }
    // The same elements as without it.
    const { html } = composed(message({ text: `${typed}\nThanks` }));
    expect(tags(html)).toEqual(tags(plain));
  });

  test.each(["ozark-mitsubishi", "heartland"])(
    "of %s loads nothing but the logo from the dealer's site",
    (dealerId) => {
      const { html, dealer } = composed(message(), dealerId);
      const loaded = [...html.matchAll(/(?:src|background)="([^"]+)"/g)].map(([, url]) => url);
      expect(loaded).toEqual([`${dealer.site.url}/assets/logo-mail.png`]);
      expect(html).not.toMatch(/<link|@import|url\(/);
      expect(html).toContain(`bgcolor="${dealer.theme.brand}"`);
      expect(html).toContain('name="color-scheme" content="light dark"');
      expect(html).toContain("prefers-color-scheme:dark");
    },
  );

  test("shows the dealer's name where there is no logo for mails", () => {
    const { dealer } = composed(message());
    const confirmation = message();
    const lead = {
      id: "lead-1",
      form: "contactSales",
      receipt: { number: "F-7K3Q2M", token: "t".repeat(32) },
      receivedAt: now,
    } as const;
    const { texts } = dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
    const named = { ...dealer, logos: { ...dealer.logos, mail: null } };
    const html = confirmation?.compose({ lead, dealer: named, texts, prefix: "", now }).html ?? "";
    expect(html).not.toContain("<img");
    expect(html).toContain(">Ozark Trail Mitsubishi</span>");
  });

  test("is the alternative of the plain text, and the calendar file stays", async () => {
    const content = composed(drive("booked"));
    const mail = {
      ...content,
      id: "m1",
      messageId: "<m1@forecourt.example>",
      recipient: user.email,
      createdAt: now,
      firstDueAt: now,
      failures: 0,
      isSuspected: false,
    };
    const options = mailOptions(mail, "website@forecourt.example");
    const source = await new MailComposer(options).compile().build();
    expect(source.toString()).toContain("multipart/alternative");
    const parsed = await PostalMime.parse(source);
    expect(parsed.html).toContain("<table");
    expect(parsed.text).toContain("Your test drive is booked.");
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(["test-drive.ics"]);
  });
});
