import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { loadCareers } from "./careers-loader.ts";

const position = { place: null, hours: "Full time", description: "You help people." };
const published = {
  head: { title: "Careers", description: "Open positions." },
  title: "Join our team",
  lead: "Work with us.",
  positionsTitle: "Open positions",
  noPositions: "Nothing is open today.",
  positions: [
    { ...position, title: "Sales consultant" },
    { ...position, title: "Detailer" },
  ],
  formTitle: "Apply",
  otherPosition: "Another position",
  body: [{ kind: "paragraph" as const, runs: [{ text: "Send your resume." }] }],
};

async function loaded(address: string) {
  return withService(answer(getCareers, published), async ({ url }) => {
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
