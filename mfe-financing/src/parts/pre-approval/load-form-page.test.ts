import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import { getCarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { anonymousVisitor, type BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { softPull } from "../../testing/form-page-request.ts";
import { carFixture as car } from "../../testing/pre-approval-fixture.ts";
import { loadFormPage } from "./load-form-page.ts";

const { vin } = car;
const notice = { version: "v1", text: "A notice." };

const replies: Record<string, object> = {
  [getConsentTexts.path]: getConsentTexts.reply.parse({
    texts: { softPull, hardPull: notice, esign: notice, jointIntent: notice },
  }),
  [`/api/financing/cars/${vin}`]: getCarOfInterest.reply.parse(car),
};

async function load(query: string, terms: BuyerPreferences = {}) {
  const request = pageRequest(
    `/auto-financing/apply-for-financing${query}`,
    "http://financing.test",
    {
      site: siteFixture({ pages: { autoFinancing: true, preApproval: true, fullCredit: true } }),
      visitor: { ...anonymousVisitor, terms },
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        return Response.json(replies[pathname] ?? {}, { status: replies[pathname] ? 200 : 404 });
      },
    },
  );
  const page = await loadFormPage(request, { isScore: false });
  if (page.kind !== "page" || page.data.form === null) throw new Error("no form");
  return page.data;
}

describe("what was stated on a car's page", () => {
  test("comes along with its link: money down, trade-in, term and ZIP code", async () => {
    const query = `?vehicle=${vin}&down=3000&trade=2000&term=60&zip=63701`;
    const { form, others } = await load(query);
    expect(form?.stated).toEqual({
      sentence: expect.stringContaining("$3,000 down and $2,000 for your trade-in"),
      fields: { down: "3000", trade: "2000", term: "60" },
    });
    expect(form?.zip).toBe("63701");
    expect(others.links[0]?.href).toMatch(/\?vehicle=\w{17}&down=3000&trade=2000&term=60$/);
  });

  test("is in dollars where it was a percentage, and that of the address before a remembered one", async () => {
    const { form } = await load(`?vehicle=${vin}&down-percent=10`, { cashDown: 100_000 });
    expect(form?.stated.fields).toEqual({ down: "3199" });
    const remembered = await load(`?vehicle=${vin}`, { cashDown: 100_000 });
    expect(remembered.form?.stated.fields).toEqual({ down: "1000" });
  });

  test("is nothing without a car, and no amount of the car's price or more", async () => {
    const nothing = { sentence: null, fields: {} };
    expect((await load("?down=3000")).form?.stated).toEqual(nothing);
    expect((await load(`?vehicle=${vin}`)).form?.stated).toEqual(nothing);
    expect((await load(`?vehicle=${vin}&down=31990`)).form?.stated).toEqual(nothing);
    expect((await load(`?vehicle=${vin}&down=much&zip=none`)).form).toMatchObject({
      stated: nothing,
      zip: null,
    });
  });
});
