import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { careersFixture } from "../../parts/positions/fixtures/careers.ts";
import { loadCareers } from "./careers-loader.ts";

async function loaded(address: string, careers = careersFixture) {
  return withService(answer(getCareers, careers), async ({ url }) => {
    const result = await loadCareers(pageRequest(address, url));
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
  expect(data.positions.map(({ applyHref }) => applyHref)).toEqual([
    "/our-company/careers?position=sales-consultant#careers-form",
    "/our-company/careers?position=detailer#careers-form",
  ]);
});

test("a position says where, when and how much, as far as the dealer says it", async () => {
  const { data } = await loaded("/our-company/careers");
  expect(data.positions).toMatchObject([
    { facts: "Full time", pay: null, href: null },
    {
      facts: "Rolla · Part time · Monday to Friday, 1 to 5 p.m.",
      pay: "$16.00 to $18.50 an hour",
      href: "/our-company/careers/detailer",
    },
  ]);
});

test.each([
  [5, "You’ll hear from us within 5 business days, whatever we decide."],
  [1, "You’ll hear from us within one business day, whatever we decide."],
  [null, null],
])(
  "an applicant is told by when they hear from a dealer who promises %j days",
  async (replyDays, reply) => {
    const { data } = await loaded("/our-company/careers", { ...careersFixture, replyDays });
    expect(data.form.reply).toBe(reply);
  },
);
