import { Contact } from "@forecourt/contracts/areas/company/contact";
import { About, Home } from "@forecourt/contracts/areas/company/contracts";
import { LegalContent } from "@forecourt/contracts/areas/company/legal";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("company", createService);

describe("the home page", () => {
  test("has slides, three shortcuts, four departments, filters, callouts and ten questions", async () => {
    const { status, body } = await request("/api/company/pages/home", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = Home.parse(body);
    expect(page.slides).toHaveLength(3);
    expect(page.shortcuts.map((card) => card.link?.href)).toEqual([
      "/auto-financing/apply-for-financing",
      "/sell-trade-my-car",
      "/service",
    ]);
    expect(page.departments.tabs).toHaveLength(4);
    expect(page.filters.cards.map((card) => card.link?.href)).toContain(
      "/used-cars-for-sale/price-under-20000",
    );
    expect(page.callouts.map((callout) => callout.id)).toEqual([
      "engine-warranty",
      "low-down-payment",
    ]);
    expect(page.faq.items).toHaveLength(10);
  });

  test("leaves out what the chosen store does not offer", async () => {
    const page = Home.parse(
      (await request("/api/company/pages/home", "heartland", "sedalia")).body,
    );
    expect(page.departments.tabs.map((tab) => tab.id)).toEqual(["finance", "shop", "service"]);
    expect(page.filters.cards.map((card) => card.title)).not.toContain("New");
    expect(page.shortcuts).toHaveLength(2);
    const badges = ({ slides }: Home) => slides.map((slide) => slide.badge);
    expect(badges(page)).not.toContain("Sell or trade");
    const group = Home.parse((await request("/api/company/pages/home", "heartland")).body);
    expect(badges(group)).toContain("Sell or trade");
  });
});

describe("the page about the company", () => {
  test("names who answers for the store, its sections and its policies", async () => {
    const { status, body } = await request("/api/company/pages/about", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = About.parse(body);
    expect(page.lead).toEqual({
      fullName: "Marion Tolliver",
      title: "General manager",
      phone: "+15735550144",
      email: "marion@ozarktrailmitsubishi.example",
      photo: null,
    });
    expect([page.team?.id, page.hours.id, page.contact?.id, page.careers?.id]).toEqual([
      "team",
      "hours",
      "contact",
      "careers",
    ]);
    expect(page.policies?.links.map(({ id }) => id)).toEqual([
      "privacy",
      "terms",
      "cookies",
      "electronic-signature",
    ]);
    expect(page.locations).toHaveLength(1);
  });

  test("lists all stores of a group and marks the chosen one", async () => {
    const page = About.parse(
      (await request("/api/company/pages/about", "heartland", "rolla")).body,
    );
    expect(page.locations.map(({ id, current }) => [id, current])).toEqual([
      ["columbia", false],
      ["jefferson-city", false],
      ["rolla", true],
      ["sedalia", false],
    ]);
    expect(page.lead?.fullName).toBe("Gideon Paxton");
  });
});

describe("the contact page", () => {
  test("lists the stores with their coordinates, the visitor's marked", async () => {
    const { status, body } = await request("/api/company/pages/contact", "heartland", "rolla");
    expect(status).toBe(200);
    const { locations } = Contact.parse(body);
    expect(locations.map(({ storeName, current }) => [storeName, current])).toEqual([
      ["Columbia", false],
      ["Jefferson City", false],
      ["Rolla", true],
      ["Sedalia", false],
    ]);
    expect(locations[2]).toMatchObject({ latitude: 37.9514, longitude: -91.7713 });
  });
});

describe("the legal pages", () => {
  test.each([
    ["privacy", "Privacy policy"],
    ["terms", "Terms of sale"],
    ["cookies", "Cookie policy"],
    ["electronic-signature", "Electronic signature disclosure"],
  ])("%s has its title, its day and sections", async (name, title) => {
    const { status, body } = await request(`/api/company/pages/${name}`, "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = LegalContent.parse(body);
    expect(page).toMatchObject({ title, updated: expect.stringMatching(/^2026-\d\d-\d\d$/) });
    expect(page.head.title).toBe(`${title} | Ozark Trail Mitsubishi, Cape Girardeau, MO`);
    expect(page.body.filter(({ kind }) => kind === "heading").length).toBeGreaterThan(3);
  });
});
