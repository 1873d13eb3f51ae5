import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { readApplication } from "./applications/read-application.ts";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const start = new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const clock = { now: start };
  const site = await runFinancing({ location, now: () => clock.now });
  return { ...site, clock, location };
}

async function begin(site: RunningFinancing, body: object = {}): Promise<string> {
  const { body: reply } = await site.post(drafts, body);
  return startDraft.reply.parse(reply).token;
}

async function fill(
  site: RunningFinancing,
  token: string,
  { party = "borrower", more = {} }: { party?: string; more?: Record<string, string> } = {},
) {
  for (const [step, fields] of Object.entries(sampleSteps(site.consent, more))) {
    const saved = await site.put(`${drafts}/${token}`, { party, step, fields });
    expect(saved.status).toBe(200);
  }
}

const read = async (site: RunningFinancing, token: string) =>
  Draft.parse((await site.send(`${drafts}/${token}`)).body);

const submit = (site: RunningFinancing, token: string) =>
  site.post(`${drafts}/${token}/submission`, {});

/** The application as the holder of a status token gets it. */
const shownBy = async (site: RunningFinancing, token: string) =>
  Application.parse((await site.send(`/api/financing/applications/${token}`)).body);

const bea = {
  firstName: "Bea",
  email: "bea@example.com",
  phone: "(573) 555-0199",
  dateOfBirth: "05/06/1988",
  ssn: "321-54-9876",
  "residences.0.fullAddress": "7 Hillside Road",
  "employment.0.employer": "Riverside Clinic",
};

const count = async (
  site: RunningFinancing,
  table: "financing_applications" | "financing_outbox",
) => (await site.database.query.selectFrom(table).selectAll().execute()).length;

describeOnEveryDatabase("a draft", (open) => {
  test("is stored step by step, and comes back with the number masked", async () => {
    const site = await running(open);
    const token = await begin(site, { fields: { firstName: "Ada" } });
    expect((await read(site, token)).borrower?.fields).toEqual({ firstName: "Ada" });
    await fill(site, token);
    const draft = await read(site, token);
    expect(draft.borrower?.fields).toMatchObject({ ssn: "•••-••-6789", lastName: "Moss" });
    expect(draft.borrower?.steps.map(({ step, faults }) => [step, faults])).toEqual([
      ["deal", {}],
      ["about", {}],
      ["homes", {}],
      ["work", {}],
      ["agreements", {}],
    ]);
    expect(draft.borrower?.coveredMonths).toEqual({ residences: 27, employment: 36 });
    await site.stop();
  });

  test("keeps the number that comes back masked", async () => {
    const site = await running(open);
    const token = await begin(site);
    await fill(site, token);
    const about = { ...sampleSteps(site.consent).about, ssn: "•••-••-6789", middleName: "Jo" };
    await site.put(`${drafts}/${token}`, { step: "about", fields: about });
    const draft = await read(site, token);
    expect(draft.borrower?.fields).toMatchObject({ ssn: "•••-••-6789", middleName: "Jo" });
    expect(draft.borrower?.steps[0]?.faults).toEqual({});
    await site.stop();
  });

  test("names what is missing, and asks for earlier addresses until 24 months are covered", async () => {
    const site = await running(open);
    const token = await begin(site);
    await fill(site, token, { more: { "residences.0.yearsAtAddress": "1" } });
    const homes = (await read(site, token)).borrower?.steps[2]?.faults;
    expect(homes).toEqual({
      "residences.1.fullAddress": expect.stringContaining("the last 24 months"),
    });
    await site.stop();
  });

  test("expires 7 days after its last change, on every device", async () => {
    const site = await running(open);
    const token = await begin(site);
    site.clock.now = new Date("2026-11-28T12:00:00Z");
    await site.put(`${drafts}/${token}`, { step: "about", fields: { firstName: "Ada" } });
    site.clock.now = new Date("2026-12-05T11:59:59Z");
    expect((await read(site, token)).borrower?.fields).toEqual({ firstName: "Ada" });
    site.clock.now = new Date("2026-12-05T12:00:00Z");
    expect((await site.send(`${drafts}/${token}`)).status).toBe(404);
    await site.stop();
  });

  test("is saved by two people and several tabs at once, and nothing is lost", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const coToken = startDraft.reply.parse(invited.body).token;
    await Promise.all([
      fill(site, token),
      fill(site, coToken, { party: "coBorrower", more: { firstName: "Bea", ssn: "321-54-9876" } }),
    ]);
    const [own, other] = [await read(site, token), await read(site, coToken)];
    expect(own.borrower?.steps.every(({ faults }) => Object.keys(faults).length === 0)).toBe(true);
    expect(own).toMatchObject({ coBorrower: null, invitation: "complete" });
    expect(other).toMatchObject({ party: "coBorrower", borrower: null, borrowerFirstName: "Ada" });
    expect(other.coBorrower?.fields).toMatchObject({ firstName: "Bea", ssn: "•••-••-9876" });
    await site.stop();
  });

  test("gives each applicant their own part only", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const coToken = startDraft.reply.parse(invited.body).token;
    const fields = { firstName: "Eve" };
    const step = "about";
    for (const [own, party] of [
      [token, "coBorrower"],
      [coToken, "borrower"],
    ]) {
      const refused = await site.put(`${drafts}/${own}`, { party, step, fields });
      expect(refused).toMatchObject({ status: 403 });
    }
    expect((await submit(site, coToken)).status).toBe(403);
    const again = await site.post(`${drafts}/${coToken}/invitation`, undefined);
    expect(again.status).toBe(403);
    expect((await site.put(`${drafts}/${token}/joint`, { isJoint: false })).status).toBe(200);
    expect((await site.send(`${drafts}/${coToken}`)).status).toBe(404);
    await site.stop();
  });

  test("shows nothing of a co-borrower's part behind a new link", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invite = async () =>
      startDraft.reply.parse((await site.post(`${drafts}/${token}/invitation`, undefined)).body)
        .token;
    const first = await invite();
    await fill(site, first, { party: "coBorrower", more: bea });
    const second = await invite();
    expect((await site.send(`${drafts}/${first}`)).status).toBe(404);
    expect((await read(site, second)).coBorrower?.fields).toEqual({});
    expect(await read(site, token)).toMatchObject({ coBorrower: null, invitation: "sent" });
    await site.stop();
  });

  test("is deleted with its key", async () => {
    const site = await running(open);
    const token = await begin(site);
    expect((await site.send(`${drafts}/${token}`, { method: "DELETE" })).status).toBe(200);
    expect((await site.send(`${drafts}/${token}`)).status).toBe(404);
    const keys = await site.database.query.selectFrom("financing_vault_keys").selectAll().execute();
    expect(keys).toEqual([]);
    await site.stop();
  });
});

describeOnEveryDatabase("a full application", (open) => {
  test("is one, however often and from however many tabs it is submitted", async () => {
    const site = await running(open);
    const token = await begin(site);
    await fill(site, token);
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit(site, token)));
    const later = await submit(site, token);
    const parsed = [...replies, later].map(({ body }) => Submitted.parse(body));
    expect(new Set(parsed.map((one) => one.token)).size).toBe(1);
    expect(new Set(parsed.map((one) => one.event?.id)).size).toBe(1);
    expect(parsed[0]?.event).toMatchObject({ name: "FullCreditApplication", value: 50 });
    expect([
      await count(site, "financing_applications"),
      await count(site, "financing_outbox"),
    ]).toEqual([1, 1]);
    const back = await read(site, token);
    expect(back.submitted).toEqual({ number: parsed[0]?.number, token: parsed[0]?.token });
    expect(back.borrower?.fields).toEqual({});
    const change = await site.put(`${drafts}/${token}`, { step: "about", fields: {} });
    expect(change.status).toBe(409);
    await site.stop();
  });

  test("that is equal to an earlier one is skipped with 200, and a changed one is not", async () => {
    const site = await running(open);
    const first = await begin(site);
    await fill(site, first);
    const sent = Submitted.parse((await submit(site, first)).body);
    const second = await begin(site);
    await fill(site, second);
    const same = await submit(site, second);
    expect([same.status, Submitted.parse(same.body)]).toEqual([
      200,
      { ...sent, isUnchanged: true, event: null },
    ]);
    const third = await begin(site);
    await fill(site, third, { more: { "employment.0.income": "26.00" } });
    const changed = Submitted.parse((await submit(site, third)).body);
    expect(changed.isUnchanged).toBe(false);
    expect(await count(site, "financing_outbox")).toBe(2);
    await site.stop();
  });

  test("shows its status and a masked copy by its token only", async () => {
    const site = await running(open);
    const token = await begin(site);
    await fill(site, token);
    const sent = Submitted.parse((await submit(site, token)).body);
    const path = `/api/financing/applications/${sent.token}`;
    const shown = await site.send(path);
    expect(Application.parse(shown.body)).toMatchObject({
      number: sent.number,
      status: "received",
      answer: null,
      borrower: { ssn: "•••-••-6789", dateOfBirth: "••/••/1990", monthlyIncomeCents: 442_000 },
      coBorrower: null,
      storeName: "Ozark Trail Mitsubishi",
    });
    expect(JSON.stringify(shown.body)).not.toMatch(/123-?45|04-12|04\/12/);
    expect((await site.send(path, { dealer: "heartland" })).status).toBe(404);
    await site.stop();
  });

  test("states when each applicant gave each consent, not when it was sent", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const coToken = startDraft.reply.parse(invited.body).token;
    await fill(site, coToken, { party: "coBorrower", more: bea });
    const [later, sentAt] = ["2026-11-24T09:00:00.000Z", "2026-11-25T10:00:00.000Z"] as const;
    site.clock.now = new Date(later);
    await fill(site, token);
    const { agreements } = sampleSteps(site.consent);
    site.clock.now = new Date(sentAt);
    // The step is saved again, and one consent is withdrawn and given again.
    const { "consents.esign": esign = "", ...others } = agreements;
    const save = (fields: object) =>
      site.put(`${drafts}/${token}`, { party: "borrower", step: "agreements", fields });
    expect((await save(others)).status).toBe(200);
    const saved = Draft.parse((await save({ ...others, "consents.esign": esign })).body);
    expect(Object.keys(saved.borrower?.fields ?? {})).not.toContain("consents.esign.at");
    const sent = Submitted.parse((await submit(site, token)).body);
    const times = async (ofToken: string) =>
      (await shownBy(site, ofToken)).consents.map(({ party, name, at }) => [party, name, at]);
    expect(await times(sent.token)).toEqual([
      ["borrower", "esign", sentAt],
      ["borrower", "hardPull", later],
      ["borrower", "jointIntent", later],
    ]);
    const co = (await read(site, coToken)).submitted?.token ?? "";
    expect(await times(co)).toEqual(
      ["esign", "hardPull", "jointIntent"].map((name) => ["coBorrower", name, start.toISOString()]),
    );
    await site.stop();
  });

  test("keeps what an invited co-borrower typed out of the borrower's copy", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const coToken = startDraft.reply.parse(invited.body).token;
    await fill(site, token);
    await fill(site, coToken, { party: "coBorrower", more: bea });
    const sent = Submitted.parse((await submit(site, token)).body);
    const own = await shownBy(site, sent.token);
    expect(own).toMatchObject({
      isJoint: true,
      borrower: { firstName: "Ada" },
      coBorrower: null,
      invitedCoBorrower: { firstName: "Bea", lastName: "Moss" },
    });
    const secrets = /bea@example|0199|Hillside|9876|1988|Riverside Clinic/;
    expect(JSON.stringify(own)).not.toMatch(secrets);
    const theirs = await shownBy(site, (await read(site, coToken)).submitted?.token ?? "");
    expect(theirs).toMatchObject({
      borrower: null,
      coBorrower: { email: "bea@example.com", ssn: "•••-••-9876", dateOfBirth: "••/••/1988" },
    });
    await site.stop();
  });

  test("takes the address that a co-borrower shares from the borrower, and never shows it to them", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const coToken = startDraft.reply.parse(invited.body).token;
    await fill(site, coToken, { party: "coBorrower", more: bea });
    const { homes } = sampleSteps(site.consent, bea);
    const shared = Object.entries(homes).filter(([path]) => !/Address$|city|state|zip/.test(path));
    const fields = {
      ...Object.fromEntries(shared),
      "residences.0.yearsAtAddress": "3",
      sharedHome: "yes",
    };
    const saved = { party: "coBorrower", step: "homes", fields };
    const before = Draft.parse((await site.put(`${drafts}/${coToken}`, saved)).body);
    // The borrower has typed no address yet, which is nothing that the co-borrower could mend.
    expect(before.coBorrower?.steps.map(({ faults }) => faults)).toEqual([{}, {}, {}, {}]);
    expect((await read(site, token)).invitation).toBe("complete");
    expect(await submit(site, token)).toMatchObject({ status: 422 });
    await fill(site, token);
    expect(JSON.stringify(await read(site, coToken))).not.toMatch(/Cedar|63701|Girardeau/);
    const sent = Submitted.parse((await submit(site, token)).body);
    const row = await site.database.query
      .selectFrom("financing_applications")
      .selectAll()
      .where("number", "=", sent.number)
      .executeTakeFirstOrThrow();
    const access = { actor: "test", reason: "compares" };
    const content = await readApplication(site.vault, row, access);
    expect(content).toMatchObject({
      coBorrower: { residences: [{ fullAddress: "12 Cedar Street", state: "MO", years: 3 }] },
    });
    const theirs = await shownBy(site, (await read(site, coToken)).submitted?.token ?? "");
    expect(theirs.isHomeShared).toBe(true);
    expect(JSON.stringify(theirs.coBorrower)).not.toMatch(/Cedar|63701|Girardeau/);
    await site.stop();
  });

  test("shows the borrower a co-borrower's part that was filled in beside them", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    await fill(site, token);
    await fill(site, token, { party: "coBorrower", more: bea });
    const sent = Submitted.parse((await submit(site, token)).body);
    expect(await shownBy(site, sent.token)).toMatchObject({
      coBorrower: { email: "bea@example.com" },
      invitedCoBorrower: null,
    });
    await site.stop();
  });

  test("names the fields of both applicants that are missing, and stores nothing", async () => {
    const site = await running(open);
    const token = await begin(site, { isJoint: true });
    await fill(site, token);
    const { status, body } = await submit(site, token);
    expect(status).toBe(422);
    const { fields } = (body as { error: { fields: Record<string, string> } }).error;
    expect(Object.keys(fields).every((field) => field.startsWith("coBorrower."))).toBe(true);
    expect(fields).toMatchObject({
      "coBorrower.ssn": "This field is required",
      "coBorrower.consents.jointIntent": "Please check this box to continue",
    });
    expect(await count(site, "financing_applications")).toBe(0);
    await fill(site, token, {
      party: "coBorrower",
      more: { firstName: "Bea", ssn: "123-45-6780" },
    });
    expect((await submit(site, token)).status).toBe(200);
    await site.stop();
  });
});
