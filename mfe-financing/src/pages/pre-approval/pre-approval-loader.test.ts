import { getPreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { loadPreApproval } from "./pre-approval-loader.ts";

const token = "A".repeat(43);
const at = { ...getPreApproval, path: `/api/financing/pre-approvals/${token}` };
const load = (url: string, params = { token }) =>
  loadPreApproval(pageRequest(`/auto-financing/apply-for-financing/${token}`, url, { params }));

const reply = {
  number: "P-2222-3333",
  token,
  receivedAt: "2026-11-22T12:00:00.000Z",
  firstName: "Ada",
  isSandbox: true,
  isUnchanged: false,
  event: null,
  answer: { outcome: "no-answer" as const },
};

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

test("the view of the credit score says so in its head", async () => {
  await withService(answer(at, reply), async ({ url }) => {
    const path = `/auto-financing/apply-for-financing/${token}?view=score`;
    const page = await loadPreApproval(pageRequest(path, url, { params: { token } }));
    expect(page).toMatchObject({ head: { title: expect.stringMatching(/^Your credit range \|/) } });
  });
});

test("a link without its answer says so, and what is no token is no request", async () => {
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
