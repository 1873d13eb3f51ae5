import { describe, expect, test } from "@jest/globals";
import { contactTopicIds, offeredTopics, templateOfTopic } from "./contact-topics.ts";

const everything = { search: true, autoFinancing: true, sellTrade: true, service: true };
const withService = { ...everything, serviceTopic: true };

describe("topics of the contact form", () => {
  test("are the seven of the specification at a store that does everything", () => {
    expect(offeredTopics(everything)).toEqual(contactTopicIds.filter((id) => id !== "service"));
    expect(offeredTopics(everything)).toHaveLength(7);
  });

  test("include service where the dealer says so, at a store that has service", () => {
    expect(offeredTopics(withService)).toEqual(contactTopicIds);
    expect(offeredTopics({ ...withService, service: false })).not.toContain("service");
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
    expect(contactTopicIds.map((id) => templateOfTopic(id, withService))).toEqual([
      "CONTACT_SALES",
      "CONTACT_FINANCE",
      "SELL_OR_TRADE",
      "SELL_OR_TRADE",
      "CONTACT_SERVICE",
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
