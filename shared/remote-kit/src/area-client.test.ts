import { endpoint } from "@forecourt/contracts/endpoint";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import { areaClient } from "./area-client.ts";

const getServices = endpoint({
  method: "GET",
  path: "/api/service/services",
  reply: z.array(z.object({ opCode: z.string(), name: z.string() })),
  errors: [],
});
const services = [{ opCode: "ROT", name: "Tire rotation" }];
const request = {
  ...pageRequest("/service", "http://service.test"),
  fetch: async () => Response.json(services),
};

test("what services say in English is in the language of the page", async () => {
  const words = { "Tire rotation": "Rotación de llantas" };
  const call = areaClient({ ...request, site: siteFixture({ language: "es", words }) });
  expect(await call(getServices)).toEqual([{ opCode: "ROT", name: "Rotación de llantas" }]);
});

test("an English page has it as it is", async () => {
  expect(await areaClient(request)(getServices)).toEqual(services);
});
