import { ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("service", createService, ["dealers", "database"]);

describe("the service index", () => {
  test("has ten questions, the tire center and the department's hours", async () => {
    const { status, body } = await request("/api/service/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = ServiceIndex.parse(body);
    expect(page.faq.items).toHaveLength(10);
    expect(page.tireCenter.id).toBe("tires");
    expect(page.hero.list[2]).toBe("Open Monday to Saturday 8 a.m. to 6 p.m.; Sunday closed");
    expect(page.scheduleLink).toBeNull();
  });

  test("lists each dealer's specials, with the text for a day without any", async () => {
    const specials = async (dealer: string) =>
      ServiceIndex.parse((await request("/api/service/pages/index", dealer)).body).specials;
    const empty = "No offers available at this time. Please check back later.";
    expect(await specials("ozark-mitsubishi")).toMatchObject({
      empty,
      offers: [{ id: "oil-change-tire-rotation" }, { id: "road-trip-check" }],
    });
    expect(await specials("heartland")).toMatchObject({
      empty,
      offers: [{ id: "alignment-check" }, { id: "winter-battery-test" }],
    });
  });

  test("is not there for a store without service", async () => {
    expect(await request("/api/service/pages/index", "heartland", "jefferson-city")).toMatchObject({
      status: 404,
      body: { error: { code: "content-unknown" } },
    });
  });
});
