import { Lead, LeadAction } from "@forecourt/contracts/leads/leads";
import { formOfTemplate } from "@forecourt/contracts/leads-templates";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { readAdf } from "../testing/adf/parse-adf.ts";
import { composeContext } from "../testing/compose-context.ts";
import { composeLead, composeTemplateLead } from "./compose.ts";
import type { ComposeContext } from "./compose-context.ts";

let base: ComposeContext;
beforeAll(async () => {
  base = await composeContext();
});

const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573.555.0177",
};
const vehicle = {
  year: 2021,
  make: "Toyota",
  model: "RAV4",
  trim: "XLE",
  vin: "2T3P1RFV8MC123456",
  stock: "R1021",
};

function action(given: object, changes: Partial<ComposeContext> = {}) {
  const parsed = LeadAction.parse({ user, ...given });
  return composeTemplateLead(parsed, {
    ...base,
    form: formOfTemplate[parsed.template],
    ...changes,
  });
}

function lead(given: object, changes: Partial<ComposeContext> = {}) {
  return composeLead(Lead.parse(given), { ...base, ...changes });
}

describe("the mail of a template lead", () => {
  test("goes to the configured recipient, as ADF with the store as vendor", () => {
    const [mail, ...more] = action({ template: "APPLY_FINANCING", text: "Soon", vehicle });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: "adf",
      recipient: "finance@ozarktrailmitsubishi.example",
      subject: "Apply for financing",
      senderName: "Ozark Trail Mitsubishi",
      replyTo: "ada@moss.example",
    });
    const document = readAdf(mail?.text ?? "");
    expect(document).toMatchObject({
      deviations: [],
      prospects: [
        {
          status: "new",
          ids: [{ value: base.id }],
          customer: { email: "ada@moss.example", phones: [{ value: "573-555-0177" }] },
          vendor: {
            name: "Ozark Trail Mitsubishi",
            contact: { names: [{ value: "Marion Tolliver" }] },
          },
          provider: { name: "Website - Apply for financing" },
        },
      ],
    });
  });

  test("is text if its route has this format, with local time and the phone mask of mails", () => {
    const [mail] = action({ template: "CONTACT_SALES", text: "Is it still there?", vehicle });
    expect(mail).toMatchObject({ kind: "text", subject: "Contact sales" });
    expect(mail?.text).toBe(
      [
        "Application date: July 15, 2026 at 12:00:00 PM CDT",
        "First name: Ada",
        "Last name: Moss",
        "Cell phone: +1 (573) 555-0177",
        "Email: ada@moss.example",
        "Vehicle: 2021 Toyota RAV4 XLE, VIN 2T3P1RFV8MC123456, stock R1021",
        "Dealership: Ozark Trail Mitsubishi",
        "",
        "Is it still there?",
      ].join("\n"),
    );
  });

  test("to a staff member also goes to its route, each with its own subject", () => {
    const mails = action({ template: "STAFF_MEMBER", text: "Thank you", staff: "serviceManager" });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["leads@ozarktrailmitsubishi.example", "Connect with a Staff Member Form from website"],
      ["service@ozarktrailmitsubishi.example", "Connect with a Staff Member Form from website"],
    ]);
  });

  test("to a staff member is one mail for equal addresses or an unknown member", () => {
    const { dealer } = base;
    const manager = {
      ...dealer.employees.generalManager!,
      email: "LEADS@ozarktrailmitsubishi.example",
    };
    const employees = { ...dealer.employees, generalManager: manager };
    const changed = { dealer: { ...dealer, employees } };
    expect(action({ template: "STAFF_MEMBER", staff: "generalManager" }, changed)).toHaveLength(1);
    expect(action({ template: "STAFF_MEMBER" })).toHaveLength(1);
    expect(action({ template: "CONTACT_SALES", staff: "serviceManager" })).toHaveLength(1);
  });

  test("contains the resend status and the spam mark", () => {
    const [mail] = action(
      { template: "UNLOCK_PRICE", text: "Hello" },
      { isResend: true, spamReasons: ["honeypot", "too-fast"] },
    );
    expect(mail?.subject).toBe("[Suspected spam] Unlock price");
    expect(mail?.text).toContain('status="resend"');
    expect(mail?.text).toContain("suspected spam: honeypot, too-fast.\n\nHello");
    expect(mail?.text).toContain("Website - Unlock price<");
  });

  test("goes to the preview recipient only, outside production", () => {
    const mails = action(
      { template: "STAFF_MEMBER", staff: "serviceManager" },
      { previewRecipient: "preview@forecourt.example" },
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      "preview@forecourt.example",
      "preview@forecourt.example",
    ]);
  });

  test.each([
    "",
    "a@b.com, c@d.com",
    "Ada <ada@moss.example>",
    '"ada moss"@moss.example',
    "friends:a@b.com;",
    "ada@moss.example\r\nBcc: c@d.com",
    "ada@moss",
  ])("has no Reply-To for the address %j", (email) => {
    const [mail] = action({ template: "CONTACT_SALES", user: { ...user, email } });
    expect(mail).not.toHaveProperty("replyTo");
  });
});

describe("a plain lead", () => {
  test("goes to the recipient of its route, whatever recipient it contains", () => {
    const text = { type: "text", email: "thief@elsewhere.example", body: "Hello" };
    expect(lead(text)[0]).toMatchObject({
      recipient: "leads@ozarktrailmitsubishi.example",
      subject: "Website Lead",
      text: "Hello",
    });
    expect(lead(text, { form: "careers" })[0]).toMatchObject({
      recipient: "careers@ozarktrailmitsubishi.example",
      subject: "Job application",
    });
  });

  test("keeps its own subject in its text", () => {
    const [text] = lead({
      type: "text",
      subject: "Trunk size",
      body: { text: "Does a bike fit?" },
    });
    expect(text).toMatchObject({ subject: "Website Lead" });
    expect(text?.text).toBe("Subject: Trunk size\n\nDoes a bike fit?");
    const [html] = lead({ type: "text", subject: "A <b>", body: { html: "<p>Bike</p>" } });
    expect(html?.html).toBe("<p>Subject: A &lt;b&gt;</p><p>Bike</p>");
    const [adf] = lead({ type: "adf", subject: "Trunk size", customer: {}, comments: "Bike?" });
    expect(adf?.text).toContain("Subject: Trunk size\n\nBike?");
    expect(adf?.text).toContain("Website - Website Lead<");
  });

  test("contains its HTML, else its text, else its data", () => {
    const html = "<h1>Hi</h1><p>Two<br>lines &amp; <b>bold</b></p>";
    expect(lead({ type: "text", body: { html, text: "Plain" } })[0]).toMatchObject({
      html: "<h1>Hi</h1><p>Two<br />lines &amp; <b>bold</b></p>",
      text: "Plain",
    });
    expect(lead({ type: "text", body: { html } })[0]?.text).toBe("Hi\nTwo\nlines & bold");
    const [data] = lead({ type: "text", body: { data: { seats: 7, colors: ["red"] } } });
    expect(JSON.parse(data?.text ?? "")).toEqual({ seats: 7, colors: ["red"] });
    expect(data).not.toHaveProperty("html");
  });

  test("loses active content of its HTML", () => {
    const html = [
      '<script>alert(1)</script><img src="https://t.example/p.gif"><style>p{}</style>',
      '<p style="position:fixed" onclick="x()">Words</p><form action="//x"><input></form>',
      '<a href="javascript:alert(1)">one</a><a href="//evil.example">two</a>',
      '<a href="https://shop.example/?a=1&b=2" target="_blank">three</a>',
    ].join("");
    expect(lead({ type: "text", body: { html } })[0]?.html).toBe(
      '<p>Words</p><a>one</a><a>two</a><a href="https://shop.example/?a=1&amp;b=2">three</a>',
    );
  });

  test("cannot set its own prospect status", () => {
    const adf = { type: "adf", customer: {}, prospect: { status: "resend" } };
    expect(lead(adf)[0]?.text).toContain('status="new"');
    expect(lead(adf, { isResend: true })[0]?.text).toContain('status="resend"');
  });
});
