import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { anonymousVisitor, type BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { inFrame } from "../testing/in-frame.tsx";
import {
  preApprovalFixture,
  rangeFixture,
  preApprovalToken as token,
} from "../testing/pre-approval-fixture.ts";
import { Fragment } from "./lot-fit.tsx";
import { loadLotFit } from "./lot-fit-loader.ts";

const reply = { ...preApprovalFixture, answer: rangeFixture };

interface Shown {
  changed?: { validUntil?: string };
  terms?: BuyerPreferences;
}

async function load(
  query: string,
  { changed = {}, terms = { preApproval: token, creditScore: 620 } }: Shown = {},
) {
  let asked = 0;
  const request = pageRequest(`/cars-for-sale${query}`, "http://financing.test", {
    site: siteFixture({ pages: { preApproval: true, search: true } }),
    visitor: { ...anonymousVisitor, terms },
    fetch: async () => {
      asked += 1;
      return Response.json(getPreApproval.reply.parse({ ...reply, ...changed }));
    },
  });
  return { data: await loadLotFit(request), asked };
}

describe("a list after a pre-approval", () => {
  test("whose payments are limited as the answer limits them says that every car fits", async () => {
    const { data } = await load("?payment-under=780&credit=620");
    if (!data) throw new Error("nothing is said");
    const html = renderToString(inFrame(<Fragment data={data} />).element);
    expect(html).toContain("Every car here fits your pre-approval");
    expect(html).toContain(`href="/auto-financing/apply-for-financing/${token}"`);
    expect(html).not.toMatch(/620|score/);
    expect(data.sentence).toContain("within your $780 a month");
    expect((await load("?payment-under=500")).data).toEqual(data);
  });

  test.each([
    ["its limit is higher", "?payment-under=781&credit=620"],
    ["it is figured with another credit range", "?payment-under=700&credit=720"],
  ])("says nothing where %s", async (_, query) => {
    expect((await load(query)).data).toBeNull();
  });

  test("says nothing once the answer is over", async () => {
    const changed = { validUntil: "2020-01-31" };
    expect((await load("?payment-under=700", { changed })).data).toBeNull();
  });

  test("asks for nothing without a limit or without an answer", async () => {
    expect(await load("")).toEqual({ data: null, asked: 0 });
    const terms = { creditScore: 620 };
    expect(await load("?payment-under=700", { terms })).toEqual({ data: null, asked: 0 });
  });
});
