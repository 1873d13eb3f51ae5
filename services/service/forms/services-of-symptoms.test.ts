import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { expect, test } from "@jest/globals";
import { oneShopStore } from "../staff/shop-stores.ts";
import { servicesOfSymptoms } from "./services-of-symptoms.ts";

const brakes = "Squeaks when braking";

test.each([
  ["a common problem", brakes, [], ["BRAKE-INSP"]],
  ["one with other work", "Pulls to one side", ["LOF"], ["ALIGN"]],
  ["one without a service of its own", "Warning light is on", ["LOF"], ["DIAG"]],
  ["two", `${brakes}\nStrange noise`, [], ["BRAKE-INSP", "DIAG"]],
  ["own words", "It rattles", [], ["DIAG"]],
  ["own words with other work", "It rattles", ["LOF"], ["DIAG"]],
  ["own words about a common problem", `${brakes}\nIn the morning`, [], ["BRAKE-INSP"]],
  ["own words with work that looks into them", "They squeal", ["BRAKE-INSP"], []],
  ["anything with the diagnosis", `${brakes}\nIt rattles`, ["DIAG"], []],
  ["a common problem with a detail", `${brakes}, worse in the rain`, [], ["BRAKE-INSP"]],
  ["one in lower case", "squeaks when braking", [], ["BRAKE-INSP"]],
  ["own words that name one", "My brakes squeal in the morning", [], ["BRAKE-INSP"]],
  ["a wish", "Please vacuum the car", ["LOF"], ["DIAG"]],
  ["nothing", "", ["LOF"], []],
])("books for %s what finds its cause", async (_what, symptoms, chosen, added) => {
  const dealers = await loadDealers(shippedDealers);
  const now = () => new Date("2026-11-23T15:00:00Z");
  const choice = { dealerId: "ozark-mitsubishi", storeId: null };
  const store = oneShopStore({ dealers: { current: () => dealers }, now }, choice);
  expect(servicesOfSymptoms(store, { symptoms, chosen })).toEqual(added);
});
