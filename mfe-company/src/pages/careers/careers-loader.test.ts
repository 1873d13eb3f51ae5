import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { careersFixture } from "../../parts/positions/fixtures/careers.ts";
import { loadCareers } from "./careers-loader.ts";

const cape = storeFixture();
const rolla = storeFixture({ id: "rolla", name: "Rolla", city: "Rolla" });
/** A visitor of the dealer's only store. */
const single = siteFixture({ places: [cape] });
/** Site for a visitor who has chosen a store of a group. */
const atRolla = siteFixture({ store: rolla, storeChosen: true, places: [cape, rolla] });

async function loaded(address: string, { careers = careersFixture, site = single } = {}) {
  return withService(answer(getCareers, careers), async ({ url }) => {
    const result = await loadCareers(pageRequest(address, url, { site }));
    if (result.kind !== "page") throw new Error(`expected a page, got ${result.kind}`);
    return result;
  });
}

test.each([
  ["/our-company/careers", ""],
  ["/our-company/careers?position=sales-consultant", "Sales consultant"],
  ["/our-company/careers?position=pilot", ""],
])("%s chooses %j in the form and has the page's one address", async (address, chosen) => {
  const { data, head } = await loaded(address);
  expect(data.form.position.chosen).toBe(chosen);
  expect(head.canonical).toBe("/our-company/careers");
});

test("each position leads to the form with itself chosen", async () => {
  const { data } = await loaded("/our-company/careers");
  const [all] = data.groups;
  expect(all?.positions.map(({ applyHref }) => applyHref)).toEqual([
    "/our-company/careers?position=sales-consultant#apply",
    "/our-company/careers?position=detailer#apply",
  ]);
});

test("a position says where, when and how much, as far as the dealer says it", async () => {
  const { data } = await loaded("/our-company/careers", { site: atRolla });
  expect(data.groups).toMatchObject([
    {
      title: null,
      positions: [
        { facts: "Full time", pay: null, href: null },
        {
          facts: "Rolla, MO · Part time · Monday to Friday, 1 to 5 p.m.",
          pay: "$16.00 to $18.50 an hour",
          href: "/our-company/careers/detailer",
        },
      ],
    },
  ]);
});

test("the form asks for one of a group's stores, that of the visitor at first", async () => {
  const { data } = await loaded("/our-company/careers", { site: atRolla });
  expect(data.form.store).toMatchObject({
    label: "Store",
    options: [
      { value: "cape", label: "Cape Girardeau" },
      { value: "rolla", label: "Rolla" },
    ],
    byPosition: { "Sales consultant": ["cape", "rolla"], Detailer: ["rolla"] },
    chosen: "rolla",
  });
});

test("the form is in the dealer's name, and asks for no store where there is one", async () => {
  const { data } = await loaded("/our-company/careers");
  expect(data.form).toMatchObject({
    consent: "You agree that Ozark may call or text you.",
    store: null,
  });
  expect(data.benefits?.list).toEqual(["A 401(k)"]);
});

test.each([
  [5, "You’ll hear from us within 5 business days, whatever we decide."],
  [1, "You’ll hear from us within one business day, whatever we decide."],
  [null, null],
])(
  "an applicant is told by when they hear from a dealer who promises %j days",
  async (replyDays, reply) => {
    const { data } = await loaded("/our-company/careers", {
      careers: { ...careersFixture, replyDays },
    });
    expect(data.form.reply).toBe(reply);
  },
);
