import { expect, test } from "@jest/globals";
import { socialsOf } from "./socials.ts";

test("names the networks as they call themselves, in their order, and leaves out those without a page", () => {
  const socials = {
    youtube: "https://youtube.example/dealer",
    instagram: null,
    twitter: "https://x.example/dealer",
    facebook: "https://facebook.example/dealer",
  };
  expect(socialsOf(socials)).toEqual([
    { name: "Facebook", url: "https://facebook.example/dealer" },
    { name: "X", url: "https://x.example/dealer" },
    { name: "YouTube", url: "https://youtube.example/dealer" },
  ]);
});
