import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { describe, expect, test } from "@jest/globals";
import { replacedFields } from "./replaced-step.ts";

const fields = { firstName: "Ada", middleName: "Kay", ssn: "•••-••-6789" };
const draft: Pick<Draft, "borrower" | "coBorrower"> = {
  borrower: {
    fields,
    steps: [{ step: "about", faults: {}, isBegun: true, editor: "other" }],
    coveredMonths: { residences: 0, employment: 0 },
    asksMaritalStatus: false,
  },
  coBorrower: null,
};
const sent = {
  party: "borrower",
  step: "about",
  fields: { firstName: "Ada", middleName: "Lou", ssn: "212-45-6789" },
  editor: "own",
  seen: "",
} as const;

describe("replacedFields", () => {
  test("has what another window saved, and not what is the same", () => {
    expect(replacedFields(draft, sent)).toEqual({ middleName: "Kay" });
  });

  test("has the masked number where another one was typed", () => {
    const changed = { ...sent, fields: { ...fields, ssn: "212-45-1111" } };
    expect(replacedFields(draft, changed)).toEqual({ ssn: "•••-••-6789" });
    expect(replacedFields(draft, { ...sent, fields })).toBeNull();
  });

  test.each([
    ["the page was drawn after that save", { seen: "other" }],
    ["the page itself saved it", { editor: "other" }],
    ["there is no such part", { party: "coBorrower" as const }],
  ])("has nothing where %s", (_when, change) => {
    expect(replacedFields(draft, { ...sent, ...change })).toBeNull();
  });
});
