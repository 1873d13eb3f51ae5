/** @jest-environment jsdom */
import type { ApplicationPage } from "@forecourt/contracts/areas/financing/application-flow";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import {
  consentsFixture,
  draftFixture,
  draftToken,
  partFixture,
} from "../../../testing/draft-fixture.ts";
import { inFrame } from "../../../testing/in-frame.tsx";
import { Page } from "../application-step-page.tsx";
import { stepView } from "../step-view.ts";

const known = { firstName: "Ada", lastName: "Moss", email: "a@b.example", phone: "5735550142" };

/** Values of the page's fields before anything is typed. */
function valuesOf(page: ApplicationPage, changes: Partial<Draft>): Record<string, string> {
  const path = `/auto-financing/full-credit-application/${draftToken}/${page}`;
  const request = pageRequest(path, "http://financing.test");
  const draft = draftFixture(changes);
  const consents = consentsFixture();
  const data = stepView({
    request,
    draft,
    page,
    token: draftToken,
    today: "2026-11-23",
    consents,
    replaced: null,
  });
  const { container, unmount } = render(inFrame(<Page data={data} />, known).element);
  const inputs = container.querySelectorAll<HTMLInputElement>("main [name], form [name]");
  const values = [...inputs].map(({ name, value }): [string, string] => [name, value]);
  unmount();
  return Object.fromEntries(values);
}

const empty = partFixture({ fields: {} });

describe("the contact of the visitor's profile", () => {
  test("is filled in for a borrower who has saved nothing of it, and nothing else is", () => {
    expect(valuesOf("about", { borrower: empty })).toMatchObject({
      firstName: "Ada",
      lastName: "Moss",
      email: "a@b.example",
      phone: expect.stringMatching(/573\D*555\D*0142$/),
      middleName: "",
      dateOfBirth: "",
      ssn: "",
    });
  });

  test("does not replace what is saved in the draft", () => {
    const borrower = partFixture({ fields: { firstName: "Bea" } });
    expect(valuesOf("about", { borrower })).toMatchObject({
      firstName: "Bea",
      lastName: "",
      email: "",
      phone: "",
    });
  });

  test.each<[string, ApplicationPage, Partial<Draft>]>([
    ["on the borrower's device", "co-about", { isJoint: true, coBorrower: empty }],
    [
      "with their own link",
      "about",
      { party: "coBorrower", isJoint: true, borrower: null, coBorrower: empty },
    ],
  ])("is never filled in for a co-borrower %s", (_where, page, changes) => {
    expect(valuesOf(page, changes)).toMatchObject({ firstName: "", lastName: "", email: "" });
  });
});
