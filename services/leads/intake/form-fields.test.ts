import { describe, expect, test } from "@jest/globals";
import { flatFields, nestedFields } from "./form-fields.ts";

describe("a form without a script", () => {
  test("means a person and a vehicle by the names of its fields", () => {
    const body = {
      template: "UNLOCK_PRICE",
      firstName: "Ada",
      email: "",
      "vehicle.vin": "2T3P1RFV8MC123456",
      "vehicle.year": "2021",
      "vehicle.odometer": " 45,210 ",
      "vehicle.trim": " ",
      "vehicle.finance.amount": "100000",
      text: "",
    };
    expect(nestedFields(flatFields(body))).toEqual({
      template: "UNLOCK_PRICE",
      user: { firstName: "Ada", email: "" },
      vehicle: {
        vin: "2T3P1RFV8MC123456",
        year: 2021,
        odometer: 45_210,
        finance: { amount: 100_000 },
      },
      text: "",
    });
  });

  test("keeps what is no number where one is meant, so that it is refused and not lost", () => {
    expect(nestedFields({ "vehicle.year": "about 2019" })).toEqual({
      vehicle: { year: "about 2019" },
    });
  });

  test("says a thing once, and nothing by names that are none", () => {
    const body = JSON.parse(
      '{"a":["1","2"],"__proto__":{"x":"y"},"a.__proto__.b":"1","":"1","b[0]":"1","c":{"d":"e"},"d":1}',
    );
    expect(flatFields(body)).toEqual({ a: "2" });
    expect(flatFields(null)).toEqual({});
    expect(flatFields("a=b")).toEqual({});
  });

  test("never reaches a prototype, nor mixes a text with a group", () => {
    expect(nestedFields({ vehicle: "x", "vehicle.vin": "y", "constructor.name": "z" })).toEqual({
      vehicle: { vin: "y" },
      constructor: { name: "z" },
    });
    expect(({} as Record<string, unknown>)["name"]).toBeUndefined();
  });
});
