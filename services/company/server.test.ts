import { Careers } from "@forecourt/contracts/areas/company/careers";
import { Contact } from "@forecourt/contracts/areas/company/contact";
import { About, Home } from "@forecourt/contracts/areas/company/contracts";
import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { LegalContent } from "@forecourt/contracts/areas/company/legal";
import {
  getLocations,
  LocationPage,
  type LocationService,
} from "@forecourt/contracts/areas/company/locations";
import { getTeamMember, Team, TeamDepartment } from "@forecourt/contracts/areas/company/team";
import type { Block } from "@forecourt/contracts/content-parts";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("company", createService, ["dealers", "database"]);

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
      photo: expect.stringMatching(/^\/assets\/marion-tolliver\.svg\?v=/),
      slug: "marion-tolliver",
      stores: [],
      bio: [expect.stringMatching(/^Marion started here washing cars/)],
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
      "accessibility",
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
    expect(page.lead).toMatchObject({
      fullName: "Gideon Paxton",
      stores: [{ id: "rolla", name: "Rolla" }],
    });
  });

  test("shows the person who leads each store of a group, and the people of a chosen store alone", async () => {
    const peopleOf = async (dealer: string, store?: string) => {
      const { body } = await request("/api/company/pages/about", dealer, store);
      const { lead, people } = About.parse(body);
      return [lead?.slug, ...(people?.faces.map(({ slug }) => slug) ?? [])];
    };
    expect(await peopleOf("heartland")).toEqual([
      "theodore-vance",
      "priya-ellsworth",
      "gideon-paxton",
      "ruth-calloway",
    ]);
    expect(await peopleOf("heartland", "rolla")).toEqual([
      "gideon-paxton",
      "calvin-reyes",
      "nora-whitfield",
      "marisol-dupree",
    ]);
    expect(await peopleOf("ozark-mitsubishi")).toEqual([
      "marion-tolliver",
      "dale-overby",
      "noelle-baptiste",
      "ines-brandt",
    ]);
  });

  test("promises in its own words what each store does, and leads to where it is kept", async () => {
    const linksOf = async (dealer: string, store?: string) => {
      const { body } = await request("/api/company/pages/about", dealer, store);
      const { cards } = About.parse(body).values;
      return {
        titles: cards.map(({ title }) => title),
        links: cards.map(({ link }) => link?.href),
      };
    };
    const [ozark, group] = [await linksOf("ozark-mitsubishi"), await linksOf("heartland")];
    for (const { links } of [ozark, group]) {
      expect(links).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^\/cars-for-sale/),
          "/help-center/after-you-buy",
          "/service",
        ]),
      );
      expect(links).toHaveLength(6);
    }
    expect(ozark.titles.filter((title) => group.titles.includes(title))).toEqual([]);
    const sedalia = (await linksOf("heartland", "sedalia")).links;
    expect(sedalia).toContain("/locations");
    expect(sedalia).not.toContain("/sell-trade-my-car");
    const jeffersonCity = (await linksOf("heartland", "jefferson-city")).links;
    expect(jeffersonCity).toContain("/locations/columbia");
    expect(jeffersonCity).not.toContain("/service");
  });

  test("has the towns around the only store for its map", async () => {
    const { body } = await request("/api/company/pages/about", "ozark-mitsubishi");
    expect(About.parse(body).nearby.map(({ name }) => name)).toContain("Jackson");
  });

  test("has the heading of the chosen store where its content names one, else that of the group", async () => {
    const heroOf = async (store?: string) =>
      About.parse((await request("/api/company/pages/about", "heartland", store)).body).hero;
    const group = await heroOf();
    expect(group).toMatchObject({ picture: { img: "store.svg" } });
    const rolla = await heroOf("rolla");
    expect(rolla).toMatchObject({ badge: group.badge, picture: { img: "store-rolla.svg" } });
    expect(rolla.description).toContain("Forum Ridge Drive");
    const columbia = await heroOf("columbia");
    expect(columbia.picture).toEqual(group.picture);
    expect(columbia.description).toContain("Harvest Lane");
  });
});

describe("the contact page", () => {
  test("lists the stores with their coordinates, the visitor's marked", async () => {
    const { status, body } = await request("/api/company/pages/contact", "heartland", "rolla");
    expect(status).toBe(200);
    const { locations, replyHours } = Contact.parse(body);
    expect(replyHours).toBe(4);
    expect(locations.map(({ storeName, current }) => [storeName, current])).toEqual([
      ["Columbia", false],
      ["Jefferson City", false],
      ["Rolla", true],
      ["Sedalia", false],
    ]);
    expect(locations[2]).toMatchObject({ latitude: 37.9514, longitude: -91.7713 });
    expect(locations[2]?.picture).toMatch(/^\/assets\/store-rolla\.svg\?v=/);
  });

  test("has the sentence on calls and texts in the name of the group and of each store", async () => {
    const { body } = await request("/api/company/pages/contact", "heartland", "rolla");
    const { consents } = Contact.parse(body);
    expect(consents?.dealer).toContain("Heartland Crossing Auto Group may call or text you");
    expect(Object.keys(consents?.stores ?? {})).toHaveLength(4);
    expect(consents?.stores["sedalia"]).toContain("Heartland Crossing Sedalia may call");
    const { body: single } = await request("/api/company/pages/contact", "ozark-mitsubishi");
    expect(Contact.parse(single).consents).toBeNull();
  });
});

describe("the page of a store", () => {
  const pageOf = async (id: string, chosen?: string) =>
    request(`/api/company/locations/${id}`, "heartland", chosen);

  test("is of the store of its address, whichever store was chosen", async () => {
    const { status, body } = await pageOf("rolla");
    expect(status).toBe(200);
    const { locations, people, services } = LocationPage.parse(body);
    expect(locations.filter(({ current }) => current).map(({ id }) => id)).toEqual(["rolla"]);
    expect(people.map(({ slug }) => slug)).toContain("gideon-paxton");
    expect(people.every(({ stores }) => stores.some(({ id }) => id === "rolla"))).toBe(true);
    expect(services).toContain("service");
    for (const chosen of ["columbia", "jefferson-city"]) {
      expect((await pageOf("rolla", chosen)).body).toEqual(body);
    }
  });

  test("names no service that its store does not have", async () => {
    const { services } = LocationPage.parse((await pageOf("jefferson-city")).body);
    expect(services).toContain("sales");
    expect(services).not.toContain("service");
  });

  test("says what the other stores do, and has its own rating and reviews only", async () => {
    const { servicesByStore, reviews } = LocationPage.parse((await pageOf("sedalia")).body);
    const without = (service: LocationService) =>
      Object.keys(servicesByStore).filter((id) => !servicesByStore[id]?.includes(service));
    expect(without("trade")).toEqual(["sedalia"]);
    expect(without("service")).toEqual(["jefferson-city"]);
    expect(reviews).toMatchObject({ ofStore: true });
    expect(reviews?.reviews.every(({ stores }) => stores?.includes("sedalia"))).toBe(true);
    expect(reviews?.reviews.length).toBeGreaterThan(0);
  });

  test("does not exist for an unknown id, nor at a dealer with one store", async () => {
    expect((await pageOf("springfield")).status).toBe(404);
    const single = await request("/api/company/locations/cape-girardeau", "ozark-mitsubishi");
    expect(single.status).toBe(404);
    expect((await request("/api/company/locations", "ozark-mitsubishi")).status).toBe(404);
  });

  test("is one of a list of all stores", async () => {
    const { status, body } = await request("/api/company/locations", "heartland", "sedalia");
    expect(status).toBe(200);
    const { locations, servicesByStore } = getLocations.reply.parse(body);
    expect(servicesByStore["rolla"]).toContain("trade");
    expect(locations.map(({ id }) => id)).toEqual([
      "columbia",
      "jefferson-city",
      "rolla",
      "sedalia",
    ]);
  });
});

test.each([
  ["heartland", /^\$300 off: For students.*veterans\. Bring your student ID, your military ID/],
  ["ozark-mitsubishi", /^\$250 off: For teachers, nurses.*Bring your employee ID or badge\./],
])("the help center of %s answers with the offers of today", async (dealer, offer) => {
  const { body } = await request("/api/company/pages/help-center?q=military", dealer);
  expect(getHelpCenter.reply.parse(body)).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({
        items: expect.arrayContaining([
          expect.objectContaining({
            question: "Do you have a discount for military members, veterans, or students?",
            answers: expect.arrayContaining([expect.stringMatching(offer)]),
          }),
        ]),
      }),
    ]),
  });
});

describe("the legal pages", () => {
  test.each([
    ["privacy", "Privacy policy"],
    ["terms", "Terms of sale"],
    ["cookies", "Cookie policy"],
    ["electronic-signature", "Electronic signature disclosure"],
    ["accessibility", "Accessibility"],
  ])("%s has its title, its day and sections", async (name, title) => {
    const { status, body } = await request(`/api/company/pages/${name}`, "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = LegalContent.parse(body);
    expect(page).toMatchObject({ title, updated: expect.stringMatching(/^2026-\d\d-\d\d$/) });
    expect(page.head.title).toBe(`${title} | Ozark Trail Mitsubishi, Cape Girardeau, MO`);
    const blocks = [...page.body, ...page.more.flatMap(({ body: part }) => part)];
    expect(blocks.filter(({ kind }) => kind === "heading").length).toBeGreaterThan(3);
  });

  test("the policies say what the banner of the store does, and one store names no other", async () => {
    const [ozark = "", group = ""] = await Promise.all(
      ["ozark-mitsubishi", "heartland"].map(async (dealer) => {
        const pages = ["cookies", "privacy"].map((name) =>
          request(`/api/company/pages/${name}`, dealer),
        );
        return JSON.stringify((await Promise.all(pages)).map(({ body }) => body));
      }),
    );
    for (const text of [ozark, group]) {
      expect(text).toMatch(/all kinds are already selected/);
      expect(text).toMatch(/let our ads on other sites show cars that you viewed here/);
      expect(text).not.toMatch(/from your first visit|without your permission/);
    }
    expect(ozark).not.toMatch(/store you|turns off targeting cookies only/);
    expect(group).toMatch(/the store you chose/);
    expect(group).toMatch(/turns off targeting cookies only/);
  });

  test.each([
    ["ozark-mitsubishi", "6 months or 6,000 miles, whichever comes first"],
    ["heartland", "3 months or 3,000 miles, whichever comes first"],
  ])("the terms of %s have the conditions of both warranties", async (dealer, length) => {
    const { body } = await request("/api/company/pages/terms", dealer);
    const { body: terms, more } = LegalContent.parse(body);
    for (const warranty of [
      "Lifetime engine warranty",
      "Limited lifetime warranty on parts and labor",
    ])
      expect(termsUnder(warranty, terms)).toEqual([
        "What is covered:",
        "What is not covered:",
        "What you do:",
        "How to make a claim:",
        "When it ends:",
      ]);
    expect(JSON.stringify(more)).toContain(length);
  });
});

/** The bold words that begin the entries of the list below a heading. */
function termsUnder(heading: string, body: readonly Block[]): unknown[] {
  const start = body.findIndex((block) => block.kind === "heading" && block.text === heading);
  const list = body.slice(start + 1).find(({ kind }) => kind === "list");
  return list?.kind === "list" ? list.items.map(([first]) => first?.text) : [];
}

describe("the people", () => {
  const listOf = async (dealer: string, store?: string) =>
    Team.parse((await request("/api/company/pages/team", dealer, store)).body).members;

  test("are at least twelve at each demo dealer, by department with its lead first", async () => {
    for (const dealer of ["ozark-mitsubishi", "heartland"]) {
      const { body } = await request("/api/company/pages/team", dealer);
      const { members } = Team.parse(body);
      expect(members.length).toBeGreaterThanOrEqual(12);
      const departments = members.map(({ department }) => department);
      const shown = TeamDepartment.options.filter((one) => departments.includes(one));
      expect([...new Set(departments)]).toEqual(shown);
      expect(shown).toEqual(expect.arrayContaining(["sales", "service", "parts"]));
      const first = members.filter(
        ({ department }, index) => departments.indexOf(department) === index,
      );
      expect(first.every(({ departmentLead }) => departmentLead)).toBe(true);
    }
  });

  test("have the first sentence about them, and their email address where the team shows it", async () => {
    const members = await listOf("ozark-mitsubishi");
    expect(members.find(({ slug }) => slug === "dale-overby")).toMatchObject({
      summary: "Dale sets the prices on our cars, so he can tell you where each one comes from.",
      email: "dale@ozarktrailmitsubishi.example",
    });
  });

  test("of a chosen store are its own, and those of several stores", async () => {
    const slugs = (await listOf("heartland", "jefferson-city")).map(({ slug }) => slug);
    expect(slugs).toEqual(["priya-ellsworth", "wendell-rusk"]);
  });

  test.each([
    ["sedalia", "rolla", "sedalia"],
    ["all", "rolla", null],
    ["all", undefined, null],
    ["nowhere", "rolla", "rolla"],
    ["nowhere", undefined, null],
  ])(
    "asked for %s, with the chosen store %s, are of the store %s",
    async (asked, chosen, store) => {
      const address = `/api/company/pages/team?store=${asked}`;
      const page = Team.parse((await request(address, "heartland", chosen)).body);
      expect(page.store).toBe(store);
      expect(page.members.length === page.total).toBe(store === null);
      expect(page.staffed).toEqual(["columbia", "jefferson-city", "rolla", "sedalia"]);
      const elsewhere = page.members.filter(({ stores }) => stores.every(({ id }) => id !== store));
      expect(elsewhere).toEqual(store === null ? page.members : []);
    },
  );

  test("name the general manager of each store", async () => {
    const managers = (await listOf("heartland")).filter(({ manager }) => manager);
    expect(managers.map(({ slug }) => slug)).toEqual([
      "theodore-vance",
      "priya-ellsworth",
      "gideon-paxton",
      "ruth-calloway",
    ]);
  });

  test("have pages with their stores and colleagues, whichever store was chosen", async () => {
    const { status, body } = await request(
      "/api/company/team/everett-boone",
      "heartland",
      "sedalia",
    );
    expect(status).toBe(200);
    const { member, others } = getTeamMember.reply.parse(body);
    expect(member).toMatchObject({
      title: "Parts manager",
      stores: [{ id: "columbia", name: "Columbia" }],
    });
    // The only member in parts at Columbia: others of that store.
    expect(others.map(({ slug }) => slug)).toEqual([
      "theodore-vance",
      "keiko-lindgren",
      "lucia-marsh",
    ]);
    expect(JSON.stringify(others)).not.toContain("@");
  });

  test.each([
    ["marion-tolliver", "ozark-mitsubishi", ["dale-overby", "yesenia-prado", "curtis-weems"]],
    ["keiko-lindgren", "heartland", ["theodore-vance", "lucia-marsh", "joel-harmon"]],
    // One other member works at this store; two members in sales work at another store.
    ["wendell-rusk", "heartland", ["priya-ellsworth", "theodore-vance", "keiko-lindgren"]],
  ])(
    "have three colleagues, of their store and department first: %s",
    async (slug, dealer, slugs) => {
      const { body } = await request(`/api/company/team/${slug}`, dealer);
      expect(getTeamMember.reply.parse(body).others.map((other) => other.slug)).toEqual(slugs);
    },
  );

  test("have what the store promises that gets their messages, whichever store was chosen", async () => {
    const { body } = await request("/api/company/team/keiko-lindgren", "heartland", "rolla");
    const { replyHours, consent } = getTeamMember.reply.parse(body);
    expect(replyHours).toBe(4);
    expect(consent).toContain("Heartland Crossing Columbia may call or text you");
  });

  test("have their email address, certificates and the reviews that name them", async () => {
    const { body } = await request("/api/company/team/tess-unger", "heartland");
    const { member, reviews } = getTeamMember.reply.parse(body);
    expect(member).toMatchObject({
      email: "tess@heartlandcrossing.example",
      certificates: ["ASE Certified Service Consultant (C1)"],
    });
    expect(reviews.map(({ reviewerName }) => reviewerName)).toEqual(["Gus A."]);
    const { body: other } = await request("/api/company/team/abby-kowalski", "heartland");
    expect(getTeamMember.reply.parse(other)).toMatchObject({
      member: { certificates: [] },
      reviews: [],
    });
  });

  test.each(["nobody-here", "marion-tolliver"])(
    "%s is not on the team of the group",
    async (slug) => {
      expect(await request(`/api/company/team/${slug}`, "heartland")).toMatchObject({
        status: 404,
        body: { error: { code: "content-unknown" } },
      });
    },
  );
});

test("open positions name the stores that are hiring, at a group", async () => {
  const placesOf = async (dealer: string) =>
    Careers.parse((await request("/api/company/pages/careers", dealer)).body).positions.map(
      ({ title, place }) => [title, place],
    );
  expect(await placesOf("heartland")).toContainEqual(["Sales consultant", "Columbia and Rolla"]);
  expect(await placesOf("ozark-mitsubishi")).toContainEqual(["Detailer", null]);
});

test("an applicant agrees to calls of the store that is hiring, or of the dealer where several are", async () => {
  const { body } = await request("/api/company/pages/careers", "heartland", "rolla");
  const { positions, consent } = Careers.parse(body);
  const group = "Heartland Crossing Auto Group may call or text you";
  expect(consent).toContain(group);
  const consents = Object.fromEntries(positions.map((one) => [one.id, one.consent]));
  expect(consents["sales-consultant"]).toContain(group);
  expect(consents["apprentice-technician"]).toContain("Heartland Crossing Sedalia may call");
});

test("a person without a line of their own has that of their department, with their extension", async () => {
  const callOf = async (slug: string, dealer: string) => {
    const { body } = await request(`/api/company/team/${slug}`, dealer);
    const { phone, extension } = getTeamMember.reply.parse(body).member;
    return { phone, extension };
  };
  expect(await callOf("hollis-greer", "ozark-mitsubishi")).toEqual({
    phone: "+15735550143",
    extension: "31",
  });
  expect(await callOf("wendell-rusk", "heartland")).toMatchObject({ extension: "21" });
  expect(await callOf("ines-brandt", "ozark-mitsubishi")).toMatchObject({ extension: null });
});

test("each open position of a demo dealer says what it pays, when it is and what comes with it", async () => {
  for (const dealer of ["ozark-mitsubishi", "heartland"]) {
    const { body } = await request("/api/company/pages/careers", dealer);
    const { positions, replyDays } = Careers.parse(body);
    expect(replyDays).toBe(5);
    expect(positions.length).toBeGreaterThanOrEqual(3);
    for (const { id, pay, employmentType, startDate, ...lists } of positions) {
      expect([id, pay, employmentType, startDate]).not.toContain(null);
      for (const key of ["duties", "requirements", "benefits"] as const) {
        expect(lists[key].length).toBeGreaterThanOrEqual(2);
      }
    }
  }
});
