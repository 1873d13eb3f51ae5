import { describe, expect, test } from "@jest/globals";
import { loadFormPageOf, softPull } from "../../testing/form-page-request.ts";
import { loadApply } from "./apply-loader.ts";

const own = "/auto-financing/apply-for-financing";

describe("the page of the pre-approval", () => {
  test("has the form, with the current notice and the other ways to apply", async () => {
    const page = await loadFormPageOf(loadApply);
    expect(page).toMatchObject({
      kind: "page",
      data: {
        form: { isScore: false, consent: softPull, returned: null },
        outside: null,
        others: { links: [{}, { href: "tel:+15735550142" }] },
      },
      head: { canonical: own },
    });
    expect(page).not.toHaveProperty("noStore");
    expect(page).not.toHaveProperty("layout");
  });

  test("offers the other ways alone, in the minimal layout, where the pre-approval is switched off", async () => {
    const page = await loadFormPageOf(loadApply, {
      pages: { autoFinancing: true, fullCredit: true },
    });
    expect(page).toMatchObject({
      kind: "page",
      layout: "minimal",
      data: { form: null, title: "Apply for financing" },
    });
  });
});
