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
  ["warm air from the AC", "AC blows warm", [], ["AC"]],
  ["the AC, spelled otherwise", "a/c isnt working", ["LOF"], ["AC"]],
  ["the AC, not named", "Blowing hot air even on max", [], ["AC"]],
  ["a pull, in fewer words", "pulls left", [], ["ALIGN"]],
  ["a drift", "Drifts right on the highway", [], ["ALIGN"]],
  ["brakes, not named", "grinding noise when I stop", [], ["BRAKE-INSP"]],
  ["a stop that is about the engine", "Engine dies when I stop at a light", [], ["DIAG"]],
  ["a light beside other work", "check engine light", ["BRAKE-INSP"], ["DIAG"]],
  ["a car that cranks", "Won’t start when it’s cold", ["BRAKE-INSP"], ["DIAG"]],
  ["a wish", "Please vacuum the car", ["LOF"], ["DIAG"]],
  ["nothing", "", ["LOF"], []],
])("books for %s what finds its cause", async (_what, symptoms, chosen, added) => {
  const dealers = await loadDealers(shippedDealers);
  const now = () => new Date("2026-11-23T15:00:00Z");
  const choice = { dealerId: "ozark-mitsubishi", storeId: null };
  const store = oneShopStore({ dealers: { current: () => dealers }, now }, choice);
  expect(servicesOfSymptoms(store, { symptoms, chosen })).toEqual(added);
});
