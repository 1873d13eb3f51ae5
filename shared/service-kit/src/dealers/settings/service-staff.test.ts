import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";

afterAll(removeCopies);

const cape = { dealerId: "ozark-mitsubishi", storeId: null };

/** The problems of the shipped dealers with other advisers of a store. */
async function problemsOf(file: string, ids: readonly string[]): Promise<readonly string[]> {
  const copy = await copyDealers();
  const advisers = ids.map((id) => ({ id }));
  await copy.set(file, ["scheduling", "advisers"], advisers);
  return loadDealers(copy.folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return error.problems;
      throw error;
    },
  );
}

test("takes name, title and picture of an adviser from the team", async () => {
  const copy = await copyDealers();
  const team = "ozark-mitsubishi/content/company/team.json";
  await copy.set(team, ["members", 6, "photo"], "logo.svg");
  const dealers = await loadDealers(copy.folder);
  const [adviser] = dealers.config(cape).scheduling.advisers;
  expect(adviser).toMatchObject({
    id: "tobias-kettle",
    name: "Tobias Kettle",
    title: "Service advisor",
    photo: dealers.assetPath("ozark-mitsubishi", "logo.svg"),
  });
});

test("names every adviser of the shipped dealers, at every store", async () => {
  const dealers = await loadDealers(shippedDealers);
  const tenants = dealers.ids.flatMap((dealerId) =>
    dealers.stores(dealerId).map((storeId) => ({ dealerId, storeId })),
  );
  const advisers = tenants.flatMap((tenant) => dealers.config(tenant).scheduling.advisers);
  expect(advisers.length).toBeGreaterThan(4);
  for (const { title } of advisers) expect(title).toMatch(/advisor/i);
});

test("reports an adviser who is not in the service department, with file and place", async () => {
  const file = "ozark-mitsubishi/dealer.json";
  expect(await problemsOf(file, ["tobias-kettel", "dale-overby"])).toEqual([
    expect.stringMatching(
      /^ozark-mitsubishi\/dealer\.json: scheduling\.advisers\[0\]\.id: .*team\.json, found "tobias-kettel"; did you mean "tobias-kettle"\?/,
    ),
    expect.stringMatching(/scheduling\.advisers\[1\]\.id: .*found "dale-overby"/),
  ]);
});
