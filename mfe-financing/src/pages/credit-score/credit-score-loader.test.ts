import { describe, expect, test } from "@jest/globals";
import { loadFormPageOf } from "../../testing/form-page-request.ts";
import { loadCreditScore } from "./credit-score-loader.ts";

describe("the page of the credit score", () => {
  test("has the same form, worded for the score", async () => {
    const page = await loadFormPageOf(loadCreditScore);
    expect(page).toMatchObject({
      data: {
        title: "See where your credit stands",
        form: { isScore: true, submit: "See my range" },
      },
      head: { canonical: "/auto-financing/free-credit-score-pre-approval" },
    });
  });

  test("names the host of the dealer's partner, who checks instead", async () => {
    const creditCheckUrl = "https://score.partner.example/check?dealer=7";
    const page = await loadFormPageOf(loadCreditScore, { creditCheckUrl });
    expect(page).toMatchObject({
      data: {
        form: null,
        lead: expect.stringContaining("score.partner.example"),
        outside: { href: creditCheckUrl, label: "Continue to score.partner.example" },
      },
    });
  });

  test("does not exist without a form and without a partner", async () => {
    const page = await loadFormPageOf(loadCreditScore, { pages: { creditScore: true } });
    expect(page).toEqual({ kind: "not-found" });
  });
});
