import { getAbout } from "@forecourt/contracts/areas/company/contracts";
import type { Block } from "@forecourt/contracts/content-parts";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { loadAbout } from "./about-loader.ts";
import { cape, content, minimalContent, rolla } from "./fixtures/content.ts";
import { milestonesOf } from "./milestones-of.ts";
import { numbersOf } from "./numbers-of.ts";

function load(changes: Partial<PageRequest> = {}, reply = content) {
  return withService(answer(getAbout, reply), async ({ url, receivedHeaders }) => {
    const result = await loadAbout(pageRequest("/our-company", url, changes));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadAbout", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load();
    expect(head).toMatchObject({ ...content.head, canonical: "/our-company" });
    expect(data).toMatchObject({ story: content.story, locations: content.locations });
    expect(data.locations.map(({ address }) => address.at(-1))).toEqual([
      "Open since 1998",
      "Rolla, MO 65401",
    ]);
    expect(data.people.map(({ fullName }) => fullName)).toEqual(["Ines Brandt", "Hollis Greer"]);
    expect(receivedHeaders).toMatchObject([{ [internalHeaders.dealer]: "ozark" }]);
  });

  test("describes each store as a dealer at its place, with hours where they are known", async () => {
    const { head } = await load();
    expect(head.jsonLd).toMatchObject([
      {
        "@type": "AutoDealer",
        name: "Ozark Trail Mitsubishi",
        url: "https://www.ozark.example/our-company",
        logo: "https://www.ozark.example/assets/logo.svg?v=1",
        telephone: "+15735550142",
        email: "hello@ozark.example",
        geo: { latitude: 37.3059, longitude: -89.5181 },
        hasMap: "https://maps.example/cape",
        openingHoursSpecification: { 0: { opens: "08:00", closes: "17:30" }, length: 6 },
      },
      {
        "@type": "AutoDealer",
        name: "Ozark Trail Rolla",
        address: { streetAddress: "1435 Forum Ridge Drive, Suite 4", addressLocality: "Rolla" },
      },
      { "@type": "BreadcrumbList", itemListElement: { length: 2 } },
    ]);
    expect(head.jsonLd?.[1]).not.toHaveProperty("openingHoursSpecification");
  });

  test("has each store with its hours, its cars and its own page, and all of them on a map", async () => {
    const places = [storeFixture(), storeFixture({ id: "rolla", name: "Rolla" })];
    const pages = { ...siteFixture().pages, locations: true, search: true };
    const { data } = await load({ site: siteFixture({ places, pages }) });
    expect(data.locations).toMatchObject([
      { page: "/locations/cape", inventory: "/cars-for-sale?store=cape" },
      { page: "/locations/rolla", inventory: "/cars-for-sale?store=rolla" },
    ]);
    expect(data.locations[0]?.departments.map(({ name }) => name)).toEqual(["sales", "service"]);
    expect(data.map.points.map(({ name }) => name)).toEqual(["Cape Girardeau", "Rolla"]);
  });

  test("shows a single store once where its picture is in the heading", async () => {
    const picture = { img: "store.svg", alt: "Our store" };
    const picturesOf = async (hero: typeof content.hero, locations = minimalContent.locations) => {
      const { data } = await load({}, { ...minimalContent, hero, locations });
      return data.locations.map((location) => location.picture);
    };
    expect(await picturesOf({ ...content.hero, picture })).toEqual([null]);
    expect(await picturesOf(content.hero)).toEqual([cape.picture]);
    const group = await picturesOf({ ...content.hero, picture }, content.locations);
    expect(group).toEqual([cape.picture, null]);
  });

  test("says where the lead works and has the way to their page, as far as they have one", async () => {
    const { data } = await load();
    expect(data.lead).toMatchObject({
      fullName: "Marion Tolliver",
      href: "/our-company/meet-our-team/marion-tolliver",
      place: "Works in Cape Girardeau",
    });
    const unlisted = { ...content.lead!, slug: null, stores: [] };
    const other = await load({}, { ...content, lead: unlisted });
    expect(other.data.lead).toMatchObject({ href: null, place: null });
  });

  test("tells the history in steps, of which each heading begins one", async () => {
    const { data } = await load();
    const [heading, text] = content.history!.body as [Block, Block];
    expect(data.history).toEqual({
      title: "How we got here",
      milestones: [{ title: "1998: one lift", body: [text] }],
    });
    expect(milestonesOf([text, heading, text])).toEqual([
      { title: null, body: [text] },
      { title: "1998: one lift", body: [text] },
    ]);
  });

  test("has the rating and reviews in words, and the way to the others", async () => {
    const { data } = await load();
    expect(data.reviews).toEqual({
      id: "reviews",
      title: "What our customers say",
      rating: {
        summary: "4.7 out of 5 from 1,214 Google reviews, as of November 20, 2026",
        halves: 9,
      },
      quotes: [
        {
          name: "Delia R.",
          photo: null,
          text: "The number on the phone was the number on the paper.",
          lang: undefined,
          source: "On Google, November 12, 2026, about buying a car",
          stores: null,
          original: null,
        },
      ],
      link: { label: "Read more reviews", href: "/#reviews" },
    });
  });

  test("says in a group whose rating it is, and which store a review is about", async () => {
    const group = siteFixture({
      store: storeFixture({ id: "rolla", name: "Rolla" }),
      stores: [storeFixture(), storeFixture({ id: "rolla", name: "Rolla" })],
    });
    const wordsOf = async (ofStore: boolean) => {
      const reviews = { ...content.reviews!, ofStore };
      const { data } = await load({ site: group }, { ...content, reviews });
      const label = data.numbers?.list.at(-1)?.label;
      return [data.reviews?.rating.summary, label, data.reviews?.quotes[0]?.stores];
    };
    expect(await wordsOf(true)).toEqual([
      "4.7 out of 5 from 1,214 Google reviews of our Rolla store, as of November 20, 2026",
      "out of 5 from 1,214 Google reviews of our Rolla store",
      "Our Rolla store",
    ]);
    expect(await wordsOf(false)).toEqual([
      "4.7 out of 5 from 1,214 Google reviews of all our stores, as of November 20, 2026",
      "out of 5 from 1,214 Google reviews of all our stores",
      "Our Rolla store",
    ]);
  });

  test("says in numbers what is known, and nothing of one number alone", async () => {
    const { data } = await load();
    expect(data.numbers?.list.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1998 the year we opened",
      "2 stores",
      "12 people on our team page",
      "4.7 out of 5 from 1,214 Google reviews",
    ]);
    const { site } = pageRequest("/our-company", "http://127.0.0.1");
    expect(numbersOf(minimalContent, site)).toBeNull();
  });

  test("says the year of the chosen store alone, and no number of stores or people", () => {
    const site = siteFixture({ storeChosen: true });
    const locations = [
      { ...cape, current: false },
      { ...rolla, current: true, since: 2012 },
    ];
    const values = numbersOf({ ...content, locations }, site)?.list.map(({ value }) => value);
    expect(values).toEqual(["2012", "4.7"]);
  });

  test("has the chosen store first, then the others in short", async () => {
    const site = siteFixture({ storeChosen: true });
    const locations = [
      { ...cape, current: false },
      { ...rolla, current: true },
    ];
    const { data } = await load({ site }, { ...content, locations });
    expect(data.locations.map(({ id }) => id)).toEqual(["rolla"]);
    expect(data.others).toMatchObject({
      title: "Our other stores",
      locations: [{ id: "cape", picture: null }],
    });
    expect(data.map.points).toHaveLength(2);
    expect((await load()).data.others).toBeNull();
  });

  test("names the chosen store above its own reviews, and shows no others there", async () => {
    const store = storeFixture({ id: "rolla", name: "Rolla" });
    const group = siteFixture({ store, stores: [storeFixture(), store] });
    const [review] = content.reviews!.reviews;
    const headingOf = async (stores: string[][]) => {
      const reviews = stores.map((ids) => ({ ...review!, stores: ids }));
      const rated = { ...content.reviews!, ofStore: true, reviews };
      const { data } = await load({ site: group }, { ...content, reviews: rated });
      return [data.reviews?.title, data.reviews?.quotes.length];
    };
    expect(await headingOf([["rolla"], ["cape"]])).toEqual(["Reviews of our Rolla store", 1]);
    expect(await headingOf([["cape"]])).toEqual(["What our customers say", 1]);
  });

  test("names no logo where the dealer has no picture of it", async () => {
    const site = siteFixture({ logo: { label: "Ozark", image: null } });
    const { head } = await load({ site });
    expect(head.jsonLd?.[0]).not.toHaveProperty("logo");
  });

  test("passes on the service's error code, so that the shell distinguishes a missing page from a failure", async () => {
    for (const code of ["content-unknown", "unavailable"] as const) {
      await withService(failure(getAbout, code), async ({ url }) => {
        const loading = loadAbout(pageRequest("/our-company", url));
        await expect(loading).rejects.toMatchObject({ name: "AppError", code });
      });
    }
  });
});
