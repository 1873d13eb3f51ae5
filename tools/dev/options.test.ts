import { expect, test } from "@jest/globals";
import { devOptions } from "./options.ts";

test("without arguments everything is built, and types are checked", () => {
  expect(devOptions([])).toEqual({ names: [], types: true, record: null });
});

test("names, a record and --no-types are read in any order", () => {
  const args = ["mfe-trade", "--record", "live", "--no-types", "shell"];
  expect(devOptions(args)).toEqual({ names: ["mfe-trade", "shell"], types: false, record: "live" });
});

test.each([["trade"], ["--types"], ["mfe-trade", "--record"]])(
  "%j is answered with the usage",
  (...args) => {
    expect(() => devOptions(args)).toThrow("usage: npm run dev");
  },
);

test("a record without a name is refused, because nothing would be built", () => {
  expect(() => devOptions(["--record", "live"])).toThrow(
    "--record needs the name of what is built from source",
  );
});
