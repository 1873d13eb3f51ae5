import { expect, test } from "@jest/globals";
import { feedToken, feedWithToken } from "./feed-token.ts";

const secret = "the secret of this test, long enough";
const tokenOf = (store: string) => feedToken({ secret, purpose: "test:v1", named: [store, 0] });

test("the token of a feed has 256 bits and finds that feed alone", () => {
  expect(tokenOf("rolla")).toMatch(/^[\w-]{43}$/);
  expect(feedWithToken(["rolla", "sedalia"], tokenOf, tokenOf("sedalia"))).toBe("sedalia");
  expect(feedWithToken(["rolla"], tokenOf, tokenOf("sedalia"))).toBeNull();
});

test("another purpose or version makes another token", () => {
  const named = ["rolla", 0];
  const tokens = [
    feedToken({ secret, purpose: "test:v1", named }),
    feedToken({ secret, purpose: "test:v2", named }),
    feedToken({ secret, purpose: "test:v1", named: ["rolla", 1] }),
  ];
  expect(new Set(tokens).size).toBe(3);
});
