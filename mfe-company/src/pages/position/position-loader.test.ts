import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { careersFixture, detailer } from "../../parts/positions/fixtures/careers.ts";
import { loadPosition } from "./position-loader.ts";

const cape = storeFixture({ id: "cape", name: "Cape Girardeau", city: "Cape Girardeau" });
const rolla = storeFixture({ id: "rolla", name: "Rolla", city: "Rolla", zip: "65401" });
async function load(id: string, position = detailer, places = [cape, rolla]) {
  const site = siteFixture({ store: cape, places });
  const [first] = careersFixture.positions;
  const published = { ...careersFixture, positions: first ? [first, position] : [] };
  return withService(answer(getCareers, published), ({ url }) =>
    loadPosition(pageRequest(`/our-company/careers/${id}`, url, { params: { id }, site })),
  );
}

async function loaded(position = detailer, places = [cape, rolla]) {
  const result = await load("detailer", position, places);
  if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
  return result;
}

test("the page of a position has its facts, benefits and the form with it chosen", async () => {
  const { data, head } = await loaded();
  expect(data.facts).toEqual([
    { label: "Pay", value: "$16.00 to $18.50 an hour", note: "Paid weekly." },
    { label: "Job type", value: "Part time" },
    { label: "Schedule", value: "Monday to Friday, 1 to 5 p.m." },
    { label: "Where", value: "Rolla, MO" },
    { label: "Posted", value: "November 16, 2026" },
    { label: "Apply by", value: "December 31, 2026" },
  ]);
  expect(data).toMatchObject({
    title: "Detailer",
    lists: [
      { id: "duties", title: "What you’ll do", list: detailer.duties },
      { id: "requirements", title: "What you need", list: detailer.requirements },
      { id: "benefits", title: "What comes with it", list: detailer.benefits },
    ],
    formTitle: "Apply: Detailer",
    form: {
      position: { chosen: "Detailer", options: ["Detailer", "Another position"] },
      store: { byPosition: { Detailer: ["rolla"], "Another position": ["rolla"] } },
      consent: "You agree that Ozark Rolla may call or text you.",
    },
    body: [{ kind: "heading", text: "Your resume" }, { kind: "paragraph" }],
    others: null,
  });
  expect(head.canonical).toBe("/our-company/careers/detailer");
});

test("a position of all stores names a place only where there is one store", async () => {
  const everywhere = { ...detailer, place: null, storeIds: [] };
  const placeOf = async (places: (typeof cape)[]) =>
    (await loaded(everywhere, places)).data.facts.find(({ label }) => label === "Where")?.value;
  expect(await placeOf([cape])).toBe("Cape Girardeau, MO");
  expect(await placeOf([cape, rolla])).toBeUndefined();
});

test("search engines get a JobPosting with pay, type, dates and the place of the store that is hiring", async () => {
  const { head } = await loaded();
  expect(head.jsonLd).toMatchObject([
    {
      "@type": "JobPosting",
      title: "Detailer",
      datePosted: "2026-11-16",
      validThrough: "2026-12-31T23:59:59",
      employmentType: "PART_TIME",
      baseSalary: {
        currency: "USD",
        value: { minValue: 16, maxValue: 18.5, unitText: "HOUR" },
      },
      responsibilities: "Clean cars before their photos",
      qualifications: "A valid driver’s license",
      jobBenefits: "Work clothes; Paid time off",
      hiringOrganization: { name: "Ozark Trail Mitsubishi" },
      jobLocation: [{ address: { addressLocality: "Rolla", postalCode: "65401" } }],
    },
    { "@type": "BreadcrumbList", itemListElement: { length: 3 } },
  ]);
});

test("a JobPosting leaves out what is not said, and names all stores where all are hiring", async () => {
  const { head } = await loaded({
    ...detailer,
    storeIds: [],
    pay: null,
    employmentType: null,
    endDate: null,
    duties: [],
    requirements: [],
    benefits: [],
  });
  const [node] = head.jsonLd ?? [];
  expect(node).toMatchObject({ jobLocation: { length: 2 } });
  for (const key of [
    "baseSalary",
    "employmentType",
    "validThrough",
    "responsibilities",
    "qualifications",
    "jobBenefits",
  ]) {
    expect(node).not.toHaveProperty(key);
  }
});

test("without the day on which it was posted there is no JobPosting", async () => {
  const { head } = await loaded({ ...detailer, startDate: null });
  expect(head.jsonLd).toMatchObject([{ "@type": "BreadcrumbList" }]);
});

test("other positions that have pages are linked", async () => {
  const [first] = careersFixture.positions;
  const other = { ...first!, id: "sales-consultant" };
  const published = { ...careersFixture, positions: [detailer, other] };
  await withService(answer(getCareers, published), async ({ url }) => {
    const request = pageRequest("/our-company/careers/detailer", url, {
      params: { id: "detailer" },
      site: siteFixture({ store: cape, places: [cape, rolla] }),
    });
    expect(await loadPosition(request)).toMatchObject({
      data: {
        others: {
          links: [
            { label: "Sales consultant", href: "/our-company/careers/sales-consultant" },
            { label: "All open positions", href: "/our-company/careers" },
          ],
        },
      },
    });
  });
});

test("a position that is not open is not found", async () => {
  expect(await load("pilot")).toEqual({ kind: "not-found" });
});
