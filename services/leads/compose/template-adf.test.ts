import { LeadAction } from "@forecourt/contracts/leads/leads";
import { expect, test } from "@jest/globals";
import { adfOfTemplateLead } from "./template-adf.ts";

test("a form's trade-in is a vehicle of its own in the ADF, beside the car that is wanted", () => {
  const action = LeadAction.parse({
    template: "FULL_CREDIT_APP",
    user: { firstName: "Ada", lastName: "Moss", email: "ada@moss.example", phone: "" },
    vehicle: { make: "Kia", model: "Telluride", vin: "1M8GDM9AXKP042788", price: 3_124_100 },
    sellVehicles: [
      { interest: "trade-in", year: 2014, make: "Honda", model: "Civic", miles: 82_000 },
    ],
  });
  expect(adfOfTemplateLead(action)).toMatchObject({
    vehicle: { interest: "buy", make: "Kia", price: 3_124_100 },
    sellVehicles: [{ interest: "trade-in", year: 2014, make: "Honda", miles: 82_000 }],
  });
});
