import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { readApplication } from "./applications/read-application.ts";
import { BureauError } from "./bureau/bureau.ts";
import { leadOfApplication } from "./leads/lead-of-application.ts";
import { listApplications } from "./staff/applications.ts";
import { showSheet } from "./staff/sheet/show-sheet.ts";
import { runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const path = "/api/financing/pre-approvals";

async function running(open: OpenTestDatabase, more: object = {}) {
  const { location } = await open();
  return runFinancing({ location, now, ...more });
}

describeOnEveryDatabase("a pre-approval", (open) => {
  test("answers with a labeled range, several terms and its token", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const { status, body, headers } = await site.post(path, form);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    const answer = PreApproval.parse(body);
    expect(answer).toMatchObject({ isSandbox: true, isUnchanged: false, firstName: "Ada" });
    expect(answer.number).toMatch(/^P-/);
    expect(answer.event).toEqual({ name: "InstantScreen", value: 30, id: answer.number });
    expect(answer.answer.outcome).toBe("range");
    if (answer.answer.outcome !== "range") return;
    const { terms, fromCents, toCents, monthlyBudgetCents } = answer.answer;
    expect(terms.map(({ months }) => months)).toEqual([36, 48, 60, 72, 84]);
    expect(monthlyBudgetCents).toBe(78_000);
    expect([fromCents, toCents]).toEqual([terms[0]?.upToCents, terms.at(-1)?.upToCents]);
    for (const { monthlyCents } of terms) expect(monthlyCents).toBeLessThanOrEqual(78_000);
    // Thirty days by the store's clock.
    expect(answer).toMatchObject({ validUntil: "2026-12-22", zip: "63701" });
    const again = await site.send(`${path}/${answer.token}`);
    expect(again.body).toEqual(body);
    await site.stop();
  });

  test("states what the dealer's approval limits allow", async () => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["financeProgram", "approvalLimits"], {
      maxPaymentToIncome: 10,
      maxAmountCents: 1_000_000,
    });
    const site = await running(open, { dealersDir: copy.folder });
    const { body } = await site.post(path, samplePreApproval(site.consent("softPull")));
    // 10 % of 5,200 a month.
    expect(PreApproval.parse(body).answer).toMatchObject({
      outcome: "range",
      monthlyBudgetCents: 52_000,
      toCents: 1_000_000,
    });
    await site.stop();
    await removeCopies();
  });

  test("is skipped with 200 when the same is sent again, and stored once", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.post(path, form)));
    const parsed = answers.map(({ body }) => PreApproval.parse(body));
    expect(new Set(parsed.map(({ token }) => token)).size).toBe(1);
    expect(parsed.filter(({ isUnchanged }) => !isUnchanged)).toHaveLength(1);
    const typed = { ...form, phone: "573.555.0142", monthlyHousing: "850.00" };
    const later = await site.post(path, typed);
    expect([later.status, PreApproval.parse(later.body).isUnchanged]).toEqual([200, true]);
    const rows = await site.database.query
      .selectFrom("financing_applications")
      .selectAll()
      .execute();
    const leads = await site.database.query.selectFrom("financing_outbox").selectAll().execute();
    expect([rows.length, leads.length]).toEqual([1, 1]);
    await site.stop();
  });

  test("with an Idempotency-Key gets the stored answer, and a conflict for another body", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const headers = { "idempotency-key": "a-key-of-this-test" };
    const [first, second] = [
      await site.post(path, form, { headers }),
      await site.post(path, form, { headers }),
    ];
    expect(second.body).toEqual(first.body);
    const other = await site.post(path, { ...form, firstName: "Bea" }, { headers });
    expect(other).toMatchObject({
      status: 422,
      body: { error: { code: "idempotency-conflict" } },
    });
    await site.stop();
  });

  test("is stored and marked as unanswered if the bureau fails", async () => {
    const bureau = {
      isSandbox: false,
      softPull: () => Promise.reject(new BureauError("the bureau did not answer")),
    };
    const lines: string[] = [];
    const onLine = (line: string) => void lines.push(line);
    const site = await running(open, { bureau, onLine });
    const { status, body } = await site.post(path, samplePreApproval(site.consent("softPull")));
    expect([status, PreApproval.parse(body).answer]).toEqual([200, { outcome: "no-answer" }]);
    expect(lines.join("")).toContain("the bureau did not answer");
    const queued = await site.database.query.selectFrom("financing_outbox").selectAll().execute();
    expect(queued).toMatchObject([{ state: "queued" }]);
    await site.stop();
  });

  test("is a credit score in answer, lead, mail, list and sheet where it was asked for as one", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const { body } = await site.post(path, { ...form, scoreFirst: "yes" });
    const { number, token, isScore } = PreApproval.parse(body);
    expect(isScore).toBe(true);
    expect((await site.send(`${path}/${token}`)).body).toMatchObject({ isScore: true });
    const row = await site.database.query
      .selectFrom("financing_applications")
      .selectAll()
      .executeTakeFirstOrThrow();
    const content = await readApplication(site.vault, row, { actor: "test", reason: "compares" });
    expect(leadOfApplication(row, content).text).toContain(
      `Credit score request, reference ${number}.`,
    );
    const mails = await site.database.query.selectFrom("financing_news").selectAll().execute();
    expect(mails).toMatchObject([{ news: "credit-score" }]);
    const dealers = await loadDealers(shippedDealers);
    const deps = { database: site.database, vault: site.vault, now, dealers };
    const [listed] = await listApplications(deps, { dealerId: null, ssn: null, most: 1 });
    expect(listed).toMatchObject({ number, is_score: 1 });
    const sheet = await showSheet(deps, number, { name: "ada", reason: "works the deal" });
    expect(sheet).toContain(`${number}  Credit score request`);
    // Asked for as a pre-approval, it is another request.
    const other = PreApproval.parse((await site.post(path, form)).body);
    expect([other.number === number, other.isScore]).toEqual([false, false]);
    await site.stop();
  });

  test("is for a person to look at without a file, when it is frozen, and with a small income", async () => {
    const site = await running(open);
    const consent = site.consent("softPull");
    const credit = { tier: expect.any(String), creditScore: expect.any(Number) };
    for (const [more, answer] of [
      [{ lastName: "Nofile" }, { reason: "no-file" }],
      [{ lastName: "Frozen" }, { reason: "frozen" }],
      [{ income: "400" }, { reason: "budget", credit }],
    ] as const) {
      const { body } = await site.post(path, samplePreApproval(consent, more));
      expect(PreApproval.parse(body).answer).toEqual({ outcome: "review", ...answer });
    }
    await site.stop();
  });

  test("names every field that needs a correction, with the text that the visitor reads", async () => {
    const site = await running(open);
    const empty = Object.fromEntries(preApprovalFields.map((field) => [field, ""]));
    const { status, body } = await site.post(path, empty);
    expect([status, body]).toMatchObject([422, { error: { code: "fields-invalid" } }]);
    const { fields } = (body as { error: { fields: Record<string, string> } }).error;
    expect(Object.keys(fields)).toEqual([...preApprovalFields]);
    expect(fields["firstName"]).toBe("This field is required");
    const emoji = await site.post(path, samplePreApproval("", { lastName: "Moss 😀" }));
    expect([emoji.status, JSON.stringify(emoji.body)]).toEqual([
      422,
      expect.stringContaining("Use letters only"),
    ]);
    expect(fields["softPullConsent"]).toBe("Check this box to continue");
    const young = samplePreApproval("00000000", { dateOfBirth: "11/23/2008" });
    const second = await site.post(path, young);
    expect(second.body).toMatchObject({
      error: {
        fields: {
          dateOfBirth: "Applicants must be 18 or older",
          softPullConsent: "This text has changed. Read it again and check the box.",
        },
      },
    });
    await site.stop();
  });

  test("is found by its token at its dealer only, and no other token is", async () => {
    const site = await running(open);
    const { body } = await site.post(path, samplePreApproval(site.consent("softPull")));
    const { token } = PreApproval.parse(body);
    expect((await site.send(`${path}/${token}`, { dealer: "heartland" })).status).toBe(404);
    const other = `${token.slice(0, 42)}${token.endsWith("A") ? "E" : "A"}`;
    expect((await site.send(`${path}/${other}`)).status).toBe(404);
    expect((await site.send(`${path}/short`)).status).toBe(400);
    const application = await site.send(`/api/financing/applications/${token}`);
    expect(application.status).toBe(404);
    await site.stop();
  });
});
