import { sharePicture } from "@forecourt/contracts/share-picture";
import { expect, test } from "@jest/globals";
import { headTags } from "../app/head-tags.ts";
import { previewSize } from "./preview-size.ts";

const site = { origin: "https://x.example", name: "X Motors", socialImage: "/assets/share.png" };
const head = { title: "T", description: "D", canonical: "/service" };

test("the size of a picture of ours is stated", () => {
  const tags = headTags({ ...head, image: sharePicture.article("tires") }, site);
  expect(previewSize(tags).map(({ attributes }) => attributes)).toEqual([
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
  ]);
});

test("the size of another picture, or of none, is not", () => {
  expect(previewSize(headTags(head, site))).toEqual([]);
  expect(previewSize(headTags(head, { ...site, socialImage: null }))).toEqual([]);
});
