import type { HeadTag } from "../app/head-tags.ts";

/**
 * The size of the picture of a link preview, where its address states it: networks that know it show the picture at the
 * first share of a page. For documents only, which is what networks read.
 */
export function previewSize(tags: readonly HeadTag[]): HeadTag[] {
  const image = tags.find(({ attributes }) => attributes["property"] === "og:image");
  const [, width, height] = /,s_(\d+)x(\d+)\//.exec(image?.attributes["content"] ?? "") ?? [];
  if (width === undefined || height === undefined) return [];
  return [sizeTag("og:image:width", width), sizeTag("og:image:height", height)];
}

function sizeTag(property: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property, content } };
}
