import { readFileSync } from "node:fs";
import { Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "../testing/running-financing.ts";
import { samplePreApproval, sampleSteps } from "../testing/sample-forms.ts";
import { showApplication } from "./applications.ts";
import { exportDocument } from "./export-application.ts";
import { ApplicationsExport, exportJsonSchema } from "./export-schema.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

async function jointApplication(site: RunningFinancing): Promise<string> {
  const { body } = await site.post(drafts, { isJoint: true });
  const { token } = startDraft.reply.parse(body);
  for (const party of ["borrower", "coBorrower"]) {
    const steps = sampleSteps(site.consent, party === "borrower" ? {} : { ssn: "321-54-9876" });
    for (const [step, fields] of Object.entries(steps)) {
      await site.put(`${drafts}/${token}`, { party, step, fields });
    }
  }
  return Submitted.parse((await site.post(`${drafts}/${token}/submission`, {})).body).number;
}

async function preApproval(site: RunningFinancing, lastName: string): Promise<string> {
  const form = samplePreApproval(site.consent("softPull"), { lastName });
  return PreApproval.parse((await site.post("/api/financing/pre-approvals", form)).body).number;
}

describeOnSqlite("the export", (open) => {
  test("has the form of its schema, for every kind of application", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const numbers = [
      await jointApplication(site),
      await preApproval(site, "Moss"),
      await preApproval(site, "Nofile"),
    ];
    const deps = { database: site.database, vault: site.vault, now };
    const documents = [];
    for (const number of numbers) {
      const reader = { name: "ada", reason: "a test of the export" };
      documents.push(exportDocument(await showApplication(deps, number, reader)));
    }
    // As a lender's system reads it.
    const read: unknown = JSON.parse(JSON.stringify(documents));
    expect(ApplicationsExport.parse(read)).toEqual(read);
    expect(documents.map(({ kind }) => kind)).toEqual(["full", "pre-approval", "pre-approval"]);
    await site.stop();
  });
});

test("its JSON Schema is the file beside it", () => {
  const file = new URL("./credit-applications.schema.json", import.meta.url);
  // To write it again: npm run applications -- schema
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(exportJsonSchema()));
});

test("its JSON Schema allows no unknown field", () => {
  const text = exportJsonSchema();
  expect(text).toContain('"additionalProperties": false');
  expect(text).toContain('"const": "forecourt-credit-application/2"');
});
