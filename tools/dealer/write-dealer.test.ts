import path from "node:path";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, describe, expect, test } from "@jest/globals";
import { checkContent } from "../content/check-content.ts";
import { dealerFacts, missingFacts, newDealerOptions } from "./new-dealer-options.ts";
import { writeDealer } from "./write-dealer.ts";

afterAll(removeCopies);

const facts = {
  name: "Plains & Sons Ford",
  host: "www.plainsford.example",
  phone: "(785) 555-0142",
  email: "hello@plainsford.example",
  address: "12 Iron Avenue",
  city: "Salina",
  state: "KS",
  zip: "67401",
  at: "38.84,-97.61",
};

const optionsOf = (given: Record<string, string>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);

const stores = ["Salina", "Manhattan", "Hays"].flatMap((name) => ["--store", name]);

describe("a new dealer", () => {
  test("with three stores is one that the site takes, with nothing wrong and nothing noted", async () => {
    const { folder } = await copyDealers();
    const given = newDealerOptions(["plains-ford", ...optionsOf(facts), ...stores]);
    expect(missingFacts(given)).toEqual([]);
    const files = await writeDealer(folder, dealerFacts(given));
    expect(files.map((file) => path.relative(folder, file))).toEqual([
      "plains-ford/dealer.json",
      "plains-ford/stores/salina.json",
      "plains-ford/stores/manhattan.json",
      "plains-ford/stores/hays.json",
      "plains-ford/assets/logo.svg",
      "plains-ford/assets/logo-white.svg",
    ]);
    expect(await checkContent(folder, "plains-ford")).toEqual({ problems: [], notes: [] });
    const dealers = await loadDealers(folder);
    expect(dealers.dealerOf("plainsford.example")).toBe("plains-ford");
    expect(dealers.stores("plains-ford")).toEqual(["hays", "manhattan", "salina"]);
    const config = dealers.config({ dealerId: "plains-ford", storeId: null });
    expect(config.company).toMatchObject({ state: "Kansas", phone: "+17855550142" });
    expect(config.store.id).toBe("salina");
  });

  test("has one store, named after its city, unless others are named", () => {
    const given = newDealerOptions(["plains-ford", ...optionsOf(facts)]);
    expect(dealerFacts(given).stores).toEqual([{ id: "salina", name: "Salina" }]);
  });

  test("is asked for what the command line leaves out", () => {
    const { phone: _phone, zip: _zip, ...others } = facts;
    const given = newDealerOptions(["plains-ford", ...optionsOf(others)]);
    expect(missingFacts(given).map(([name]) => name)).toEqual(["phone", "zip"]);
  });

  test("with wrong facts is refused with all of them", () => {
    const wrong = {
      ...facts,
      host: "https://x",
      phone: "12",
      state: "Kansas",
      zip: "674",
      at: "here",
    };
    expect(() => dealerFacts(newDealerOptions(["Plains", ...optionsOf(wrong)]))).toThrow(
      /^ID: expected .*\n--host: expected .*\n--phone: expected .*\n--state: expected .*\n--zip: expected .*\n--at: expected /,
    );
  });

  test("does not overwrite another one", async () => {
    const { folder } = await copyDealers();
    const given = newDealerOptions(["heartland", ...optionsOf(facts)]);
    await expect(writeDealer(folder, dealerFacts(given))).rejects.toThrow("exists already");
  });
});
