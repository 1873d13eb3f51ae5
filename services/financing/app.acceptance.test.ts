import { Application } from "@forecourt/contracts/areas/financing/applications";
import { monthlyPayment } from "@forecourt/domain/payment/loan";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { acceptOffer } from "./applications/accept-offer.ts";
import { mailTokenOf } from "./applications/tokens.ts";
import { answerApplication } from "./staff/answer-application.ts";
import { showApplication } from "./staff/applications.ts";
import { earlierAnswersOf } from "./staff/earlier-answers.ts";
import { showSheet } from "./staff/sheet/show-sheet.ts";
import { rowOf, running, start, submitted } from "./staff/testing/running-staff.ts";
import type { RunningFinancing } from "./testing/running-financing.ts";

const reader = { name: "ada", reason: "the lender's answer" };
const loan = { amountCents: 2_400_000, months: 72, annualRatePercent: 9.49 };
const counterOffer = {
  answer: "counter-offer" as const,
  reasons: ["Length of employment"],
  terms: "With a co-borrower, up to $28,000.",
  offer: loan,
  isReplacement: false,
};

async function accept(site: RunningFinancing, token: string, answeredAt: string) {
  const { status, headers } = await site.send(`/api/financing/applications/${token}/acceptance`, {
    method: "POST",
    body: new URLSearchParams({ answered: answeredAt }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return { status, to: headers.get("location") };
}

const acceptances = ({ database }: RunningFinancing) =>
  database.query
    .selectFrom("financing_news")
    .select("application_id")
    .where("news", "=", "accepted")
    .execute();

describeOnEveryDatabase("a counter-offer", (open) => {
  test("has its payment, by the rule of every payment of the site", async () => {
    const { site, deps } = await running(open);
    const { number, token } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    const { body } = await site.send(`/api/financing/applications/${token}`);
    const { offer, acceptedAt } = Application.parse(body);
    const { amountCents: principal, ...terms } = loan;
    expect(offer).toMatchObject({ ...loan, monthlyCents: monthlyPayment({ principal, ...terms }) });
    expect(offer?.financeChargeCents).toBe((offer?.totalOfPaymentsCents ?? 0) - principal);
    expect(acceptedAt).toBeNull();
    expect((await rowOf(site, number)).answer_offer).toMatch(/^v1\./);
    await site.stop();
  });

  test("is accepted once, however often the button is pressed: sealed, logged and mailed", async () => {
    const { site, deps, log } = await running(open);
    const { number, token } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    const answeredAt = start.toISOString();
    const [first, second] = await Promise.all([
      accept(site, token, answeredAt),
      accept(site, token, answeredAt),
    ]);
    const again = await accept(site, token, answeredAt);
    const done = { status: 303, to: `/auto-financing/application-status/${token}#answer` };
    expect([first, second, again]).toEqual([done, done, done]);
    const shown = await showApplication(deps, number, reader);
    expect(shown.row.accepted_at).toBe(start.toISOString());
    const { acceptance } = await rowOf(site, number);
    expect(acceptance).toMatch(/^v1\./);
    expect(await acceptances(site)).toHaveLength(1);
    const entries = (await log()).filter(({ action }) => action === "accepted");
    expect(entries).toMatchObject([{ actor: "borrower", reason: "accepts the counter-offer" }]);
    await site.stop();
  });

  test("is accepted from the page of a mail's link, too, and by the borrower alone", async () => {
    const { site, deps } = await running(open);
    const { number } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    const answeredAt = start.toISOString();
    expect((await accept(site, "x".repeat(43), answeredAt)).status).toBe(404);
    expect((await accept(site, "short", answeredAt)).status).toBe(400);
    const { id } = await rowOf(site, number);
    const mailed = mailTokenOf(site.vault.secrets, id);
    expect((await accept(site, mailed, answeredAt)).status).toBe(303);
    expect(await acceptances(site)).toHaveLength(1);
    await site.stop();
  });

  test("that was replaced meanwhile is not accepted, and neither is another answer", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    const seen = start.toISOString();
    clock.now = new Date(start.getTime() + 1000);
    const changed = { ...counterOffer, offer: { ...loan, months: 60 }, isReplacement: true };
    await answerApplication(deps, { number, ...changed }, reader);
    const { to } = await accept(site, token, seen);
    expect(to).toBe(`/auto-financing/application-status/${token}?changed=1#answer`);
    const approved = { ...changed, answer: "approved" as const, reasons: [] };
    await answerApplication(deps, { number, ...approved }, reader);
    const now = clock.now.toISOString();
    expect((await accept(site, token, now)).to).toContain("?changed=1");
    expect(await acceptances(site)).toEqual([]);
    await site.stop();
  });

  test("that is replaced while it is being accepted is not accepted", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    const answeredAt = start.toISOString();
    clock.now = new Date(start.getTime() + 1000);
    const { vault } = deps;
    let isReplaced = false;
    // Between reading the answer and storing the acceptance.
    const sealerOf: typeof vault.sealerOf = async (id) => {
      if (!isReplaced) {
        isReplaced = true;
        await answerApplication(deps, { number, ...counterOffer, isReplacement: true }, reader);
      }
      return vault.sealerOf(id);
    };
    const asked = { dealerId: "ozark-mitsubishi", token, answeredAt, network: "203.0.113.7" };
    const accepting = { ...deps, vault: { ...vault, sealerOf }, onCommitted: () => undefined };
    const isAccepted = await acceptOffer(accepting, { ...asked, dayAt: () => "2026-11-23" });
    expect([isReplaced, isAccepted]).toEqual([true, false]);
    expect(await acceptances(site)).toEqual([]);
    await site.stop();
  });

  test("that was accepted is withdrawn by name alone, kept with its acceptance, and the borrower reads it", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    await answerApplication(deps, { number, ...counterOffer }, reader);
    await accept(site, token, start.toISOString());
    clock.now = new Date("2026-11-23T12:00:00.000Z");
    const other = { ...loan, months: 60 };
    const changed = { ...counterOffer, number, offer: other, isReplacement: true };
    await expect(answerApplication(deps, changed, reader)).rejects.toThrow(
      "accepted this offer on 11/22/2026; --replace --withdraw-accepted-offer",
    );
    expect((await rowOf(site, number)).accepted_at).toBe(start.toISOString());
    await answerApplication(deps, { ...changed, withdrawsAccepted: true }, reader);
    const { body } = await site.send(`/api/financing/applications/${token}`);
    expect(Application.parse(body)).toMatchObject({
      acceptedAt: null,
      withdrawnAcceptanceAt: start.toISOString(),
      offer: other,
    });
    const { id } = await rowOf(site, number);
    const [earlier, ...more] = await earlierAnswersOf(deps, id, reader);
    expect(more).toEqual([]);
    expect(earlier).toMatchObject({
      answer: "counter-offer",
      reasons: ["Length of employment"],
      terms: "With a co-borrower, up to $28,000.",
      offer: loan,
      replacedAt: clock.now.toISOString(),
      acceptance: { at: start.toISOString(), offer: loan, page: "status" },
    });
    const rows = await site.database.query
      .selectFrom("financing_earlier_answers")
      .selectAll()
      .execute();
    expect(rows.map(({ content }) => content)).toEqual([expect.stringMatching(/^v1\./)]);
    const dealers = await loadDealers(shippedDealers);
    const sheet = await showSheet({ ...deps, dealers }, number, reader);
    for (const text of [
      "Earlier answer          11/22/26, 6:00 AM, counter-offer, replaced 11/23/26,",
      "$24,000.00, 72 months at 9.49% APR",
      "$24,000.00, 60 months at 9.49% APR",
      "Accepted              11/22/26, 6:00 AM, by the applicant; withdrawn since",
    ]) {
      expect(sheet).toContain(text);
    }
    await site.stop();
  });

  test("with a last day is accepted through that day by the store's clock, and not after", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    const dated = { ...counterOffer, number, validUntil: "2026-11-24" };
    await answerApplication(deps, dated, reader);
    const { body } = await site.send(`/api/financing/applications/${token}`);
    expect(Application.parse(body).validUntil).toBe("2026-11-24");
    // Midnight in Missouri, where it is six hours later in UTC.
    clock.now = new Date("2026-11-25T06:00:00.000Z");
    expect((await accept(site, token, start.toISOString())).to).toContain("?changed=1");
    clock.now = new Date("2026-11-25T05:59:59.000Z");
    expect((await accept(site, token, start.toISOString())).to).not.toContain("changed");
    expect((await rowOf(site, number)).accepted_at).toBe(clock.now.toISOString());
    await site.stop();
  });

  test.each([
    [{ amountCents: 0 }, "--amount"],
    [{ amountCents: Number.NaN }, "--amount"],
    [{ months: 121 }, "--months"],
    [{ months: 7.5 }, "--months"],
    [{ annualRatePercent: 41 }, "--apr"],
    [{ annualRatePercent: Number.NaN }, "--apr"],
  ])("with %j is refused", async (wrong, message) => {
    const { site, deps } = await running(open);
    const { number } = await submitted(site);
    const typed = { ...counterOffer, offer: { ...loan, ...wrong }, number };
    await expect(answerApplication(deps, typed, reader)).rejects.toThrow(message);
    await site.stop();
  });
});
