import { FinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("financing", createService);

describe("the financing index", () => {
  test("is the content of the dealer, in the form of its contract", async () => {
    const { status, body } = await request("/api/financing/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = FinancingIndex.parse(body);
    expect(page.head.title).toBe("Auto financing in Cape Girardeau, MO | Ozark Trail Mitsubishi");
    expect(page.ways.map((way) => way.id)).toEqual(["pre-approval", "credit-score", "application"]);
    expect(page.programs.sections.map((section) => section.id)).toEqual([
      "credit-amnesty",
      "one-dime-down",
      "bad-credit",
      "no-credit",
    ]);
    expect(page.faq.items).toHaveLength(14);
  });

  test("returns the phone number of the chosen store", async () => {
    const phones = await Promise.all(
      ["columbia", "sedalia"].map(async (store) => {
        const { body } = await request("/api/financing/pages/index", "heartland", store);
        return FinancingIndex.parse(body).ways[0]?.links[0];
      }),
    );
    expect(phones).toEqual([
      { label: "Call (573) 555-0150", href: "tel:+15735550150" },
      { label: "Call (660) 555-0180", href: "tel:+16605550180" },
    ]);
  });
});
