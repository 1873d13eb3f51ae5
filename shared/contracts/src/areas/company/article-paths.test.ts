import { expect, test } from "@jest/globals";
import { ownerOf } from "../../areas.ts";
import { articleCollections, articlePath, collectionPath } from "./article-paths.ts";

test.each(articleCollections)("%s has a list, and pages for its articles", (collection) => {
  expect(ownerOf(collectionPath(collection))).toMatchObject({ page: "articleCollection" });
  const path = articlePath({ collection, slug: "winter-tires" });
  expect(ownerOf(path)).toMatchObject({ page: "article" });
});
