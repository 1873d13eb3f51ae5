import { Submitted } from "@forecourt/contracts/areas/financing/applications";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { readApplication } from "./applications/read-application.ts";
import {
  bea,
  begin,
  drafts,
  fill,
  read,
  running,
  shownBy,
  submit,
} from "./testing/running-drafts.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

describeOnEveryDatabase("a joint application", (open) => {
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
});
