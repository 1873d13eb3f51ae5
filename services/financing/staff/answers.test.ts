import { Application } from "@forecourt/contracts/areas/financing/applications";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { sealOldReasons } from "../applications/seal-old-reasons.ts";
import { samplePreApproval } from "../testing/sample-forms.ts";
import { answerApplication } from "./answer-application.ts";
import { showApplication } from "./applications.ts";
import { maskedDocument } from "./masked-document.ts";
import { rowOf, running, start, submitted } from "./testing/running-staff.ts";

describeOnEveryDatabase("an answer of staff", (open) => {
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
    const { adverse_reasons: sealed } = await rowOf(site, number);
    expect(sealed).toMatch(/^v1\./);
    // Answers as they were stored before answers were sealed.
    await site.database.query
      .updateTable("financing_applications")
      .set({ adverse_reasons: JSON.stringify(reasons) })
      .where("number", "=", number)
      .execute();
    expect([await sealOldReasons(site), await sealOldReasons(site)]).toEqual([1, 0]);
    expect((await rowOf(site, number)).adverse_reasons).toMatch(/^v1\./);
    expect((await showApplication(deps, number, reader)).reasons).toEqual(reasons);
    const approved = { ...first, answer: "approved" as const, reasons };
    await expect(answerApplication(deps, approved, reader)).rejects.toThrow("only declined");
    await site.stop();
  });

  test("answer no soft check, whose page has its answer", async () => {
    const { site, deps } = await running(open);
    const asked = await site.post(
      "/api/financing/pre-approvals",
      samplePreApproval(site.consent("softPull"), {}),
    );
    const { number } = PreApproval.parse(asked.body);
    const approved = { number, answer: "approved" as const, reasons: [], terms: null };
    await expect(
      answerApplication(
        deps,
        { ...approved, isReplacement: false },
        { name: "ada", reason: "the lender's answer" },
      ),
    ).rejects.toThrow("only a full application is answered");
    expect((await rowOf(site, number)).answered_at).toBeNull();
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
    const reads = () =>
      site.database.query
        .selectFrom("financing_vault_log")
        .select(["actor", "reason"])
        .where("action", "=", "read")
        .where("actor", "!=", "borrower")
        .execute();
    // A refused command reads nothing, and logs no read.
    expect(await reads()).toEqual([]);
    const shown = async () =>
      Application.parse((await site.send(`/api/financing/applications/${token}`)).body);
    expect(await shown()).toMatchObject({ answer: "approved", answeredAt: start.toISOString() });
    await answer("incomplete", true);
    expect(await shown()).toMatchObject({ answer: "incomplete" });
    const kept = { actor: "answer-keeping", reason: "keeps what staff:ada replaces" };
    expect(await reads()).toContainEqual(kept);
    expect((await reads()).filter(({ actor }) => actor === "staff:ada")).toEqual([]);
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
});
