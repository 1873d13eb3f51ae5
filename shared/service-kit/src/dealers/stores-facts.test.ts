import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { DealerConfigError } from "./problems/problem.ts";

const file = "heartland/content/company/home.json";
const question = "Whom do I call?";
const answer =
  "Call {stores.servicePhones}, or [book](/service/schedule). Hours: {stores.serviceHours}";
let copy: Awaited<ReturnType<typeof copyDealers>>;

beforeAll(async () => {
  copy = await copyDealers();
  await copy.set(
    file,
    ["faq", "items"],
    [
      { question, when: "service", answers: [answer] },
      { question: "Who are you?", answers: ["Four stores."] },
    ],
  );
});
afterAll(removeCopies);

async function answered(storeId: string | null) {
  const dealers = await loadDealers(copy.folder);
  const home = dealers.content({ dealerId: "heartland", storeId }, "company/home");
  return home?.faq.items[0];
}

const dialed = (item: Awaited<ReturnType<typeof answered>>) =>
  item?.runs?.flat().flatMap(({ href }) => (href?.startsWith("tel:") ? [href] : []));

test("without a chosen store, an answer names the phone and the hours of each store that has them", async () => {
  const item = await answered(null);
  expect(item?.answers[0]).toMatch(
    /^Call Columbia \(573\) 555-\d{4}, Rolla \(573\) 555-\d{4}, or Sedalia \(660\) 555-\d{4}, or book\. Hours: \nColumbia: .+\nRolla: .+\nSedalia: .+$/,
  );
  expect(dialed(item)).toHaveLength(3);
  expect(item?.runs?.flat()).toContainEqual({ text: "book", href: "/service/schedule" });
});

test("with a chosen store, it has that store's alone", async () => {
  const item = await answered("rolla");
  expect(item?.answers[0]).toMatch(/^Call \(573\) 555-\d{4}, or book\. Hours: [^\n]+$/);
  expect(dialed(item)).toHaveLength(1);
});

test.each([
  ["[us](/servise)", 'expected the path of a page of this site, found "/servise"'],
  ["[us](/auto-financing#nowhere)", "expected a section of that page"],
  ["[us](javascript:x)", "expected a path of this site, or an address that starts with"],
])("an answer with %j is refused with its file and place", async (link, message) => {
  const broken = await copyDealers();
  await broken.set(file, ["faq", "items", "2", "answers", "0"], `See ${link}.`);
  const error = await loadDealers(broken.folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof DealerConfigError)) throw error;
  expect(error.problems).toHaveLength(1);
  expect(error.problems[0]).toContain(`${file}: faq.items[2].answers[0]: ${message}`);
});
