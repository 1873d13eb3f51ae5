import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import { describe, expect, test } from "@jest/globals";
import { site } from "../../testing/inventory-fixture.ts";

function titleOf(filter: SearchFilter): string {
  const { make = [], model = [], store = [], excluded = [] } = filter;
  return listTitle(site.texts, filter, { make, model, store, excluded });
}

describe("listTitle", () => {
  test.each<[SearchFilter, string]>([
    [{}, "Cars"],
    [{ condition: "used" }, "Used cars"],
    [{ bodyStyle: ["sedans"] }, "Sedans"],
    [{ bodyStyle: ["commercial"] }, "Commercial vehicles"],
    [{ bodyStyle: ["commercial", "minivans"] }, "Commercial vehicles and minivans"],
    [{ condition: "used", bodyStyle: ["commercial"] }, "Used commercial vehicles"],
    [{ condition: "new", bodyStyle: ["suvs", "trucks"] }, "New SUVs and trucks"],
    [{ condition: "used", bodyStyle: ["suvs", "trucks", "coupes"] }, "Used cars in 3 body styles"],
    [{ condition: "used", make: ["Honda"] }, "Used Honda"],
    [{ make: ["Honda", "Ram"] }, "Honda and Ram vehicles"],
    [{ condition: "certified", make: ["Honda", "Ram", "Kia"] }, "Certified cars from 3 makes"],
    [{ make: ["Tesla"], bodyStyle: ["convertibles"] }, "Tesla convertibles"],
    [
      { condition: "used", make: ["Honda", "Ram"], bodyStyle: ["trucks", "suvs"] },
      "Used Honda and Ram trucks and SUVs",
    ],
    [
      { condition: "used", make: ["Honda", "Ram", "Kia"], bodyStyle: ["suvs"] },
      "Used SUVs from 3 makes",
    ],
    [
      { make: ["Honda"], bodyStyle: ["suvs", "trucks", "coupes"] },
      "Honda vehicles in 3 body styles",
    ],
    [{ condition: "used", make: ["Honda"], model: ["Civic"] }, "Used Honda Civic"],
    [{ condition: "used", make: ["Honda"], model: ["Civic", "Fit"] }, "Used Honda Civic and Fit"],
    [{ make: ["Honda"], model: ["Civic", "Fit", "Pilot"] }, "Honda vehicles in 3 models"],
    [{ make: ["Honda"], model: ["Civic"], bodyStyle: ["sedans"] }, "Honda Civic sedans"],
    [{ condition: "used", make: ["Honda", "Kia"], model: ["Civic", "Rio"] }, "Used Civic and Rio"],
    [
      { make: ["Honda", "Kia"], model: ["Civic", "Fit", "Rio"] },
      "Honda and Kia vehicles in 3 models",
    ],
    [{ bodyStyle: ["commercial"], priceMax: 20_000 }, "Commercial vehicles under $20,000"],
    [{ doors: ["4"] }, "Cars (4 doors)"],
    [{ exteriorColor: ["red"] }, "Cars (red)"],
    [{ condition: "used", interiorColor: ["black"] }, "Used cars (black interior)"],
    [{ make: ["Honda"], exteriorColor: ["red", "blue"] }, "Honda (red, blue)"],
    [{ history: ["no-accidents", "one-owner"] }, "Cars (no accidents reported, one owner)"],
    [{ feature: ["sunroof"], drivetrain: ["awd"] }, "Cars with sunroof (all-wheel drive)"],
    [{ feature: ["apple-carplay", "sunroof"] }, "Cars (Apple CarPlay, sunroof)"],
    [{ store: ["Rolla"], text: "lancer" }, "Cars (Rolla, “lancer”)"],
    [{ excluded: ["Not black"] }, "Cars (not black)"],
    [
      { exteriorColor: ["red", "blue", "gray", "gold"], priceMax: 9_000 },
      "Cars under $9,000 (4 filters)",
    ],
  ])("of %j", (filter, title) => {
    expect(titleOf(filter)).toBe(title);
  });
});
