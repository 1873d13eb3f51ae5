import type { SiteContext } from "@forecourt/contracts/site";
import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, removeCopies } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

afterAll(removeCopies);

const form = "/auto-financing/apply-for-financing";
const score = "/auto-financing/free-credit-score-pre-approval";

/** The site of a dealer with these settings of `autoFinancing`. */
async function siteWith(autoFinancing: Record<string, string | boolean>): Promise<SiteContext> {
  const copy = await copyDealers();
  await copy.set("ozark-mitsubishi/dealer.json", ["autoFinancing"], autoFinancing);
  const dealers = await loadDealers(copy.folder);
  return dealers.site({ dealerId: "ozark-mitsubishi", storeId: null });
}

/** The pages that are switched on, and whether a menu leads to the form and to the score. */
function offered({ pages, menu, creditCheckUrl }: SiteContext) {
  const paths = menu.header.flatMap(({ links }) => links.map(({ path }) => path));
  return {
    flags: ["preApproval", "creditScore", "fullCredit"].filter((flag) => pages[flag]),
    links: [form, score].filter((path) => paths.includes(path)),
    phone: menu.mobile.some(({ action }) => action === "pre-approval"),
    creditCheckUrl,
  };
}

describe("autoFinancing", () => {
  test("switches the pre-approval off with its score, in pages and menus", async () => {
    expect(offered(await siteWith({ preApproved: false }))).toEqual({
      flags: ["fullCredit"],
      links: [],
      phone: false,
      creditCheckUrl: null,
    });
  });

  test("switches the full application off", async () => {
    expect(offered(await siteWith({ fullCredit: false }))).toEqual({
      flags: ["preApproval", "creditScore"],
      links: [form, score],
      phone: true,
      creditCheckUrl: null,
    });
  });

  test("gives the check of the score to a partner, also without a pre-approval", async () => {
    const link = "https://score.partner.example/check";
    const switched = { preApproved: false, creditScorePreApprovalLink: link };
    expect(offered(await siteWith(switched))).toEqual({
      flags: ["creditScore", "fullCredit"],
      links: [score],
      phone: false,
      creditCheckUrl: link,
    });
  });
});
