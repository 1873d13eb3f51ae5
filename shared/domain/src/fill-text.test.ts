import { expect, test } from "@jest/globals";
import { fillText } from "./fill-text.ts";

const texts = { plain: "Call us", call: "Call {store} at {phone}", fact: "At {company.city}" };

test("fills placeholders once, and leaves those without a value", () => {
  expect(fillText(texts, "plain")).toBe("Call us");
  expect(fillText(texts, "call", { store: "{phone}", phone: 1 })).toBe("Call {phone} at 1");
  expect(fillText(texts, "call", { store: "Rolla" })).toBe("Call Rolla at {phone}");
  expect(fillText(texts, "fact", { city: "Rolla" })).toBe("At {company.city}");
  expect(fillText(texts, "missing")).toBe("missing");
});

test.each([
  ["{count} of {total} cars", { count: 3, total: "1,084" }, "3 of 1,084 cars"],
  ["{count} of {total} cars", { count: 3 }, "3 of {total} cars"],
  ["{count} of {total} cars", { count: "{total}", total: 9 }, "{total} of 9 cars"],
  ["{count} cars {", { count: 0 }, "0 cars {"],
  ["{a{count}}", { count: 1 }, "{a1}"],
])("fills %s with %j", (text, values, filled) => {
  expect(fillText({ key: text }, "key", values)).toBe(filled);
});
