import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { detailer, salesConsultant } from "./fixtures/careers.ts";
import { positionGroups } from "./position-groups.ts";

const cape = storeFixture({ id: "cape", name: "Cape Girardeau", city: "Cape Girardeau" });
const rolla = storeFixture({ id: "rolla", name: "Rolla", city: "Rolla" });
const places = [cape, rolla];
const mechanic = { ...detailer, id: "mechanic", title: "Mechanic", storeIds: ["cape"] };

/** Heading, what is said without positions, and titles of each group. */
const groupsAt = (site: Parameters<typeof siteFixture>[0], positions = [mechanic, detailer]) =>
  positionGroups(positions, siteFixture(site)).map((group) => [
    group.title,
    group.none,
    group.positions.map(({ title }) => title),
  ]);

test("the positions of the chosen store come first", () => {
  expect(groupsAt({ store: rolla, storeChosen: true, places })).toEqual([
    ["At our Rolla store", null, ["Detailer"]],
    ["At our other stores", null, ["Mechanic"]],
  ]);
});

test("a chosen store without positions of its own says so", () => {
  expect(groupsAt({ store: rolla, storeChosen: true, places }, [mechanic])).toEqual([
    ["At our Rolla store", "We have no openings in Rolla right now.", []],
    ["At our other stores", null, ["Mechanic"]],
  ]);
});

test.each([
  ["no store was chosen", { store: rolla, storeChosen: false, places }, [mechanic, detailer]],
  ["the dealer has one store", { store: cape, storeChosen: true, places: [cape] }, [mechanic]],
  ["all are open at it", { store: rolla, storeChosen: true, places }, [salesConsultant, detailer]],
])("positions have no headings where %s", (_name, site, positions) => {
  expect(groupsAt(site, positions)).toEqual([[null, null, positions.map(({ title }) => title)]]);
});
