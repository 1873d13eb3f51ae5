import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { loadYourVehicleStep } from "./step-loader.ts";

const token = "t".repeat(43);

function load(params: Record<string, string>) {
  const path = `/sell-trade-my-car/your-vehicle/${Object.values(params).join("/")}`;
  // No service listens there: these pages ask none.
  return loadYourVehicleStep({ ...pageRequest(path, "http://127.0.0.1:9"), params });
}

describe("loadYourVehicleStep", () => {
  test.each([
    ["an unknown step", { token, step: "price" }],
    ["a category of the car", { token, step: "car", category: "condition" }],
  ])("finds no page for %s", async (_name, params) => {
    expect(await load(params)).toEqual({ kind: "not-found" });
  });

  test("says of a link that is no token that it no longer works, in the minimal layout", async () => {
    expect(await load({ token: "short" })).toMatchObject({
      kind: "page",
      status: 404,
      noStore: true,
      layout: "minimal",
      data: { kind: "gone", title: "This link no longer works" },
      head: { index: false, canonical: null },
    });
  });
});
