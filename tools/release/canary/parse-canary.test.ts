import path from "node:path";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describe, expect, test } from "@jest/globals";
import { parseCanary } from "./parse-canary.ts";
import { placesOf } from "./places.ts";

const release = "aaaaaaaaaaaaaaaa";
const nowhere = { dealer: [], store: [], schedule: undefined };

describe("the arguments of a canary", () => {
  test.each([
    [["mfe-trade", "10%"], {}, [null], [10]],
    [["10%", "mfe-trade", release], {}, [release], [10]],
    [["shell", "mfe-trade", "0.5%"], {}, [null, null], [0.5]],
    [["mfe-trade"], { dealer: ["heartland"] }, [null], [100]],
    [["mfe-trade", "10%"], { store: ["rolla"] }, [null], [10]],
    [["mfe-trade"], { schedule: "10% 30m, 100%" }, [null], [10, 100]],
  ])("%j with %j", (args, values, releases, percents) => {
    const { choices, steps } = parseCanary(args, { ...nowhere, ...values });
    expect(choices.map((one) => one.release)).toEqual(releases);
    expect(steps.map(({ percent }) => percent)).toEqual(percents);
  });

  test.each([
    [["10%"], {}, "expected names"],
    [["mfe-parts", "10%"], {}, "expected names"],
    [["mfe-trade"], {}, "expected who gets it"],
    [["mfe-trade", "0%"], {}, "expected who gets it"],
    [["mfe-trade", "100%"], {}, "nothing is left to compare with"],
    [["mfe-trade", "10%", "20%"], {}, "expected one percentage"],
    [["mfe-trade", "10%"], { schedule: "10% 1h, 100%" }, "expected one percentage"],
    [["mfe-trade"], { schedule: "10%, 100%" }, "--schedule: expected one like"],
  ])("%j with %j are refused", (args, values, why) => {
    expect(() => parseCanary(args, { ...nowhere, ...values })).toThrow(why);
  });
});

describe("the places of a canary", () => {
  const dealers = loadDealers(path.resolve(import.meta.dirname, "../../../dealers"));
  const found = async (dealer: string[], store: string[]) =>
    placesOf(await dealers, { dealer, store });

  test("are dealers, and stores by their name where it is the only one", async () => {
    expect(await found(["heartland"], [])).toEqual(["heartland"]);
    const [store = ""] = (await dealers).stores("heartland");
    expect(await found([], [`heartland/${store}`])).toEqual([`heartland/${store}`]);
    expect(await found([], [store])).toEqual([`heartland/${store}`]);
  });

  test("are all of a dealer with one store, whose visitors choose none", async () => {
    const [store = ""] = (await dealers).stores("ozark-mitsubishi");
    expect(await found([], [`ozark-mitsubishi/${store}`])).toEqual(["ozark-mitsubishi"]);
  });

  test.each([
    [["nobody"], [], '--dealer: there is no "nobody", but'],
    [[], ["nowhere"], "--store: expected one of"],
  ])("%j %j are refused with those that there are", async (dealer, store, why) => {
    await expect(found(dealer, store)).rejects.toThrow(why);
  });
});
