import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { drafts } from "./testing/running-deal.ts";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const start = new Date("2026-11-22T12:00:00.000Z");
const MINUTE_MS = 60 * 1000;

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const clock = { now: start };
  return { clock, site: await runFinancing({ location, now: () => clock.now }) };
}

const read = async (site: RunningFinancing, token: string) =>
  Draft.parse((await site.send(`${drafts}/${token}`)).body);

async function save(site: RunningFinancing, token: string, only?: string): Promise<void> {
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    if (only === undefined || only === step) {
      await site.put(`${drafts}/${token}`, { step, fields });
    }
  }
}

describeOnEveryDatabase("the agreements of an application", (open) => {
  test("are given again by who comes back later than an hour, before it can be sent", async () => {
    const { site, clock } = await running(open);
    const { token } = startDraft.reply.parse((await site.post(drafts, {})).body);
    await save(site, token);
    clock.now = new Date(start.getTime() + 60 * MINUTE_MS);
    expect((await read(site, token)).borrower).toMatchObject({ agreedBefore: null });
    clock.now = new Date(start.getTime() + 61 * MINUTE_MS);
    const { borrower } = await read(site, token);
    expect(borrower?.agreedBefore).toBe(start.toISOString());
    expect(borrower?.fields).not.toHaveProperty("consents.hardPull");
    const faults = borrower?.steps.find(({ step }) => step === "agreements")?.faults ?? {};
    expect(Object.keys(faults)).toEqual(["consents.esign", "consents.hardPull"]);
    const refused = await site.post(`${drafts}/${token}/submission`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { fields: { "borrower.consents.hardPull": expect.any(String) } } },
    });
    await save(site, token, "agreements");
    expect((await read(site, token)).borrower?.agreedBefore).toBeNull();
    expect((await site.post(`${drafts}/${token}/submission`, {})).status).toBe(200);
    await site.stop();
  });

  test("of an invited co-borrower stay: they are not there when it is sent", async () => {
    const { site, clock } = await running(open);
    const { token } = startDraft.reply.parse((await site.post(drafts, { isJoint: true })).body);
    const invited = await site.post(`${drafts}/${token}/invitation`, undefined);
    const co = startDraft.reply.parse(invited.body).token;
    const more = { firstName: "Bea", ssn: "321-54-9876" };
    for (const [step, fields] of Object.entries(sampleSteps(site.consent, more))) {
      await site.put(`${drafts}/${co}`, { party: "coBorrower", step, fields });
    }
    clock.now = new Date(start.getTime() + 24 * 60 * MINUTE_MS);
    await save(site, token);
    expect((await read(site, co)).coBorrower).toMatchObject({ agreedBefore: null });
    expect((await site.post(`${drafts}/${token}/submission`, {})).status).toBe(200);
    await site.stop();
  });
});
