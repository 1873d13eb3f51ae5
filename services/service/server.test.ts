import { ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { ServiceOfferReply, ServiceOffers } from "@forecourt/contracts/areas/service/offers";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("service", createService, ["dealers", "database"]);

const list = "/api/service/pages/specials";
const one = (id: string) => `/api/service/offers/${id}`;

describe("the service index", () => {
  test("has ten questions, the tire center and the department's hours", async () => {
    const { status, body } = await request("/api/service/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = ServiceIndex.parse(body);
    expect(page.faq.items).toHaveLength(10);
    expect(page.tireCenter.id).toBe("tires");
    expect(page.hero.list[2]).toBe(
      "Open Monday to Saturday 8\u00a0a.m. to 6\u00a0p.m.; Sunday closed",
    );
    expect(page.schedulePath).toBe("/service/schedule");
    expect(page.hero.links[0]?.href).toBe("/service/schedule");
    expect(page.choices.map(({ opCode }) => opCode)).toContain("LOF");
  });

  test.each(["ozark-mitsubishi", "heartland"])(
    "of %s has the first three offers",
    async (dealer) => {
      const index = ServiceIndex.parse((await request("/api/service/pages/index", dealer)).body);
      const { offers } = ServiceOffers.parse((await request(list, dealer)).body);
      expect(offers.length).toBeGreaterThan(3);
      expect(index.offers).toEqual(offers.slice(0, 3));
      expect(index.offerCount).toBe(offers.length);
    },
  );

  test("is not there for a store without service", async () => {
    for (const path of ["/api/service/pages/index", list, one("oil-change")]) {
      expect(await request(path, "heartland", "jefferson-city")).toMatchObject({
        status: 404,
        body: { error: { code: "content-unknown" } },
      });
    }
  });
});

describe("the offers", () => {
  test("are those for everyone, and those for the vehicle that the address names", async () => {
    const read = async (query: string) =>
      ServiceOffers.parse((await request(`${list}?${query}`, "heartland")).body);
    const ids = async (query: string) => (await read(query)).offers.map(({ id }) => id);
    expect(await ids("")).toContain("brakes-for-older-cars");
    expect(await ids("year=2012&make=Ford&model=Focus")).toContain("brakes-for-older-cars");
    expect(await ids("year=2024&make=Ford&model=Escape")).not.toContain("brakes-for-older-cars");
    // Whether the page asks for the car does not depend on the car.
    expect((await read("year=2024")).hasConditions).toBe(true);
  });

  test.each(["year=soon", "year=2018&year=2019", "mileage=-5", "condition=rusty"])(
    "answer 400 for %s",
    async (query) => {
      expect(await request(`${list}?${query}`, "heartland")).toMatchObject({
        status: 400,
        body: { error: { code: "bad-query" } },
      });
    },
  );
});

describe("an offer", () => {
  test("has its terms with the day of its expiration, and what else is valid", async () => {
    const { status, body } = await request(one("oil-change"), "heartland");
    expect(status).toBe(200);
    const { offer, others } = ServiceOfferReply.parse(body);
    expect(offer).toMatchObject({ code: "OIL10", opCodes: ["LOF"] });
    expect(offer?.disclaimer).toMatch(/For visits through [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
    expect(others).toHaveLength(3);
    expect(others.map(({ id }) => id)).not.toContain("oil-change");
  });

  test("is unknown at another dealer, and by another name", async () => {
    for (const id of ["brake-inspection", "toString", "x".repeat(90)]) {
      expect(await request(one(id), "heartland")).toMatchObject({
        status: 404,
        body: { error: { code: "not-found" } },
      });
    }
    expect(await request(one("x".repeat(101)), "heartland")).toMatchObject({ status: 400 });
  });
});
