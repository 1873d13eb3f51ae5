import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import { type Draft, getDraft } from "@forecourt/contracts/areas/financing/drafts";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import {
  consentsFixture,
  draftFixture,
  draftToken,
  partFixture,
} from "../../testing/draft-fixture.ts";
import { carFixture } from "../../testing/pre-approval-fixture.ts";
import { loadApplicationStep } from "./application-step-loader.ts";
import type { ReviewData, StepData } from "./step-data.ts";

const start = "/auto-financing/full-credit-application";
/** The financing service; a null draft is one that it does not know. */
function service(draft: Draft | null): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === getConsentTexts.path) return Response.json({ texts: consentsFixture() });
    if (draft !== null) return Response.json(getDraft.reply.parse(draft));
    const error = { code: "not-found", message: "", requestId: "request-1" };
    return Response.json({ error }, { status: 404 });
  };
}

function load(step: string | undefined, changes: Partial<Draft> | null = {}, query = "") {
  const params = { token: draftToken, ...(step !== undefined && { step }) };
  const path = `${start}/${draftToken}${step === undefined ? "" : `/${step}`}${query}`;
  const fetch = service(changes && draftFixture(changes));
  return loadApplicationStep(pageRequest(path, "http://financing.test", { params, fetch }));
}

async function dataOf<Data>(...args: Parameters<typeof load>): Promise<Data> {
  const result = await load(...args);
  if (result.kind !== "page") throw new Error(`no page but ${JSON.stringify(result)}`);
  return result.data as Data;
}

const missing = { about: { email: "This field is required" } };

describe("a page of an application", () => {
  test("is in no search engine and in no cache, and has no menus around it", async () => {
    expect(await load("about")).toMatchObject({
      noStore: true,
      layout: "minimal",
      head: { index: false, canonical: null },
    });
  });

  test.each([
    [undefined, {}, `${start}/${draftToken}/review`],
    [undefined, { borrower: partFixture({}, { work: { "employment.0.income": "x" } }) }, "/work"],
    ["co-about", {}, "/review"],
    [
      "about",
      { submitted: { number: "A-2222-3333", token: "S".repeat(43) } },
      `/auto-financing/application-status/${"S".repeat(43)}`,
    ],
  ])("at %s of %j redirects to %s", async (step, draft, to) => {
    expect(await load(step, draft)).toMatchObject({
      kind: "redirect",
      to: expect.stringContaining(to),
      permanent: false,
    });
  });

  test("with an expired link has a page that explains it, with a link to begin again", async () => {
    const result = await load(undefined, null);
    expect(result).toMatchObject({
      status: 410,
      noStore: true,
      data: {
        kind: "gone",
        title: "This link has expired",
        text: [expect.stringContaining("7 days"), expect.any(String)],
        again: { href: start },
        call: { href: expect.stringMatching(/^tel:\+1\d{10}$/) },
      },
    });
    // A token that never existed has the same page. A text of another shape has a page of its own.
    const params = { token: "cut-off" };
    const cut = pageRequest(`${start}/cut-off`, "http://financing.test", { params });
    expect(await loadApplicationStep(cut)).toMatchObject({ status: 404, data: { kind: "gone" } });
    expect(await load("billing")).toEqual({ kind: "not-found" });
  });

  test("shows what is wrong once it was sent, and not before", async () => {
    const draft = { borrower: partFixture({}, missing) };
    expect((await dataOf<StepData>("about", draft)).faults).toEqual({});
    expect((await dataOf<StepData>("about", draft, "?check=1")).faults).toEqual(missing.about);
  });

  test("says how many steps there are, and when the link expires", async () => {
    expect(await dataOf("homes")).toMatchObject({
      progress: "Step 3 of 5",
      resume: { text: expect.stringContaining("Sunday, November 29") },
    });
    expect(await dataOf("homes", { isJoint: true, coBorrower: partFixture() })).toMatchObject({
      progress: "Step 3 of 10",
    });
  });

  test("asks for one more address while months are missing, and says how many", async () => {
    const short = partFixture({
      fields: { "residences.0.city": "Cape Girardeau" },
      coveredMonths: { residences: 23, employment: 5 },
    });
    const sent = await dataOf<StepData>("homes", { borrower: short }, "?check=1");
    expect(sent).toMatchObject({ entries: 2, history: { isCovered: false } });
    expect(sent.history?.text).toContain("1 month is missing");
    expect(await dataOf("work", { borrower: short })).toMatchObject({
      entries: 1,
      history: { text: expect.stringContaining("19 months are missing") },
    });
    expect(await dataOf("homes", { borrower: short }, "?add=1")).toMatchObject({ entries: 2 });
  });

  test("lets joint applicants affirm that they apply together, and others not", async () => {
    const names = async (draft: Partial<Draft>) =>
      (await dataOf<StepData>("agreements", draft)).consents.map(({ name }) => name);
    expect(await names({})).toEqual(["consents.esign", "consents.hardPull"]);
    expect(await names({ isJoint: true })).toContain("consents.jointIntent");
  });

  test("tells an invited co-borrower who invited them", async () => {
    const own = {
      party: "coBorrower",
      isJoint: true,
      borrower: null,
      coBorrower: partFixture(),
    } as const;
    const { welcome } = await dataOf<StepData>("about", own);
    expect(welcome?.title).toBe("Ada invited you to apply together");
    const nameless = await dataOf<StepData>("about", { ...own, borrowerFirstName: "" });
    expect(nameless.welcome?.title).toBe("You are invited to apply together");
  });

  test("shows a new invitation once, and only in a joint application", async () => {
    const query = `?invited=${"C".repeat(43)}`;
    const joint = { isJoint: true, invitation: "sent" } as const;
    expect(await dataOf("co-borrower", joint, query)).toMatchObject({
      link: { path: `${start}/${"C".repeat(43)}` },
    });
    expect(await dataOf("co-borrower", joint)).toMatchObject({ link: null, invitedOn: null });
    expect(await dataOf("co-borrower", joint, "?invited=javascript:alert(1)")).toMatchObject({
      link: null,
    });
  });
});

test("the page of the co-borrower says when they were invited, and asks no more how they take part", async () => {
  const joint = {
    isJoint: true,
    invitation: "sent",
    invitedAt: "2026-11-24T03:12:00.000Z",
  } as const;
  expect(await dataOf("co-borrower", joint)).toMatchObject({
    invitedOn: "Invited on November 23, 2026 at 9:12 p.m.",
    lead: expect.not.stringContaining("How would you like"),
  });
  expect(await dataOf("co-borrower", { isJoint: true, coBorrower: partFixture() })).toMatchObject({
    invitedOn: null,
    lead: expect.stringContaining("How would you like"),
  });
});

describe("the review", () => {
  test.each([
    ["5000", "$5,000 a month"],
    ["$25.50", "$25.50 a month"],
    ["1250000.00", "$1,250,000 a month"],
    ["a lot", "a lot a month"],
  ])("shows the amount %s as %s", async (typed, shown) => {
    const fields = { otherIncome: typed, otherIncomeSource: "Pension" };
    const { sections } = await dataOf<ReviewData>("review", { borrower: partFixture({ fields }) });
    const rows = sections.flatMap((section) => section.rows);
    expect(rows).toContainEqual({ label: "Other income", value: `${shown}\nPension` });
  });

  test("can be sent when nothing is missing", async () => {
    const review = await dataOf<ReviewData>("review");
    expect(review).toMatchObject({ notReady: null, submit: { label: "Send my application" } });
    expect(review.sections[1]?.rows).toContainEqual({
      label: "Social Security number",
      value: "•••-••-6789",
    });
  });

  test("names tax and title fees beside the amount to finance, once home and car are known", async () => {
    const facts = { ...carFixture.facts, priceCents: 3_139_100 };
    const car = { ...carFixture, facts };
    const deal = {
      car,
      moneyDownCents: 250_000,
      trade: null,
      tradeEquityCents: null,
      amountToFinanceCents: 2_949_000,
    };
    const rowsAt = async (zip: string) => {
      const fields = { "residences.0.zipCode": zip };
      const draft = { car, deal, borrower: partFixture({ fields }) };
      const { sections } = await dataOf<ReviewData>("review", draft);
      return sections[0]?.rows ?? [];
    };
    const rows = await rowsAt("63701");
    expect(rows).toContainEqual({
      label: "Amount to finance",
      value: "$29,490.00, before taxes and title fees",
    });
    // Missouri's 4.225 % of the car and of the documentary fee, and its title fees.
    expect(rows.at(-1)).toEqual({
      label: "Tax and title fees, estimated",
      value: expect.stringMatching(/^At least \$1,3\d\d\.\d\d for ZIP code 63701\. /),
    });
    expect((await rowsAt("")).map(({ label }) => label)).not.toContain(
      "Tax and title fees, estimated",
    );
  });

  test("names what is missing and leads there", async () => {
    const review = await dataOf<ReviewData>("review", { borrower: partFixture({}, missing) });
    expect(review).toMatchObject({ submit: null, notReady: expect.any(String) });
    expect(review.sections[1]).toMatchObject({
      missing: "1 field is missing or needs a correction",
      edit: { href: `${start}/${draftToken}/about?check=1` },
    });
  });

  test("waits for the co-borrower, who does not send it", async () => {
    const joint = { isJoint: true, invitation: "begun" } as const;
    expect(await dataOf("review", joint)).toMatchObject({
      submit: null,
      invited: { title: "Your co-borrower has started but hasn’t finished." },
    });
    const complete = await dataOf<ReviewData>("review", { ...joint, invitation: "complete" });
    expect(complete.submit?.label).toBe("Send our application");
    const own = {
      ...joint,
      party: "coBorrower",
      borrower: null,
      coBorrower: partFixture(),
    } as const;
    expect(await dataOf("review", own)).toMatchObject({
      title: "Your part is complete",
      tell: {
        label: "Text Ada that you’re done",
        href: expect.stringMatching(
          /^sms:\?&body=My%20part%20of%20our%20credit%20application%20at/,
        ),
      },
      submit: null,
      mayDelete: false,
    });
  });
});
