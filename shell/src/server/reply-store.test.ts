import { describe, expect, test } from "@jest/globals";
import { createReplyStore } from "./reply-store.ts";

describe("createReplyStore", () => {
  test("returns the same object, which no loader can change", () => {
    const replies = createReplyStore();
    const parsed = { vehicles: [{ price: 1 }] };
    replies.set("one /search", { text: "{}", parsed });
    expect(replies.get("one /search")?.parsed).toBe(parsed);
    expect(() => parsed.vehicles.push({ price: 2 })).toThrow(TypeError);
    expect(() => {
      const [first] = parsed.vehicles;
      if (first) first.price = 2;
    }).toThrow(TypeError);
  });

  test("stays within the size of its texts", () => {
    const replies = createReplyStore(10_000);
    const reply = (length: number) => ({ text: "x".repeat(length), parsed: {} });
    for (let number = 0; number < 100; number += 1) replies.set(`${number}`, reply(900));
    const stored = Array.from({ length: 100 }, (_, number) => replies.get(`${number}`));
    expect(stored.filter((one) => one !== undefined).length).toBeLessThanOrEqual(11);
    expect(replies.get("99")).toBeDefined();
    replies.set("long", reply(2_000));
    expect(replies.get("long")).toBeUndefined();
  });
});
