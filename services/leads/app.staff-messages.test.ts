import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const dealer = "heartland";
const subject = "Connect with a Staff Member Form from website";
const message = {
  template: "STAFF_MEMBER",
  store: "rolla",
  text: "Thank you for the floor mat.",
  user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "573-555-0177" },
  formToken: formTokenIssuedAgo(now, 30, dealer),
};

describeOnSqlite("a message to a person of the team", (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function mailsOf(changes: object) {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now });
    stops.push(service.stop);
    const sent = await service.postJson(
      "/api/leads/actions",
      { ...message, ...changes },
      { dealer },
    );
    expect(sent.status).toBe(200);
    const mails = await service.mails();
    return mails.map((mail) => ({ ...mail, text: JSON.parse(mail.content).text }));
  }

  test("goes to them and to the form's recipient, and says whom it is for", async () => {
    const mails = await mailsOf({ member: "marisol-dupree" });
    expect(mails.map((mail) => [mail.recipient, mail.subject])).toEqual([
      ["leads.rolla@heartlandcrossing.example", subject],
      ["marisol@heartlandcrossing.example", subject],
    ]);
    for (const { text } of mails) {
      expect(text).toContain(
        "For: Marisol Dupree, Parts specialist\n\nThank you for the floor mat.",
      );
    }
  });

  test.each(["STAFF_MEMBER", "CAREERS"])(
    "%s unlocks no early access, which its form does not promise",
    async (template) => {
      const { location } = await open<LeadsTables>();
      const service = await runLeads({ location, now: () => now });
      stops.push(service.stop);
      const headers = { cookie: "allowCookies=essential,functional" };
      const sent = await service.postJson(
        "/api/leads/actions",
        { ...message, template },
        { dealer, headers },
      );
      expect(sent.status).toBe(200);
      const cookies = sent.headers.getSetCookie();
      expect(cookies.filter((cookie) => cookie.startsWith(`${visitorCookies.proof}=`))).toEqual([]);
    },
  );

  test.each([
    ["a name that is not on the team", { member: "nobody-here" }],
    ["a team member of another dealer", { member: "marion-tolliver" }],
    [
      "a team member, sent by another kind of form",
      { member: "marisol-dupree", template: "CONTACT_SALES" },
    ],
  ])("for %s goes to the form's recipient only", async (_name, changes) => {
    const mails = await mailsOf(changes);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      "leads.rolla@heartlandcrossing.example",
    ]);
    expect(mails[0]?.text).not.toContain("For: ");
  });

  test("is not needed for a job application, which names its position", async () => {
    const mails = await mailsOf({ template: "CAREERS", position: "Detailer", text: "" });
    expect(mails.map(({ recipient }) => recipient)).toEqual(["careers@heartlandcrossing.example"]);
    expect(mails[0]?.subject).toBe("Job application");
    expect(mails[0]?.text).toContain("Position: Detailer\nResume: none sent");
  });

  test("of a job application names the store, which is one where the position is open", async () => {
    const application = { template: "CAREERS", position: "Sales consultant", text: "" };
    const [mail] = await mailsOf({ ...application, store: "rolla" });
    expect(mail?.text).toContain("Dealership: Heartland Crossing Rolla");
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now });
    stops.push(service.stop);
    const refused = await service.postJson(
      "/api/leads/actions",
      { ...message, ...application, store: "sedalia" },
      { dealer },
    );
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text).error.fields).toEqual({
      store: "This job isn’t open at that store. Choose another store.",
    });
  });

  test("names the resume of a job application, and how staff opens it", async () => {
    const resume = { number: "R-7K4M-2PXD" };
    const mails = await mailsOf({ template: "CAREERS", position: "Detailer", resume });
    expect(mails[0]?.text).toContain(
      "Position: Detailer\nResume: R-7K4M-2PXD. It is stored encrypted and not attached",
    );
  });
});
