import { financingPages } from "@forecourt/contracts/areas/financing/pages";
import { defaultPageFlags } from "@forecourt/contracts/dealer-config/pages";
import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, type DealersCopy, removeCopies } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { isOpen } from "./menus/menus.ts";
import { DealerConfigError } from "./problems/problem.ts";

afterAll(removeCopies);

const plans = "ozark-mitsubishi/content/financing/protectionPlans.json";
const tenantOf = (dealerId: string) => ({ dealerId, storeId: null });

async function load(change: (copy: DealersCopy) => Promise<void>) {
  const copy = await copyDealers();
  await change(copy);
  return loadDealers(copy.folder);
}

/** Loads with the page flag set, and returns what follows from it. */
async function switched(
  dealerId: string,
  flag: "badCredit" | "buyHerePayHere" | "protectionPlans",
  isOn: boolean,
) {
  const dealers = await load(async (copy) => {
    await copy.set(`${dealerId}/dealer.json`, ["pages"], { [flag]: isOn });
  });
  const tenant = tenantOf(dealerId);
  const [path] = financingPages[flag].paths;
  const links = dealers.site(tenant).menu.header.flatMap((menu) => menu.links);
  return {
    hasContent: dealers.content(tenant, `financing/${flag}`) !== null,
    isInMenu: links.some((link) => link.path === path),
    isOpen: isOpen(dealers.config(tenant), path),
    index: JSON.stringify(dealers.content(tenant, "financing/index")),
  };
}

describe.each([
  ["badCredit", "heartland"],
  ["buyHerePayHere", "heartland"],
  ["protectionPlans", "ozark-mitsubishi"],
] as const)("the page %s", (flag, dealerId) => {
  test("is off by default", () => {
    expect(defaultPageFlags[flag]).toBe(false);
  });

  test("has content and a menu entry where a dealer switches it on", async () => {
    expect(await switched(dealerId, flag, true)).toMatchObject({
      hasContent: true,
      isInMenu: true,
      isOpen: true,
    });
  });

  test("has no content, no menu entry and no link where it is off", async () => {
    const off = await switched(dealerId, flag, false);
    expect(off).toMatchObject({ hasContent: false, isInMenu: false, isOpen: false });
    expect(off.index).not.toContain(financingPages[flag].paths[0]);
  });
});

describe("the protection plans", () => {
  async function problemsAfter(change: (copy: DealersCopy) => Promise<void>) {
    return load(change).then(
      () => [],
      (error: unknown) => {
        if (error instanceof DealerConfigError) return [...error.problems];
        throw error;
      },
    );
  }

  test("are refused without the name of the company that has to fulfill them", async () => {
    const problems = await problemsAfter((copy) =>
      copy.set("heartland/dealer.json", ["pages"], { protectionPlans: true }),
    );
    expect(new Set(problems)).toEqual(
      new Set(
        ["serviceContract", "tireAndWheel"].map(
          (plan) =>
            `defaults/content/financing/protectionPlans.json: plans.${plan}.obligor: expected a text, found nothing`,
        ),
      ),
    );
  });

  test("are refused with a price that is a term of credit", async () => {
    const problems = await problemsAfter((copy) =>
      copy.set(plans, ["plans", "serviceContract", "price"], "$39 a month"),
    );
    expect(problems[0]).toContain("states a term of credit");
  });

  test("may be fewer, and may have prices", async () => {
    const dealers = await load(async (copy) => {
      await copy.set(plans, ["plans", "gap"], null);
      await copy.set(plans, ["plans", "prepaidMaintenance"], { price: "$349 for three visits" });
    });
    const page = dealers.content(tenantOf("ozark-mitsubishi"), "financing/protectionPlans");
    expect(page?.plans.gap).toBeNull();
    expect(page?.plans.prepaidMaintenance?.price).toBe("$349 for three visits");
    expect(page?.plans.serviceContract?.price).toBeNull();
  });
});

test("the cost of a low score is a claim with its disclosure", async () => {
  const dealers = await load(async () => {});
  const page = dealers.content(tenantOf("heartland"), "financing/badCredit");
  const cost = page?.sections.find(({ id }) => id === "cost");
  // 11,499.00 over 60 months at 19.24 % a year: 299.8116 a month.
  expect(cost?.creditTerms?.[0]).toContain(
    "59 monthly payments of $299.81 and a final payment of $299.94, 60 months at 19.24% APR",
  );
});
