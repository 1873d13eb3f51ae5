import type { ReviewsContent } from "@forecourt/contracts/areas/company/reviews";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import type { Json } from "@forecourt/service-kit/dealers/json/json";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, describe, expect, test } from "@jest/globals";
import { ratedReviews, reviewsOfStore, shownReviews } from "./shown-reviews.ts";

afterAll(removeCopies);

const tenant = { dealerId: "heartland", storeId: null };
const rating = { stars: 4.6, count: 687, platform: "Google", asOf: "2026-11-20" };
const file = "heartland/content/company/reviews.json";

/** The shipped dealers, whose stores are in `timezone`, with these changes of the reviews. */
async function dealersWith(
  changes: Partial<Record<keyof ReviewsContent, Json>>,
  timezone = "America/Chicago",
): Promise<Dealers> {
  const { folder, set } = await copyDealers();
  await set("heartland/dealer.json", ["company", "timezone"], timezone);
  for (const [key, value] of Object.entries(changes)) await set(file, [key], value);
  return loadDealers(folder);
}

const review = (writtenOn: string | null) => ({
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

describe("on a page that links to the reviews", () => {
  const title = "Reviews from around central Missouri";
  const byStore = { rolla: { stars: 4.8, count: 90 } };
  const of = (reviewerName: string, stores?: string[]) => ({
    ...review(null),
    reviewerName,
    ...(stores && { stores }),
  });
  const reviews = [
    of("Sedalia", ["sedalia"]),
    of("Columbia", ["columbia"]),
    of("any"),
    of("Rolla and Sedalia", ["rolla", "sedalia"]),
    of("Rolla", ["rolla"]),
  ];
  const shownAt = async (storeId: string | null) => {
    const dealers = await dealersWith({ rating: { ...rating, byStore }, reviews });
    const shown = ratedReviews(dealers, { ...tenant, storeId }, noon);
    return { ...shown, reviews: shown?.reviews.map(({ reviewerName }) => reviewerName) };
  };

  test("the first three come with title and rating of the whole dealer while no store is chosen", async () => {
    expect(await shownAt(null)).toEqual({
      title,
      rating,
      ofStore: false,
      reviews: ["Sedalia", "Columbia", "any"],
    });
  });

  test("those of the chosen store come first, then those of no store, with its own rating", async () => {
    expect(await shownAt("rolla")).toEqual({
      title,
      rating: { ...rating, stars: 4.8, count: 90 },
      ofStore: true,
      reviews: ["Rolla and Sedalia", "Rolla", "any"],
    });
  });

  test("a page with all of them keeps those of other stores at the end", async () => {
    const dealers = await dealersWith({ rating: { ...rating, byStore }, reviews });
    const shown = reviewsOfStore(dealers, { ...tenant, storeId: "sedalia" }, noon);
    expect(shown?.reviews.map(({ reviewerName }) => reviewerName)).toEqual([
      "Sedalia",
      "Rolla and Sedalia",
      "any",
      "Columbia",
      "Rolla",
    ]);
  });

  test("a chosen store without a rating of its own has that of the dealer", async () => {
    expect(await shownAt("sedalia")).toMatchObject({ rating, ofStore: false });
  });

  test("a rating of a store that the dealer does not have is refused with its key", async () => {
    const changes = { rating: { ...rating, byStore: { rola: { stars: 4.8, count: 90 } } } };
    await expect(dealersWith(changes)).rejects.toThrow(
      'rating.byStore.rola: expected the id of a store, found "rola"; did you mean "rolla"?',
    );
  });
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
  const off = { content: () => null, config: notNeeded, assetPath: notNeeded, site: notNeeded };
  expect(shownReviews(off, tenant, noon)).toBeNull();
  expect(ratedReviews(off, tenant, noon)).toBeNull();
});
