import { faultsOfPage } from "@forecourt/contracts/areas/financing/application-flow";
import { Draft, inviteCoBorrower, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

const sameNumber = "This is the Social Security number of the other applicant. Check the digits.";
const askBoth =
  "Both parts have the same Social Security number. Check yours, and ask your co-borrower to check theirs.";

describeOnSqlite("an application of two people", (open) => {
  test.each([
    ["212456789", 422, { error: { fields: { "coBorrower.ssn": sameNumber } } }],
    ["321-54-9876", 200, {}],
  ])(
    "of whom the first has 212-45-6789 and the other %s is answered %d",
    async (ssn, status, body) => {
      const { location } = await open();
      const site = await runFinancing({ location, now });
      const started = await site.post(drafts, { isJoint: true });
      const { token } = startDraft.reply.parse(started.body);
      for (const party of ["borrower", "coBorrower"]) {
        const steps = sampleSteps(site.consent, party === "borrower" ? {} : { ssn });
        for (const [step, fields] of Object.entries(steps)) {
          await site.put(`${drafts}/${token}`, { party, step, fields });
        }
      }
      const answer = await site.post(`${drafts}/${token}/submission`, {});
      expect(answer).toMatchObject({ status, body });
      await site.stop();
    },
  );

  test("of one number has it named in the part of the co-borrower, on the page of its field", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const started = await site.post(drafts, { isJoint: true });
    const { token } = startDraft.reply.parse(started.body);
    const save = (party: string, changes: object) =>
      site.put(`${drafts}/${token}`, {
        party,
        step: "about",
        fields: { ...sampleSteps(site.consent, {})["about"], ...changes },
      });
    await save("borrower", {});
    const same = Draft.parse((await save("coBorrower", {})).body);
    expect(faultsOfPage(same, "about")).toEqual({});
    expect(faultsOfPage(same, "co-about")).toEqual({ ssn: sameNumber });
    const other = Draft.parse((await save("coBorrower", { ssn: "321-54-9876" })).body);
    expect(faultsOfPage(other, "co-about")).toEqual({});
    await site.stop();
  });

  test("of one number has it named to the borrower alone where the other was invited", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const started = await site.post(drafts, { isJoint: true });
    const { token } = startDraft.reply.parse(started.body);
    const invited = await site.post(`${drafts}/${token}/invitation`, {});
    const { token: coToken } = inviteCoBorrower.reply.parse(invited.body);
    const fill = async (own: string, party: string) => {
      for (const [step, fields] of Object.entries(sampleSteps(site.consent, {}))) {
        await site.put(`${drafts}/${own}`, { party, step, fields });
      }
    };
    await fill(token, "borrower");
    const early = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    expect(faultsOfPage(early, "about")).toEqual({});
    await fill(coToken, "coBorrower");
    const mine = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    expect(mine.invitation).toBe("complete");
    expect(faultsOfPage(mine, "about")).toEqual({ ssn: askBoth });
    const theirs = Draft.parse((await site.send(`${drafts}/${coToken}`)).body);
    expect(faultsOfPage(theirs, "about")).toEqual({});
    const answer = await site.post(`${drafts}/${token}/submission`, {});
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { "borrower.ssn": askBoth } } },
    });
    await site.stop();
  });
});
