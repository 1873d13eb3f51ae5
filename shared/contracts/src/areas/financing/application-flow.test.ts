import { applicantSteps, applicationSteps } from "@forecourt/domain/financing/applicant-fields";
import { describe, expect, test } from "@jest/globals";
import { isPageComplete, pagesOfDraft, pageToContinue, stepOfPage } from "./application-flow.ts";

type FlowDraft = Parameters<typeof pagesOfDraft>[0];

/** A part whose steps of the applicant after the first `complete` ones lack something; the deal is optional. */
function part(complete: number): NonNullable<FlowDraft["borrower"]> {
  return {
    fields: {},
    steps: [
      { step: "deal", faults: {}, isBegun: false, editor: null },
      ...applicantSteps.map((step, index) => ({
        step,
        faults: index < complete ? {} : { field: "This field is required" },
        isBegun: index < complete,
        editor: null,
      })),
    ],
    coveredMonths: { residences: 0, employment: 0 },
    asksMaritalStatus: false,
  };
}

function draft(changes: Partial<FlowDraft> = {}): FlowDraft {
  return {
    party: "borrower",
    isJoint: false,
    invitation: null,
    borrower: part(0),
    coBorrower: null,
    ...changes,
  };
}

describe("the pages of a draft", () => {
  test("are the deal, the four steps and the review for one applicant", () => {
    expect(pagesOfDraft(draft())).toEqual([...applicationSteps, "review"]);
  });

  test("have the co-borrower's steps on this device until they are invited", () => {
    const co = ["co-about", "co-homes", "co-work", "co-agreements"];
    const joint = draft({ isJoint: true });
    expect(pagesOfDraft(joint)).toEqual([...applicationSteps, "co-borrower", ...co, "review"]);
    const invited = draft({ isJoint: true, invitation: "sent" });
    expect(pagesOfDraft(invited)).toEqual([...applicationSteps, "co-borrower", "review"]);
  });

  test("are an invited co-borrower's own steps alone", () => {
    const own = draft({ party: "coBorrower", isJoint: true, borrower: null, coBorrower: part(0) });
    expect(pagesOfDraft(own)).toEqual([...applicantSteps, "review"]);
    expect(stepOfPage("coBorrower", "homes")).toEqual({ party: "coBorrower", step: "homes" });
  });
});

describe("pageToContinue", () => {
  test.each([
    [0, "about"],
    [2, "work"],
    [4, "review"],
  ])("with %d complete steps is %s", (complete, page) => {
    expect(pageToContinue(draft({ borrower: part(complete) }))).toBe(page);
  });

  test("waits for an invited co-borrower who is not complete", () => {
    const joint = { isJoint: true, borrower: part(4) };
    expect(pageToContinue(draft({ ...joint, invitation: "begun" }))).toBe("co-borrower");
    expect(pageToContinue(draft({ ...joint, invitation: "complete" }))).toBe("review");
  });

  test("goes on with the co-borrower's part once it was begun on this device", () => {
    const begun = draft({ isJoint: true, borrower: part(4), coBorrower: part(1) });
    expect(isPageComplete(begun, "co-borrower")).toBe(true);
    expect(pageToContinue(begun)).toBe("co-homes");
  });
});
