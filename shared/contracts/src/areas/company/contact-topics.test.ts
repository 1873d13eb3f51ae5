import { describe, expect, test } from "@jest/globals";
import { contactTopicIds, offeredTopics, templateOfTopic } from "./contact-topics.ts";

const everything = { search: true, autoFinancing: true, sellTrade: true };

describe("topics of the contact form", () => {
  test("are seven, all offered by a store that does everything", () => {
    expect(offeredTopics(everything)).toEqual(contactTopicIds);
    expect(contactTopicIds).toHaveLength(7);
  });

  test("are not offered where their area is switched off", () => {
    expect(offeredTopics({ ...everything, sellTrade: false })).toEqual([
      "purchase",
      "financing",
      "recentPurchase",
      "billing",
      "general",
    ]);
    expect(offeredTopics({})).toEqual(["recentPurchase", "billing", "general"]);
  });

  test("have the template of those who answer", () => {
    expect(contactTopicIds.map((id) => templateOfTopic(id, everything))).toEqual([
      "CONTACT_SALES",
      "CONTACT_FINANCE",
      "SELL_OR_TRADE",
      "SELL_OR_TRADE",
      "CONTACT_DEALERSHIP",
      "CONTACT_DEALERSHIP",
      "CONTACT_DEALERSHIP",
    ]);
  });

  test("go to the dealership where their area is switched off, so that no message is lost", () => {
    expect(templateOfTopic("selling", { ...everything, sellTrade: false })).toBe(
      "CONTACT_DEALERSHIP",
    );
  });
});
