import { claimSentences } from "@forecourt/contracts/areas/financing/claim-terms";
import type { CreditClaim } from "@forecourt/contracts/dealer-config/credit-claims";
import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, type DealersCopy, removeCopies } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";
import { disclosureFindings, fillClaims } from "./credit-claims.ts";

afterAll(removeCopies);

const dealer = "ozark-mitsubishi/dealer.json";
const home = "ozark-mitsubishi/content/company/home.json";
const tenant = { dealerId: "ozark-mitsubishi", storeId: null };

/** Sentences of nothing but their values, so that a test sees which were named. */
const sentences = Object.fromEntries(
  Object.entries(claimSentences).map(([key, names]) => [
    key,
    `[${names.map((name) => `${name} {${name}}`).join(", ")}]`,
  ]),
);

function filled(claim: CreditClaim) {
  const { claims, findings } = fillClaims({ one: claim }, sentences);
  return { ...claims.get("claim.one"), findings };
}

async function load(damage: (copy: DealersCopy) => Promise<void>) {
  const copy = await copyDealers();
  await damage(copy);
  return loadDealers(copy.folder);
}

async function problemsAfter(damage: (copy: DealersCopy) => Promise<void>): Promise<string[]> {
  return load(damage).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return [...error.problems];
      throw error;
    },
  );
}

describe("a claim", () => {
  test("of a down payment has the whole example loan beside it", () => {
    const claim = filled({
      kind: "downPayment",
      text: "As low as {down} down",
      downCents: 100_000,
      example: { priceCents: 1_300_000, aprPercent: 6, months: 60 },
    });
    // 12,000 over 60 months at 6 %: 231.99 a month by the annuity formula.
    expect(claim.text).toBe("As low as $1,000 down");
    expect(claim.terms).toBe(
      "[price $13,000, down $1,000, financed $12,000] " +
        "[others 59, monthly $231.99, last $232.25, apr 6%, months 60, total $13,919.66] []",
    );
  });

  test("of an amount of credit says what part of the income its payment is", () => {
    const claim = filled({
      kind: "creditAmount",
      text: "{amount} for {income} a week",
      amountCents: 1_200_000,
      weeklyIncomeCents: 30_000,
      example: { downCents: 0, aprPercent: 6, months: 60 },
    });
    expect(claim.text).toBe("$12,000 for $300 a week");
    // 231.99 of 1,300 a month.
    expect(claim.terms).toContain("[monthly $231.99, share 18%, income $300]");
  });

  test("of a lease has what Regulation M asks for", () => {
    const lease: CreditClaim = {
      kind: "lease",
      text: "Lease it for {payment} a month",
      paymentCents: 29_900,
      months: 36,
      dueAtSigningCents: 299_900,
      securityDepositCents: 0,
      milesPerYear: 10_000,
      perExtraMileCents: 20,
    };
    const claim = filled(lease);
    expect(claim.text).toBe("Lease it for $299 a month");
    // 2,999 + 35 x 299
    expect(claim.terms).toBe(
      "[others 35, monthly $299, due $2,999, months 36, total $13,464] [] [miles 10,000, perMile $0.20] []",
    );
    expect(filled({ ...lease, securityDepositCents: 30_000 }).terms).toContain("[deposit $300]");
  });

  test("names its numbers, and writes none out", () => {
    const example = { priceCents: 1_300_000, aprPercent: 6, months: 60 };
    const written = filled({ kind: "downPayment", text: "$29 down", downCents: 2900, example });
    expect(written.findings).toEqual([
      { path: ["creditClaims", "one", "text"], message: 'expected {down}, found "$29 down"' },
      {
        path: ["creditClaims", "one", "text"],
        message: 'expected the number in braces, found "$29 down"',
      },
    ]);
    const other = filled({ kind: "downPayment", text: "{down} {apr}", downCents: 1, example });
    expect(other.findings.map(({ message }) => message)).toEqual([
      "unknown placeholder {apr}; this claim has {down}",
    ]);
  });
});

describe("the disclosure of a claim", () => {
  test("reaches the part of the page that names the claim", async () => {
    const dealers = await load((copy) =>
      copy.set(home, ["slides", 0, "list"], ["{claim.lowDown}"]),
    );
    const content = JSON.stringify(dealers.content(tenant, "company/home"));
    expect(content).toContain('"list":["As low as $29 down with approved credit"]');
    expect(content).toMatch(
      /"creditTerms":\["Representative example: cash price \$14,999 with our dealer fees, \$29 down/,
    );
  });

  test("cannot be shortened by a dealer's text", () => {
    const key = "claim.terms.loan";
    expect(disclosureFindings({ ...sentences, [key]: "{others} of {monthly} and {last}" })).toEqual(
      ["apr", "months", "total"].map((name) => ({
        path: [key],
        message: `expected {${name}}, which US law requires here`,
      })),
    );
  });

  test("is required: a term of credit in other texts is refused with its place", async () => {
    expect(
      await problemsAfter((copy) => copy.set(home, ["slides", 0, "list"], ["Only $99 down"])),
    ).toEqual([
      expect.stringContaining(`${home}: slides[0].list[0]: "$99 down" states a term of credit`),
    ]);
  });

  test("has no room in the title of a search result, so a claim there is refused", async () => {
    expect(
      await problemsAfter((copy) =>
        copy.set(home, ["head", "description"], "{claim.lowDown} at {company.name}"),
      ),
    ).toEqual([expect.stringContaining(`${home}: head: expected no credit claim`)]);
  });

  test("has an unknown claim reported, with the nearest name", async () => {
    expect(
      await problemsAfter((copy) => copy.set(home, ["slides", 0, "list"], ["{claim.lowDwn}"])),
    ).toEqual([expect.stringContaining('did you mean "claim.lowDown"?')]);
  });

  test("needs a rate, a term and a price in the configuration", async () => {
    const problems = await problemsAfter((copy) =>
      copy.set(dealer, ["creditClaims"], {
        cheap: { kind: "downPayment", text: "{down} down", downCents: 100 },
      }),
    );
    expect(problems).toEqual([
      expect.stringContaining(`${dealer}: creditClaims.cheap.example: expected`),
    ]);
  });
});
