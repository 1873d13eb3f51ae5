import type { ReviewsContent } from "@forecourt/contracts/areas/company/reviews";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, describe, expect, test } from "@jest/globals";
import { ratedReviews, shownReviews } from "./shown-reviews.ts";

afterAll(removeCopies);

const tenant = { dealerId: "heartland", storeId: null };
const rating = { stars: 4.6, count: 687, platform: "Google", asOf: "2026-11-20" };
const file = "heartland/content/company/reviews.json";

type Review = ReviewsContent["reviews"][number];

/** The shipped dealers, whose stores are in `timezone`, with these changes of the reviews. */
async function dealersWith(
  changes: Partial<Record<keyof ReviewsContent, Omit<Review, "lang">[] | null>>,
  timezone = "America/Chicago",
): Promise<Dealers> {
  const { folder, set } = await copyDealers();
  await set("heartland/dealer.json", ["company", "timezone"], timezone);
  for (const [key, value] of Object.entries(changes)) await set(file, [key], value);
  return loadDealers(folder);
}

const review = (writtenOn: string | null): Omit<Review, "lang"> => ({
  reviewerName: `Of ${writtenOn}`,
  photo: null,
  platform: "Google",
  text: "Fine.",
  writtenOn,
  categories: ["Buy"],
  url: null,
  staff: [],
});

describe.each([
  ["America/Chicago", "2026-12-03T06:00:00Z"],
  ["Pacific/Honolulu", "2026-12-03T10:00:00Z"],
  ["Pacific/Guam", "2026-12-02T14:00:00Z"],
])("at a store in %s", (timezone, midnight) => {
  test("a review is shown from the first moment of its day, and one without a day always", async () => {
    const reviews = [review("2026-12-03"), review(null), review("2026-12-02")];
    const dealers = await dealersWith({ reviews }, timezone);
    const namesAt = (now: Date) =>
      shownReviews(dealers, tenant, now)?.reviews.map(({ reviewerName }) => reviewerName);
    const first = new Date(midnight);
    expect(namesAt(new Date(first.getTime() - 1))).toEqual(["Of null", "Of 2026-12-02"]);
    expect(namesAt(first)).toEqual(["Of 2026-12-03", "Of null", "Of 2026-12-02"]);
  });
});

const noon = new Date("2026-12-02T18:00:00Z");

test("the picture of a reviewer is a path of the site", async () => {
  const reviews = [{ ...review(null), photo: "logo.svg" }, review(null)];
  const dealers = await dealersWith({ reviews });
  expect(shownReviews(dealers, tenant, noon)?.reviews.map(({ photo }) => photo)).toEqual([
    dealers.assetPath("heartland", "logo.svg"),
    null,
  ]);
});

test("the rating comes with the title of the reviews", async () => {
  const title = "Reviews from around central Missouri";
  expect(ratedReviews(await dealersWith({}), tenant, noon)).toEqual({ title, rating });
});

test.each([
  ["without a rating", { rating: null }],
  ["without a review that was written by now", { reviews: [review("2026-12-03")] }],
])("there is none to link to %s", async (_name, changes) => {
  expect(ratedReviews(await dealersWith(changes), tenant, noon)).toBeNull();
});

test("there are neither reviews nor rating where the home page is switched off", () => {
  const notNeeded = () => {
    throw new Error("not needed");
  };
  const off = { content: () => null, config: notNeeded, assetPath: notNeeded };
  expect(shownReviews(off, tenant, noon)).toBeNull();
  expect(ratedReviews(off, tenant, noon)).toBeNull();
});
