import { describe, expect, test } from "@jest/globals";
import { bodyOfForm, parseFormFields } from "./form-fields.ts";

describe("the fields of an HTML form", () => {
  test("become a contact and a vehicle by their names", () => {
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
    expect(bodyOfForm(parseFormFields(body))).toEqual({
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

  test("keep an invalid number as text, so that validation reports it", () => {
    expect(bodyOfForm({ "vehicle.year": "about 2019" })).toEqual({
      vehicle: { year: "about 2019" },
    });
  });

  test("use the last of repeated fields, and ignore invalid names", () => {
    const body = JSON.parse(
      '{"a":["1","2"],"__proto__":{"x":"y"},"a.__proto__.b":"1","":"1","b[0]":"1","c":{"d":"e"},"d":1}',
    );
    expect(parseFormFields(body)).toEqual({ a: "2" });
    expect(parseFormFields(null)).toEqual({});
    expect(parseFormFields("a=b")).toEqual({});
  });

  test("never write to a prototype, nor mix a text with an object", () => {
    expect(bodyOfForm({ vehicle: "x", "vehicle.vin": "y", "constructor.name": "z" })).toEqual({
      vehicle: { vin: "y" },
      constructor: { name: "z" },
    });
    expect(({} as Record<string, unknown>)["name"]).toBeUndefined();
  });
});
