import { getVocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { areaClient } from "./area-client.ts";

const vocabulary = { makes: [{ slug: "other", name: "Other makes", models: [] }] };
const request = {
  ...pageRequest("/cars-for-sale", "http://inventory.test"),
  fetch: async () => Response.json(vocabulary),
};

test("what services say in English is in the language of the page", async () => {
  const words = { "Other makes": "Otras marcas" };
  const call = areaClient({ ...request, site: siteFixture({ language: "es", words }) });
  expect(await call(getVocabulary)).toEqual({
    makes: [{ slug: "other", name: "Otras marcas", models: [] }],
  });
});

test("an English page has it as it is", async () => {
  expect(await areaClient(request)(getVocabulary)).toEqual(vocabulary);
});
