import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import {
  carFixture as car,
  preApprovalFixture,
  rangeFixture as range,
  preApprovalToken as token,
} from "../../testing/pre-approval-fixture.ts";
import { loadPreApproval } from "./pre-approval-loader.ts";

const at = { ...getPreApproval, path: `/api/financing/pre-approvals/${token}` };
const load = (url: string, params = { token }) =>
  loadPreApproval(pageRequest(`/auto-financing/apply-for-financing/${token}`, url, { params }));

const reply = { ...preApprovalFixture, answer: { outcome: "no-answer" as const } };

test("an answer is in no search engine and in no cache", async () => {
  await withService(answer(at, reply), async ({ url }) => {
    const page = await load(url);
    expect(page).toMatchObject({
      kind: "page",
      noStore: true,
      head: { canonical: null, index: false },
      data: { sandbox: null },
    });
    expect(JSON.stringify("head" in page && page.head)).not.toContain(token);
  });
});

test("the figures are those of the money down that the address states", async () => {
  await withService(answer(at, { ...reply, answer: range, car }), async ({ url }) => {
    const of = async (query: string) => {
      const path = `/auto-financing/apply-for-financing/${token}?${query}`;
      const page = await loadPreApproval(pageRequest(path, url, { params: { token } }));
      return "data" in page && page.data.kind === "answer" ? page.data.carPayments?.down : null;
    };
    expect(await of("down=2%2C500")).toMatchObject({ vin: car.vin, value: "2500" });
    expect(await of("down=all")).toMatchObject({ value: "all", error: expect.any(String) });
    expect([await of("term=48"), await of("")]).toMatchObject([{ term: 48 }, { term: 72 }]);
    for (const odd of ["0", "-48", "4e1", "9999"]) {
      expect(await of(`term=${odd}`)).toEqual(await of(""));
    }
    expect(await of("down=")).toEqual(await of(""));
    expect(await of("trade=2000")).toMatchObject({ trade: 2000 });
  });
  const stated = { moneyDownCents: 275_000, tradeEquityCents: 200_000 };
  const own = { ...reply, answer: range, car, ...stated };
  await withService(answer(at, own), async ({ url }) => {
    const of = async (query: string) => {
      const path = `/auto-financing/apply-for-financing/${token}?${query}`;
      const page = await loadPreApproval(pageRequest(path, url, { params: { token } }));
      return "data" in page && page.data.kind === "answer" ? page.data.carPayments?.down : null;
    };
    // A mail's link states nothing: the page has what the form stated, to the dollar.
    expect(await of("")).toMatchObject({ value: "2750", trade: 2000 });
    expect(await of("down=500&trade=0")).toMatchObject({ value: "500", trade: 0 });
    expect(await of("down-percent=10")).toMatchObject({ value: "3199" });
  });
});

test("the view of the credit score has its own title", async () => {
  await withService(answer(at, reply), async ({ url }) => {
    const path = `/auto-financing/apply-for-financing/${token}?view=score`;
    const page = await loadPreApproval(pageRequest(path, url, { params: { token } }));
    expect(page).toMatchObject({ head: { title: expect.stringMatching(/^Your credit range \|/) } });
  });
});

test("an unknown link has a page that explains it, and a malformed token causes no request", async () => {
  await withService(failure(at, "not-found"), async ({ url, receivedHeaders }) => {
    expect(await load(url, { token: "../drafts" })).toMatchObject({
      status: 404,
      data: { kind: "gone" },
    });
    expect(receivedHeaders).toEqual([]);
    expect(await load(url)).toMatchObject({
      status: 410,
      noStore: true,
      head: { index: false, canonical: null },
      data: {
        kind: "gone",
        title: "This link has expired",
        again: { href: "/auto-financing/apply-for-financing" },
      },
    });
  });
});
