import { getAbout, type Location } from "@forecourt/contracts/areas/company/contracts";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { loadAbout } from "./about-loader.ts";
import { content, minimalContent } from "./fixtures/content.ts";
import { numbersOf } from "./numbers-of.ts";

function load(changes: Partial<PageRequest> = {}) {
  return withService(answer(getAbout, content), async ({ url, receivedHeaders }) => {
    const result = await loadAbout(pageRequest("/our-company", url, changes));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return { ...result, receivedHeaders };
  });
}

describe("loadAbout", () => {
  test("gives what the service publishes for the visitor's dealer, under the page's one address", async () => {
    const { data, head, receivedHeaders } = await load();
    expect(head).toMatchObject({ ...content.head, canonical: "/our-company" });
    expect(data).toMatchObject({ lead: content.lead, locations: content.locations });
    expect(data.locations.map(({ opened }) => opened)).toEqual(["Open since 1998", null]);
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

  test("says whose hours it shows while the visitor of a group has chosen no store", async () => {
    const { data } = await load({ site: siteFixture({ storeChosen: false }) });
    expect(data.hoursOf).toEqual({
      text: "These are the hours of our Cape Girardeau store.",
      others: { label: "Hours of our other stores", href: "/contact-us" },
    });
    const chosen = await load({ site: siteFixture({ storeChosen: true }) });
    expect(chosen.data.hoursOf).toBeNull();
  });

  test("has the rating in words and the way to the reviews", async () => {
    const { data } = await load();
    expect(data.reviews).toEqual({
      title: "What our customers say",
      rating: {
        summary: "4.7 out of 5 from 1,214 Google reviews, as of November 20, 2026",
        halves: 9,
      },
      link: { label: "Read what customers say", href: "/#reviews" },
    });
  });

  test("says in numbers what is known, and nothing of one number alone", async () => {
    const { data } = await load();
    expect(data.numbers?.list.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1998 the year we opened",
      "2 stores",
      "12 people on our team",
      "4.7 out of 5 on Google",
    ]);
    const { site } = pageRequest("/our-company", "http://127.0.0.1");
    expect(numbersOf(minimalContent, site)).toBeNull();
  });

  test("says the year of the chosen store alone, and no number of stores", () => {
    const site = siteFixture({ storeChosen: true });
    const [cape, rolla] = content.locations as [Location, Location];
    const locations = [
      { ...cape, current: false },
      { ...rolla, current: true, since: 2012 },
    ];
    const values = numbersOf({ ...content, locations }, site)?.list.map(({ value }) => value);
    expect(values).toEqual(["2012", "12", "4.7"]);
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
