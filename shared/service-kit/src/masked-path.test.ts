import { expect, test } from "@jest/globals";
import { maskedPath } from "./masked-path.ts";

const token = "N0aXj-5pL_2yVtQ8rKw7zB";

test.each([
  [`/inquiry/${token}`, "/inquiry/***"],
  [`/inquiry/${token}/_payload.json`, "/inquiry/***/_payload.json"],
  [`/Inquiry//${token}`, "/Inquiry//***"],
  [`/api/leads/inquiries/${token}?x=1`, "/api/leads/inquiries/***"],
  [`/test-drive/a-car?day=2026-11-20&inquiry=${token}`, "/test-drive/a-car"],
  [`/?inquiry=${token}`, "/"],
  [`/quote/${token}`, "/quote/***"],
  [`/__preview/v1.0123456789abcdef.lx1.${token}`, "/__preview/***"],
  [`/api/leads/quotes/${token}/copy`, "/api/leads/quotes/***/copy"],
])("%s is logged as %s", (target, logged) => {
  expect(maskedPath(target)).toBe(logged);
});

test.each(["/", "/inquiry", "/inquiry/", "/used-cars-for-sale/suvs", "/api/leads/actions"])(
  "%s is logged unchanged",
  (path) => {
    expect(maskedPath(path)).toBe(path);
    expect(maskedPath(`${path}#top`)).toBe(path);
  },
);

test("masks a truncated token", () => {
  expect(maskedPath(`/${"x".repeat(480)}/inquiry/${token}`)).not.toContain(token.slice(0, 2));
});

test("masks tokens of drafts and applications, wherever they are in the path", () => {
  const long = "Zm9yLWEtdGVzdC1vZi1hLXRva2VuLW9mLTI1Ni1iaXQ";
  expect(maskedPath(`/api/financing/drafts/${long}/submission`)).toBe(
    "/api/financing/drafts/***/submission",
  );
  expect(maskedPath(`/auto-financing/application/${long}?step=work`)).toBe(
    "/auto-financing/application/***",
  );
  expect(maskedPath(`/remotes/${long}x/file.js`)).toBe(`/remotes/${long}x/file.js`);
});
