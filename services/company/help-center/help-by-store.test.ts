import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { afterAll, expect, test } from "@jest/globals";

afterAll(removeCopies);

const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
const question = "How do I get a service appointment?";

/** The answer of a dealer with these page flags, one paragraph after the other, and the links of its category. */
async function answerWith(pages: Record<string, boolean>) {
  const { folder, set } = await copyDealers();
  await set("ozark-mitsubishi/dealer.json", ["pages"], pages);
  const { categories } = pageContent(await loadDealers(folder), tenant, "company/helpCenter");
  const category = categories.find(({ id }) => id === "after-you-buy");
  const found = category?.items.filter((item) => item.question === question) ?? [];
  expect(found).toHaveLength(1);
  return {
    answer: found[0]?.answers.join(" "),
    links: category?.links.map(({ href }) => href),
  };
}

test("the answer of a store with online booking begins with it, and links to it", async () => {
  const { answer, links } = await answerWith({});
  expect(answer).toMatch(/^Book online at any hour.*Or call \(573\) 555-0143/);
  expect(links).toEqual(["/service/schedule", "/service"]);
});

test("a store that takes appointments only by phone says whom to call, and promises no booking", async () => {
  const { answer, links } = await answerWith({ serviceSchedule: false });
  expect(answer).toMatch(/^Call \(\d{3}\) 555-\d{4}\. Tell us .+ Service hours: /);
  expect(links).toEqual(["/service"]);
});
