import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { disposeOfApplications } from "../applications/dispose.ts";
import { deleteExpired } from "../store/cleanup.ts";
import { runFinancing } from "../testing/running-financing.ts";
import { sampleSteps } from "../testing/sample-forms.ts";
import { retainUntil } from "../vault/retention.ts";
import { verifyLog } from "../vault/verify-log.ts";
import { answerApplication, listApplications, showApplication } from "./applications.ts";
import { exportCsv, exportDocument } from "./export-application.ts";
import { maskedDocument } from "./masked-document.ts";
import { authenticate, enroll } from "./staff-store.ts";
import { codeAt, timeStep } from "./totp.ts";

const start = new Date("2026-11-22T12:00:00.000Z");
const dealerId = "ozark-mitsubishi";

async function running(open: OpenTestDatabase) {
  const clock = { now: start };
  const { location } = await open();
  const site = await runFinancing({ location, now: () => clock.now });
  const deps = { database: site.database, vault: site.vault, now: () => clock.now };
  const log = () =>
    site.database.query.selectFrom("financing_vault_log").selectAll().orderBy("seq").execute();
  return { site, deps, clock, log };
}

/** Submits an application, and returns its number and its status token. */
async function submitted(site: Awaited<ReturnType<typeof runFinancing>>) {
  const { body } = await site.post("/api/financing/drafts", {});
  const { token } = startDraft.reply.parse(body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    await site.put(`/api/financing/drafts/${token}`, { step, fields });
  }
  const sent = await site.post(`/api/financing/drafts/${token}/submission`, {});
  return Submitted.parse(sent.body);
}

/** The secret in the address for an app. */
function secretOf(uri: string): Buffer {
  const letters = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? "";
  const bits = [...letters]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

describeOnEveryDatabase("staff", (open) => {
  test("authenticate by a code that is accepted once, and are locked after five wrong ones", async () => {
    const { site, deps, clock } = await running(open);
    const secret = secretOf(await enroll(deps, "ada", null));
    const code = () => codeAt(secret, timeStep(clock.now));
    await authenticate(deps, { name: "ada", code: code() });
    await expect(authenticate(deps, { name: "ada", code: code() })).rejects.toThrow("not valid");
    await expect(authenticate(deps, { name: "eve", code: code() })).rejects.toThrow("not valid");
    clock.now = new Date("2026-11-22T12:01:00.000Z");
    const wrong = code() === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(authenticate(deps, { name: "ada", code: wrong })).rejects.toThrow("not valid");
    }
    await expect(authenticate(deps, { name: "ada", code: code() })).rejects.toThrow("too many");
    clock.now = new Date("2026-11-22T12:17:00.000Z");
    await authenticate(deps, { name: "ada", code: code() });
    await site.stop();
  });

  test("are enrolled by an enrolled member, after the first", async () => {
    const { site, deps, clock } = await running(open);
    const secret = secretOf(await enroll(deps, "ada", null));
    await expect(enroll(deps, "bea", null)).rejects.toThrow("an enrolled member enrolls others");
    await expect(enroll(deps, "ada", null)).rejects.toThrow("enrolled already");
    await expect(enroll(deps, "Not A Name", null)).rejects.toThrow("a name is");
    const by = { name: "ada", code: codeAt(secret, timeStep(clock.now)) };
    expect(await enroll(deps, "bea", by)).toContain("Applications%3Abea");
    const rows = await site.database.query.selectFrom("financing_staff").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.toString("base64"));
    await site.stop();
  });

  test("read with a reason that is logged, and the applicant sees that it was looked at", async () => {
    const { site, deps, log } = await running(open);
    const { number, token } = await submitted(site);
    const reader = { name: "ada", reason: "decides on the loan" };
    const shown = await showApplication(deps, number.toLowerCase(), reader);
    expect(exportDocument(shown)).toMatchObject({
      format: "forecourt-credit-application/2",
      number,
      dealerId,
      vendorName: "Ozark Trail Mitsubishi",
      borrower: { ssn: "123-45-6789", dateOfBirth: "1990-04-12", monthlyIncomeCents: 442_000 },
      consents: [
        { name: "esign", party: "borrower" },
        { name: "hardPull", party: "borrower" },
      ],
    });
    expect(JSON.stringify(exportDocument(shown))).not.toContain("203.0.113.7");
    expect(JSON.stringify(maskedDocument(shown))).not.toMatch(/123-45|1990-04/);
    expect(maskedDocument(shown)).toMatchObject({
      sentFromNetwork: "203.0.113.7",
      viewedAt: start.toISOString(),
      answeredAt: null,
      adverseReasons: [],
    });
    expect((await log()).at(-1)).toMatchObject({
      actor: "staff:ada",
      action: "read",
      reason: "decides on the loan",
    });
    const status = await site.send(`/api/financing/applications/${token}`);
    expect(Application.parse(status.body)).toMatchObject({
      status: "viewed",
      viewedAt: start.toISOString(),
    });
    await expect(showApplication(deps, "A-XXXX-XXXX", reader)).rejects.toThrow("no application");
    await site.stop();
  });

  test("answer, and state the reasons of an adverse answer", async () => {
    const { site, deps } = await running(open);
    const { number, token } = await submitted(site);
    const reader = { name: "ada", reason: "the lender's answer" };
    const first = { number, terms: null, isReplacement: false };
    const declined = { ...first, answer: "declined" as const };
    await expect(answerApplication(deps, { ...declined, reasons: [] }, reader)).rejects.toThrow(
      "principal reasons",
    );
    await expect(
      answerApplication(deps, { ...declined, reasons: ["Income."] }, reader),
    ).rejects.toThrow('--adverse "Income." is too short');
    const reasons = ["Income insufficient for amount of credit requested"];
    await answerApplication(deps, { ...declined, reasons }, reader);
    const status = await site.send(`/api/financing/applications/${token}`);
    expect(Application.parse(status.body)).toMatchObject({
      status: "answered",
      answer: "declined",
      adverseReasons: reasons,
    });
    expect(maskedDocument(await showApplication(deps, number, reader))).toMatchObject({
      answer: "declined",
      answeredAt: start.toISOString(),
      adverseReasons: reasons,
    });
    const approved = { ...first, answer: "approved" as const, reasons };
    await expect(answerApplication(deps, approved, reader)).rejects.toThrow("only declined");
    await site.stop();
  });

  test("change an answer only by saying so", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    const reader = { name: "ada", reason: "the lender's answer" };
    const answer = (typed: "approved" | "incomplete", isReplacement: boolean) =>
      answerApplication(
        deps,
        { number, answer: typed, reasons: [], terms: null, isReplacement },
        reader,
      );
    await answer("approved", false);
    clock.now = new Date("2026-11-23T12:00:00.000Z");
    await expect(answer("incomplete", false)).rejects.toThrow(
      "already answered: approved on 11/22/2026; --replace changes it, and the applicant sees it",
    );
    const shown = async () =>
      Application.parse((await site.send(`/api/financing/applications/${token}`)).body);
    expect(await shown()).toMatchObject({ answer: "approved", answeredAt: start.toISOString() });
    await answer("incomplete", true);
    expect(await shown()).toMatchObject({ answer: "incomplete" });
    await site.stop();
  });

  test("state the terms of an answer, which are sealed and go with the answer", async () => {
    const { site, deps } = await running(open);
    const { number, token } = await submitted(site);
    const reader = { name: "ada", reason: "the lender's answer" };
    const terms = "72 months at 6.9 % APR, $512.40 a month";
    const approved = { number, answer: "approved" as const, reasons: [], isReplacement: false };
    await answerApplication(deps, { ...approved, terms: ` ${terms}\n` }, reader);
    const shown = async () =>
      Application.parse((await site.send(`/api/financing/applications/${token}`)).body).terms;
    expect(await shown()).toBe(terms);
    expect(maskedDocument(await showApplication(deps, number, reader)).terms).toBe(terms);
    const rows = await site.database.query
      .selectFrom("financing_applications")
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain("512.40");
    const incomplete = { ...approved, answer: "incomplete" as const, isReplacement: true };
    await answerApplication(deps, { ...incomplete, terms: null }, reader);
    expect(await shown()).toBeNull();
    await site.stop();
  });

  test("find the applications of a number without storing it, at one dealer", async () => {
    const { site, deps } = await running(open);
    const { number } = await submitted(site);
    const find = (ssn: string, dealer: string | null = dealerId) =>
      listApplications(deps, { dealerId: dealer, ssn, most: 10 });
    expect((await find("123-45-6789")).map((row) => row.number)).toEqual([number]);
    expect(await find("123-45-6788")).toEqual([]);
    expect(await find("123-45-6789", "heartland")).toEqual([]);
    await expect(find("123-45-6789", null)).rejects.toThrow("at one dealer");
    expect(JSON.stringify(await find("123-45-6789"))).not.toContain("v1.");
    await site.stop();
  });
});

describeOnEveryDatabase("retention", (open) => {
  test("ends after 25 months: the key is destroyed, the rest is logged and reported", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    clock.now = new Date("2028-12-22T11:59:59.000Z");
    expect(await disposeOfApplications(site.database, site.vault.secrets, clock.now)).toEqual([]);
    clock.now = new Date("2028-12-22T12:00:00.000Z");
    const report = await disposeOfApplications(site.database, site.vault.secrets, clock.now);
    expect(report).toMatchObject([
      { number, dealerId, kind: "full", receivedAt: start.toISOString() },
    ]);
    expect((await site.send(`/api/financing/applications/${token}`)).status).toBe(404);
    const reader = { name: "ada", reason: "too late" };
    await expect(showApplication(deps, number, reader)).rejects.toThrow("disposed of");
    const [key] = await site.database.query
      .selectFrom("financing_vault_keys")
      .selectAll()
      .where("kind", "=", "full")
      .execute();
    expect(key).toMatchObject({ wrapped_key: null, disposed_at: clock.now.toISOString() });
    expect(await verifyLog(site.database.query, site.vault.secrets)).toMatchObject({ ok: true });
    expect(await disposeOfApplications(site.database, site.vault.secrets, clock.now)).toEqual([]);
    await site.stop();
  });

  test("of a draft ends after 7 days, with its key", async () => {
    const { site, clock } = await running(open);
    await site.post("/api/financing/drafts", { fields: { firstName: "Ada" } });
    const count = async () => [
      (await site.database.query.selectFrom("financing_drafts").selectAll().execute()).length,
      (await site.database.query.selectFrom("financing_vault_keys").selectAll().execute()).length,
    ];
    await deleteExpired(site.database, new Date("2026-11-29T11:59:59.000Z"));
    expect(await count()).toEqual([1, 1]);
    clock.now = new Date("2026-11-29T12:00:00.000Z");
    await deleteExpired(site.database, clock.now);
    expect(await count()).toEqual([0, 0]);
    await site.stop();
  });
});

test.each([
  ["2026-11-22T12:00:00.000Z", "2028-12-22T12:00:00.000Z"],
  ["2027-01-31T00:00:00.000Z", "2029-02-28T00:00:00.000Z"],
  ["2026-01-29T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
])("what was received at %s is retained until %s", (from, until) => {
  expect(retainUntil(new Date(from)).toISOString()).toBe(until);
});

test("the CSV defuses formulas and quotes what needs it", () => {
  const shown = {
    row: { number: "A-2222-2222", dealer_id: "one", store_id: "two" },
    content: {
      kind: "full",
      vendorName: '=HYPERLINK("http://x","y"),z',
      borrower: { phone: "+15735550142" },
    },
  };
  const csv = exportCsv([shown as never]);
  expect(csv).toContain(`A-2222-2222,vendorName,"'=HYPERLINK(""http://x"",""y""),z"\r\n`);
  expect(csv).toContain("A-2222-2222,borrower.phone,+15735550142\r\n");
});
