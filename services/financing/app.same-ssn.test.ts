import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

const sameNumber =
  "This is the Social Security number of the other applicant. Please check the digits.";

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
});
