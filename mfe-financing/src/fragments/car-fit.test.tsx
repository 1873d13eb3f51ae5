import { getCarOfInterest } from "@forecourt/contracts/areas/financing/car";
import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { anonymousVisitor, type BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import {
  carFixture as car,
  preApprovalFixture,
  rangeFixture as range,
  preApprovalToken as token,
} from "../testing/pre-approval-fixture.ts";
import { Fragment } from "./car-fit.tsx";
import { loadCarFit } from "./car-fit-loader.ts";

const { vin } = car;
const carPage = `/used-cars-for-sale/2021-kia-telluride-sx-${vin}`;

const reply = { ...preApprovalFixture, answer: range };

interface Shown {
  reply?: Partial<typeof reply> & { validUntil?: string };
  found?: Partial<typeof car> | { state: "sold" };
  terms?: BuyerPreferences;
  query?: string;
  isGone?: boolean;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

async function load({ reply: changed, found, isGone = false, query = "", ...shown }: Shown = {}) {
  const replies: Record<string, () => Response> = {
    [`/api/financing/pre-approvals/${token}`]: () => {
      if (!isGone) return json(getPreApproval.reply.parse({ ...reply, ...changed }));
      return json({ error: { code: "not-found", message: "gone", requestId: "1" } }, 404);
    },
    [`/api/financing/cars/${vin}`]: () => json(getCarOfInterest.reply.parse({ ...car, ...found })),
  };
  const asked: string[] = [];
  const fetch = async (input: Parameters<typeof globalThis.fetch>[0]) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    return replies[pathname]?.() ?? json({}, 500);
  };
  const { terms = { preApproval: token, cashDown: 100_000 } } = shown;
  const request = pageRequest(carPage + query, "http://financing.test", {
    path: carPage,
    site: siteFixture({ pages: { preApproval: true, search: true } }),
    visitor: { ...anonymousVisitor, terms },
    fetch,
  });
  return { data: await loadCarFit(request), asked };
}

describe("a car's page after a pre-approval", () => {
  test("says that the car fits, with the payment of the answer's page, and names no score", async () => {
    const { data } = await load();
    expect(data).toEqual({
      fits: true,
      title: "Fits your pre-approval: about $538.64 a month",
      sentences: [
        "That’s 84 months at an estimated 11.49% APR with $1,000 down, for $31,990.00 with dealer fees.",
        "Tax, title, and registration are extra.",
      ],
    });
    if (!data) throw new Error("no fit");
    const html = renderToString(<Fragment data={data} />);
    expect(html).toContain("$538.64");
    expect(html).not.toMatch(/620|A{43}|score/);
  });

  test("says what would make it fit", async () => {
    const { data } = await load({ reply: { answer: { ...range, monthlyBudgetCents: 40_000 } } });
    expect(data).toMatchObject({
      fits: false,
      title: "How this car could fit your pre-approval",
      sentences: [
        expect.stringContaining("With $9,000 down and a loan of 84 months"),
        expect.any(String),
      ],
    });
  });

  test("counts the money down of its address before the remembered one", async () => {
    const terms = { preApproval: token, cashDownPercent: 10 };
    const { data } = await load({ query: "?down=5000", terms });
    expect(data?.sentences[0]).toContain("with $5,000 down");
  });

  test.each([
    ["sold", { found: { state: "sold" } }],
    ["over", { reply: { validUntil: "2020-01-31" } }],
    ["gone", { isGone: true }],
  ] satisfies [string, Shown][])("says nothing once it is %s", async (_, shown) => {
    expect((await load(shown)).data).toBeNull();
  });

  test("says nothing to a visitor without an answer, without a request", async () => {
    expect(await load({ terms: { creditScore: 620 } })).toEqual({ data: null, asked: [] });
  });
});
