import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { begin, drafts, fill, read, running } from "./testing/running-drafts.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

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
      "residences.1.fullAddress": expect.stringContaining("24 months of history"),
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
