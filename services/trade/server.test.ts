import { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { testContentService } from "@forecourt/testing/content-service";
import { describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const request = testContentService("trade", createService, ["dealers", "database"]);

describe("the sell and trade index", () => {
  test("compares three ways in ten rows and names the days an offer holds", async () => {
    const { status, body } = await request("/api/trade/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = TradeIndex.parse(body);
    expect(page.comparison.columns).toEqual(["Sell to us", "Trade in with us", "Sell privately"]);
    expect(page.comparison.rows).toHaveLength(10);
    expect(page.comparison.rows[3]).toEqual({
      label: "How long the price is good",
      cells: ["7 days, in writing", "7 days, in writing", "Until the buyer changes their mind"],
    });
    expect(page.sections.map((section) => section.id)).toEqual([
      "offers",
      "what-to-bring",
      "stop-by",
      "owing",
    ]);
  });

  test("is not there for a store that takes no trades", async () => {
    expect(await request("/api/trade/pages/index", "heartland", "sedalia")).toMatchObject({
      status: 404,
      body: { error: { code: "content-unknown" } },
    });
    expect((await request("/api/trade/pages/index", "heartland", "rolla")).status).toBe(200);
  });
});
