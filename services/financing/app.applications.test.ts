import { Application, Submitted } from "@forecourt/contracts/areas/financing/applications";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import {
  bea,
  begin,
  count,
  drafts,
  fill,
  read,
  running,
  shownBy,
  start,
  submit,
} from "./testing/running-drafts.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

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
    const [later, sentAt] = ["2026-11-24T09:00:00.000Z", "2026-11-24T09:30:00.000Z"] as const;
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
      "coBorrower.consents.jointIntent": "Check this box to continue",
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
