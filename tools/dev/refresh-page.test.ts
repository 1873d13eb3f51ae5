import { createHash } from "node:crypto";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { expect, test } from "@jest/globals";
import { pageDataIn } from "./refresh-page.ts";

const page = (data: string) =>
  `<head><script nonce="x">globalThis.__FORECOURT__=${data}</script></head>`;

test("the data of two pages are compared without their records and the files of builds", () => {
  const dataOf = (id: string, price: number) => {
    const integrity = createHash("sha384").update(id).digest("base64");
    const entry = `/remotes/mfe-trade/${id}/web/remote.${id.slice(0, 10)}.js#sha384-${integrity}`;
    return page(`{"price":${price},"record":"${id}","remotes":{"trade":"${entry}"}}`);
  };
  const [first, second] = ["0123456789abcdef", "fedcba9876543210"];
  expect(pageDataIn(dataOf(first, 1))).toBe(pageDataIn(dataOf(second, 1)));
  expect(pageDataIn(dataOf(first, 1))).not.toBe(pageDataIn(dataOf(first, 2)));
});

test("the data of two pages are compared without the tokens of their forms", () => {
  const signer = { secret: "a secret of the test", dealerId: "heartland" };
  const dataOf = (now: Date, price: number) =>
    page(`{"formToken":"${signFormToken({ ...signer, now })}","price":${price}}`);
  const [first, second] = [new Date("2026-11-29T12:00:00Z"), new Date("2026-11-29T12:00:02Z")];
  expect(dataOf(first, 1)).not.toBe(dataOf(second, 1));
  expect(pageDataIn(dataOf(first, 1))).toBe(pageDataIn(dataOf(second, 1)));
  expect(pageDataIn(dataOf(first, 1))).not.toBe(pageDataIn(dataOf(second, 2)));
});

test("a page without data has none", () => {
  expect(pageDataIn("<p>Moved</p>")).toBe("");
});
