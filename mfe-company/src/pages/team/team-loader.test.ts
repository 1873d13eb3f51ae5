import type { ShownReview } from "@forecourt/contracts/areas/company/reviews";
import { getTeam, getTeamMember } from "@forecourt/contracts/areas/company/team";
import { answer, failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { placeOfMember } from "../team-member/place-of-member.ts";
import { loadTeamMember } from "../team-member/team-member-loader.ts";
import { hollis, ines } from "./fixtures/members.ts";
import { loadTeam } from "./team-loader.ts";

const head = { title: "Meet our team", description: "Our people." };
const content = { head, title: "Meet our team", lead: "Ask.", empty: "Call us.", promo: null };

test("departments without members are left out", async () => {
  const published = { ...content, members: [ines, hollis] };
  await withService(answer(getTeam, published), async ({ url }) => {
    const result = await loadTeam(pageRequest("/our-company/meet-our-team", url));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.data.departments).toMatchObject([
      { title: "Service", people: [{ fullName: "Ines Brandt" }, { fullName: "Hollis Greer" }] },
    ]);
    // Services deployed before these fields existed send no summary and no email address.
    expect(result.data.departments[0]?.people[0]?.contact).toMatchObject({
      summary: null,
      email: null,
    });
    expect(result.data.crumbs.trail).toEqual([
      { label: "Our company", href: "/our-company" },
      { label: "Meet our team" },
    ]);
    expect(result.head).toMatchObject({
      ...head,
      canonical: "/our-company/meet-our-team",
      jsonLd: [{ "@type": "BreadcrumbList", itemListElement: { length: 2 } }],
    });
  });
});

const cape = { id: "cape", name: "Cape Girardeau" };
const groupStores = [storeFixture(), storeFixture({ id: "rolla", name: "Rolla" })];

/** The page of a group of two stores at an address; the fake service compares whole paths. */
async function teamOfGroup(search: string, reply: object, places = groupStores) {
  const published = { ...content, members: [ines], staffed: ["cape", "rolla"], ...reply };
  const asked = { ...answer(getTeam, published), path: `/api/company/pages/team${search}` };
  return withService(asked, async ({ url }) => {
    const site = siteFixture({ stores: groupStores, places });
    const result = await loadTeam(
      pageRequest("/our-company/meet-our-team", url, {
        site,
        url: new URL(`/our-company/meet-our-team${search}`, site.origin),
      }),
    );
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

test("the people of a store are named after it and lead to those of all stores and of each", async () => {
  const { data, head: shown, store } = await teamOfGroup("", { store: "rolla" });
  expect(store).toBe("rolla");
  expect(data).toMatchObject({
    title: "The people at our Rolla store",
    lead: "Ask anyone here about a car, a loan, or a repair. They know the answer, or the person who does.",
  });
  expect(data.stores?.links).toEqual([
    { label: "All stores", href: "/our-company/meet-our-team?store=all", current: false },
    { label: "Cape Girardeau", href: "/our-company/meet-our-team?store=cape", current: false },
    { label: "Rolla", href: "/our-company/meet-our-team?store=rolla", current: true },
  ]);
  expect(shown.canonical).toBe("/our-company/meet-our-team");
});

test("the people of a store without a service department are not asked about repairs", async () => {
  const places = [storeFixture(), storeFixture({ id: "rolla", name: "Rolla", service: null })];
  const { data } = await teamOfGroup("", { store: "rolla" }, places);
  expect(data.lead).toBe(
    "Ask anyone here about a car or a loan. They know the answer, or the person who does.",
  );
});

test("the people of all stores lead to those of each store that has some", async () => {
  const members = [ines, { ...hollis, stores: [cape] }];
  const { data, head: shown, store } = await teamOfGroup("?store=all", { members });
  expect(shown.title).toBe("Meet our team | {site.name}");
  expect(store).toBeUndefined();
  expect(data).toMatchObject({ title: "Meet our team" });
  expect(data.stores?.links.map(({ label, current }) => [label, current])).toEqual([
    ["All stores", true],
    ["Cape Girardeau", false],
    ["Rolla", false],
  ]);
  expect((await teamOfGroup("", { staffed: ["rolla"] })).data.stores).toBeNull();
});

test("who works for another department, too, is in the list of both", async () => {
  const { data } = await teamOfGroup("", { members: [{ ...ines, alsoFor: ["finance"] }] });
  expect(data.departments).toMatchObject([
    { id: "finance", title: "Financing", people: [{ fullName: "Ines Brandt" }] },
    { id: "service", title: "Service", people: [{ fullName: "Ines Brandt" }] },
  ]);
  expect(data.departments[0]?.people[0]?.facts).toContain("Also handles: Financing");
});

test("among the people of one store a manager has one card, which names what else they do", async () => {
  const members = [{ ...ines, manager: true, alsoFor: ["finance"] }];
  const ids = async (reply: object) =>
    (await teamOfGroup("", { members, ...reply })).data.departments.map(({ id }) => id);
  expect(await ids({ store: "rolla" })).toEqual(["management"]);
  expect(await ids({})).toEqual(["management", "finance"]);
});

test("general managers come before the departments", async () => {
  const members = [{ ...ines, manager: true }, hollis];
  const { data } = await teamOfGroup("", { members });
  expect(data.departments).toMatchObject([
    { id: "management", title: "Management", people: [{ fullName: "Ines Brandt" }] },
    { id: "service", title: "Service", people: [{ fullName: "Hollis Greer" }] },
  ]);
});

const path = "/our-company/meet-our-team/ines-brandt";
const params = { slug: "ines-brandt" };
/** The fake service compares whole paths. */
const asked = { path: "/api/company/team/ines-brandt" };

const review: ShownReview = {
  reviewerName: "Delia R.",
  photo: null,
  platform: "Google",
  text: "Ines called first.",
  writtenOn: "2026-11-12",
  categories: ["Service"],
  url: null,
  staff: ["ines-brandt"],
};

test("a service from before them sends no email, certificates, reviews, hours and consent", async () => {
  const before = { member: { ...ines, bio: ["Ines helps."] }, others: [] };
  await withService({ ...answer(getTeamMember, before), ...asked }, async ({ url }) => {
    const result = await loadTeamMember(pageRequest(path, url, { params }));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    const { email, certificates, reviews, reply, form } = result.data;
    expect({ email, certificates, reviews, reply }).toEqual({
      email: null,
      certificates: [],
      reviews: [],
      reply: null,
    });
    expect(form).not.toHaveProperty("consent");
  });
});

test("a person has a title, an address and structured data of their own", async () => {
  const published = {
    member: {
      ...ines,
      bio: ["Ines runs the shop."],
      email: "ines@ozark.example",
      certificates: ["ASE Certified Automobile Technician"],
    },
    others: [hollis],
    reviews: [review],
    replyHours: 4,
    consent: "You agree that Ozark Rolla may call or text you.",
  };
  const texts = {
    ...siteFixture().texts,
    "team.member.head.title": "{name}, {title} | Ozark, Cape Girardeau, MO",
  };
  await withService({ ...answer(getTeamMember, published), ...asked }, async ({ url }) => {
    const request = pageRequest(path, url, { params, site: siteFixture({ texts }) });
    const result = await loadTeamMember(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.head).toMatchObject({
      title: "Ines Brandt, Service manager | Ozark, Cape Girardeau, MO",
      canonical: path,
      image: "/assets/ines.jpg?v=1",
      jsonLd: [
        {
          "@type": "Person",
          name: "Ines Brandt",
          jobTitle: "Service manager",
          telephone: "+15735550143",
          url: `https://www.ozark.example${path}`,
          knowsLanguage: ["English", "German"],
          image: "https://www.ozark.example/assets/ines.jpg?v=1",
        },
        { "@type": "BreadcrumbList", itemListElement: { length: 3 } },
      ],
    });
    expect(result.store).toBe("rolla");
    expect(result.data).toMatchObject({
      store: "rolla",
      trail: [
        { label: "Our company", href: "/our-company" },
        { label: "Meet our team", href: "/our-company/meet-our-team" },
        { label: "Ines Brandt" },
      ],
      person: {
        facts: ["Works in Rolla", "Speaks English and German", "With us since 2012"],
      },
      call: { dialed: "+15735550143", text: "(573) 555-0143" },
      email: "ines@ozark.example",
      certificates: ["ASE Certified Automobile Technician"],
      reviews: [{ name: "Delia R.", text: "Ines called first." }],
      reply: "Ines or a colleague will reply within 4 business hours.",
      form: { unlocks: false, consent: "You agree that Ozark Rolla may call or text you." },
      labels: { message: "Send Ines a message", others: "More of our team" },
    });
  });
});

test.each([
  ["sales", "Find a car to test-drive", "/cars-for-sale"],
  ["service", "Book service", "/service/schedule"],
  ["parts", "See parts and service", "/service"],
] as const)("a person of %s leads to what the department does", async (department, label, to) => {
  const member = { ...ines, department, extension: "214", days: null, bio: ["Ines helps."] };
  const published = { member, others: [] };
  const pages = { search: true, serviceSchedule: true, service: true };
  await withService({ ...answer(getTeamMember, published), ...asked }, async ({ url }) => {
    const request = pageRequest(path, url, { params, site: siteFixture({ pages }) });
    const result = await loadTeamMember(request);
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    expect(result.data.next).toEqual([
      { label, href: to },
      { label: "Meet the whole team", href: "/our-company/meet-our-team" },
    ]);
    expect(result.data.call).toEqual({
      dialed: "+15735550143,214",
      text: "(573) 555-0143, ext. 214",
    });
    expect(result.data.person.facts).toHaveLength(3);
    expect(result.head.jsonLd?.[0]).toMatchObject({ telephone: "+15735550143 ext. 214" });
  });
});

test("a salesperson of one store of several leads to its cars and its team", async () => {
  const rolla = storeFixture({ id: "rolla", name: "Rolla" });
  const places = [storeFixture(), rolla];
  const group = siteFixture({ pages: { search: true }, places });
  const member = { ...ines, department: "sales" as const, bio: [] };
  const linksOf = (stores: typeof member.stores, site = group) =>
    withService(
      { ...answer(getTeamMember, { member: { ...member, stores }, others: [] }), ...asked },
      async ({ url }) => {
        const result = await loadTeamMember(pageRequest(path, url, { params, site }));
        if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
        const { next, trail } = result.data;
        return { next: next.map(({ href }) => href), above: trail.at(-2), head: result.head };
      },
    );
  const [first, second] = places.map(({ id, name }) => ({ id, name }));
  if (!first || !second) throw new Error("no stores");
  const team = "/our-company/meet-our-team";
  const elsewhere = await linksOf([second]);
  expect(elsewhere.next).toEqual(["/cars-for-sale?store=rolla", `${team}?store=rolla`]);
  expect(elsewhere.above).toMatchObject({ href: `${team}?store=rolla`, rel: "nofollow" });
  expect(JSON.stringify(elsewhere.head.jsonLd)).not.toContain("store=");
  const atHome = { ...group, store: rolla, storeChosen: true };
  for (const own of [
    await linksOf([second], atHome),
    await linksOf([first, second]),
    await linksOf([]),
  ]) {
    expect(own.next).toEqual(["/cars-for-sale", team]);
    expect(own.above?.href).toBe(team);
  }
});

test("a person of every store says their days among the facts, once", async () => {
  const places = [storeFixture(), storeFixture({ id: "rolla", name: "Rolla" })];
  const published = { member: { ...ines, stores: [], bio: [] }, others: [] };
  await withService({ ...answer(getTeamMember, published), ...asked }, async ({ url }) => {
    const request = pageRequest(path, url, { params, site: siteFixture({ places }) });
    expect(await loadTeamMember(request)).toMatchObject({
      data: {
        place: null,
        person: {
          facts: ["Works Tuesday to Saturday", "Speaks English and German", "With us since 2012"],
        },
      },
    });
  });
});

test("a name that is not on the team is a missing page", async () => {
  await withService({ ...failure(getTeamMember, "content-unknown"), ...asked }, async ({ url }) => {
    const loading = loadTeamMember(pageRequest(path, url, { params }));
    await expect(loading).rejects.toMatchObject({ code: "content-unknown" });
  });
});

test("a person is found at the store where they work, in the hours of their department", async () => {
  const places = [
    storeFixture(),
    storeFixture({ id: "rolla", name: "Rolla", addressLine1: "1435 Forum Ridge Drive" }),
  ];
  const pages = { locations: true };
  const site = siteFixture({ places, pages });
  const now = new Date("2026-11-24T18:00:00Z");
  const details = { bio: [], email: null, certificates: [] };
  expect(placeOfMember({ ...ines, ...details }, site, now)).toMatchObject({
    title: "Where and when to find Ines",
    days: "Ines works Tuesday to Saturday",
    colleagues: "When Ines isn’t in, a colleague can help you during these hours:",
    name: "Rolla",
    href: "/locations/rolla",
    address: ["1435 Forum Ridge Drive", "Cape Girardeau, MO 63701"],
    department: { name: "service" },
  });
  expect(placeOfMember({ ...hollis, ...details }, site, now)).toBeNull();
  expect(placeOfMember({ ...hollis, ...details }, siteFixture(), now)?.name).toBe("Cape Girardeau");
});
