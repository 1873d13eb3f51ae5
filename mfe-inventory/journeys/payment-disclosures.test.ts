import { readFile } from "node:fs/promises";
import path from "node:path";
import { FinanceProgram } from "@forecourt/contracts/dealer-config/finance-program";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { leasePayment } from "@forecourt/domain/payment/lease";
import { annuity, paymentAt } from "@forecourt/domain/payment/loan";
import { annualRate } from "@forecourt/domain/payment/rate";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { allow, fillInLead } from "@forecourt/e2e/lead-form";
import { type PaymentFigure, paymentFigures } from "@forecourt/e2e/payment-figures";
import { publicPages } from "@forecourt/e2e/public-pages";
import type { Site } from "@forecourt/e2e/site";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const dealers = path.resolve(import.meta.dirname, "../../dealers");

/** A dealer's finance program: its settings over the defaults. */
async function programOf(dealer: string): Promise<FinanceProgram> {
  const settingsOf = async (folder: string) =>
    JSON.parse(await readFile(path.join(dealers, folder, "dealer.json"), "utf8")).financeProgram;
  const [defaults, own] = await Promise.all([settingsOf("defaults"), settingsOf(dealer)]);
  const newerVehicles = { ...defaults.newerVehicles, ...own.newerVehicles };
  return FinanceProgram.parse({ ...defaults, ...own, newerVehicles });
}

const programs = {
  site: await programOf("ozark-mitsubishi"),
  group: await programOf("heartland"),
};

const money = String.raw`\$([\d,]+(?:\.\d\d)?)`;

function centsIn(text: string, pattern: string): number | null {
  const found = new RegExp(pattern.replace("$", money), "i").exec(text)?.[1];
  return found === undefined ? null : Math.round(Number(found.replaceAll(",", "")) * 100);
}

function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** Values in the words beside a figure, null where the words have none. */
function saidIn(beside: string) {
  const nothing = /nothing down|no down payment|no cash/i.test(beside) ? 0 : null;
  // The line of a card adds a trade-in to the cash; its disclosure names both.
  const cashDown = centsIn(beside, String.raw`$(?: \(\d+%\))? in cash`);
  const down = cashDown ?? centsIn(beside, String.raw`$(?: \(\d+%\))? down`) ?? nothing;
  const cash = centsIn(beside, "cash price $");
  const level = numberIn(beside, /(\d+) monthly payments/);
  return {
    apr: numberIn(beside, /(\d+\.\d\d)\s?% APR/),
    // "71 monthly payments and a last one" are 72.
    months: numberIn(beside, /(\d+) months/) ?? (level === null ? null : level + 1),
    down,
    /** Instead of an amount, percent of the price of each car. */
    downPercent: numberIn(beside, /(\d+)% (?:down|of the price in cash)/),
    trade: centsIn(beside, "$ (?:in )?trade") ?? 0,
    financed:
      centsIn(beside, "amount financed $") ??
      centsIn(beside, "$ financed") ??
      (cash === null ? null : cash - (down ?? 0)),
    score: numberIn(beside, /\bscore (?:of|around) (\d+)/),
  };
}

/** A lease says what is due at signing, and number and amount of the payments (12 CFR 1013.7(d)(2)). */
function leaseFaultsOf(
  { text, cents, beside, car }: PaymentFigure,
  program: FinanceProgram,
): string[] {
  const besideText = beside ?? "";
  const months = numberIn(besideText, /(\d+) monthly payments/);
  const [monthly, due] = [
    centsIn(besideText, "monthly payments of $"),
    centsIn(besideText, "$ due at signing"),
  ];
  const down = centsIn(besideText, "$ down") ?? 0;
  const trade = centsIn(besideText, "$ in trade") ?? 0;
  const [inAll, residual] = [
    centsIn(besideText, "$ in all"),
    centsIn(besideText, "residual value is $"),
  ];
  const known = [months, monthly, due, down, trade, inAll, residual].map(
    (one) => one ?? Number.NaN,
  );
  const [n = 0, each = 0, signing = 0, cash = 0, traded = 0, all = 0, left = 0] = known;
  const { acquisitionFeeCents: fee = 0, moneyFactor = 0 } = program.lease ?? {};
  const sums = [all - cash - n * each, signing - cash - each, known.some(Number.isNaN) ? 1 : 0];
  const write = text.includes(".") ? formatCents : formatDollars;
  if (
    sums.some((one) => one !== 0) ||
    write(each) !== write(cents) ||
    !/deposit/.test(besideText)
  ) {
    return [`"${text}" is not the lease "${besideText}"`];
  }
  if (!car) return [];
  const lease = { price: car.total + fee, reduction: cash + traded, residual: left };
  const right = leasePayment({ ...lease, months: n, moneyFactor, taxPercent: 0 }).monthly;
  return right === each ? [] : [`"${text}": expected ${formatCents(right)}`];
}

/** Faults of a figure; empty = its disclosure is there, and both have the same values. */
function faultsOf(
  { text, cents, beside, car }: PaymentFigure,
  program: FinanceProgram = programs.site,
): string[] {
  if (beside === null) return [`"${text}" stands alone`];
  if (/\blease\b/.test(beside)) return leaseFaultsOf({ text, cents, beside, car }, program);
  const { apr, months, downPercent, trade, financed, score, ...said } = saidIn(beside);
  const down =
    said.down ??
    (downPercent === null ? null : Math.round(((car?.total ?? 0) * downPercent) / 100));
  if (apr === null || months === null || down === null) {
    return [`"${text}": APR ${apr}, ${months} months, ${down} down in "${beside}"`];
  }
  const principal = car ? Math.max(0, car.total - down - trade) : financed;
  if (principal === null) return [`"${text}": no amount to check it with in "${beside}"`];
  // A card shows its total in whole dollars; half a dollar of the price is a cent or two a month.
  const slack = car ? [-50, 49] : [0];
  const write = text.includes(".") ? formatCents : formatDollars;
  const right = slack.map((more) =>
    write(paymentAt(Math.max(0, principal + more), annuity(apr, months))),
  );
  const faults = right.includes(write(cents)) ? [] : [`"${text}": expected ${right.join(" or ")}`];
  if (!car) return faults;
  if (score === null) return [...faults, `"${text}": no credit score in "${beside}"`];
  const rate = annualRate(program, { creditScore: score, months, year: car.year });
  return [
    ...faults,
    ...(rate.toFixed(2) === apr.toFixed(2) ? [] : [`"${text}": the rate is ${rate}, not ${apr}`]),
  ];
}

async function faultsOn(page: Page): Promise<{ count: number; faults: string[] }> {
  const figures = await paymentFigures(page);
  const program = programs[new URL(page.url()).hostname.startsWith("group.") ? "group" : "site"];
  const faults = figures.flatMap((one) => faultsOf(one, program));
  return { count: figures.length, faults };
}

const answered = "trade-in=yes&down=3000&trade=500&credit=690&term=72";

/** Every step, with every answer before it and with those of its sliders at an end. */
function stepsOf(vin: string): string[] {
  const given = [
    "",
    "down=3000",
    "down=20000&trade-in=yes",
    "down=0&trade-in=no",
    "down=0&trade-in=no&credit=690",
    answered,
  ];
  return given.flatMap((answers, step) =>
    [answers, answered].map((all) => `/personalize/2000-x-${vin}?step=${step + 1}&${all}`),
  );
}

/** Checks the figures of one page; those of a step are on the answers that it was given. */
async function expectDisclosed(page: Page, address: string): Promise<number> {
  const { count, faults } = await faultsOn(page);
  expect({ address, faults }).toEqual({ address, faults: [] });
  if (!address.includes(answered)) return count;
  for (const { beside, text } of await paymentFigures(page)) {
    const { down, trade, score } = saidIn(beside ?? "");
    expect({ address, text, down, trade, score }).toEqual({
      address,
      text,
      down: 300_000,
      trade: 50_000,
      score: 690,
    });
  }
  return count;
}

/** From the first question to the price, locked and then unlocked; `visit` opens an address. */
async function checkPersonalizing(page: Page, site: Site, visit: (address: string) => unknown) {
  const [, , , vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  await allow(page, site.origin, "functional");
  const price = `/personalize/2000-x-${vin}?step=6&${answered}`;
  let count = 0;
  const checkSteps = async () => {
    for (const address of stepsOf(vin)) {
      await visit(address);
      await expect(page.getByText(/^Step [1-6] of [56]$/)).toBeVisible();
      count += await expectDisclosed(page, address);
    }
  };
  await checkSteps();
  await visit(price);
  await expect(page.getByText("Step 6 of 6")).toBeVisible();
  await fillInLead(page.getByRole("main"));
  await page.getByRole("button", { name: "Show my price" }).click();
  await expect(page).toHaveURL(/\/quote\//);
  await expect(page.getByRole("heading", { name: "Payments side by side" })).toBeVisible();
  // The address of the answers, which the quote is for.
  expect(await expectDisclosed(page, price)).toBeGreaterThan(3);
  await checkSteps();
  // The down payment that covers the whole price has none.
  expect(count).toBeGreaterThanOrEqual(18);
  await visit(`/used-cars-for-sale/2000-x-${vin}`);
  expect(await expectDisclosed(page, "the car")).toBeGreaterThan(0);
}

test.describe("without JavaScript", () => {
  // Chromium reports the scripts that it does not run as refused.
  test.use({ javaScriptEnabled: false, expectedConsole: /csp$|status of 410/ });

  const plain = {
    site: publicPages({ without: ["inventory"] }),
    group: publicPages({ without: ["inventory"], dealer: "heartland" }),
  };
  const lists = [
    "/cars-for-sale",
    "/used-cars-for-sale?down=3000&trade=0&credit=540&term=60",
    "/used-cars-for-sale/suvs?down=0&trade=0&term=72&sort=payment",
    "/used-cars-for-sale?payment-under=300&term=48",
    "/new-cars-for-sale?credit=620&term=36&page=2",
    "/certified-cars-for-sale?down=20000&trade=20000",
    "/used-cars-for-sale/convertibles/price-under-100",
  ];

  for (const where of ["site", "group"] as const) {
    test(`every figure on pages and lists of the ${where} has its disclosure`, async ({
      page,
      site,
    }) => {
      test.slow();
      const origin = where === "site" ? site.origin : site.groupOrigin;
      let count = 0;
      // The group sells no new cars.
      const own = lists.filter((list) => where === "site" || !list.startsWith("/new-"));
      for (const address of [...plain[where], ...own]) {
        await page.goto(origin + address);
        const found = await faultsOn(page);
        expect({ address, faults: found.faults }).toEqual({ address, faults: [] });
        if (address.includes("down=3000")) expect(found.count).toBeGreaterThanOrEqual(15);
        count += found.count;
      }
      expect(count).toBeGreaterThan(50);
    });
  }

  test("every figure of the price wizard has its disclosure, locked and unlocked", async ({
    page,
    site,
  }) => {
    test.slow();
    await checkPersonalizing(page, site, (address) => page.goto(address));
  });

  test("every figure of new, used, certified, unpriced, paid and sold cars has its disclosure", async ({
    page,
    site,
  }) => {
    const dealer = "ozark-mitsubishi" as const;
    const cars = [
      ...(["new", "used", "certified"] as const).flatMap((condition) =>
        carsInStore(site, { dealer, condition }).slice(0, 3),
      ),
      ...carsInStore(site, { dealer, priced: false }).slice(0, 1),
      ...carsInStore(site, { dealer, status: "sold" }).slice(0, 1),
    ];
    expect(cars).toHaveLength(11);
    for (const vin of cars) {
      for (const terms of ["", "?down=4000&trade=0&credit=500&term=72", "?down=20000"]) {
        const address = `/used-cars-for-sale/2000-x-${vin}${terms}`;
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d{4} /);
        expect({ address, faults: (await faultsOn(page)).faults }).toEqual({ address, faults: [] });
      }
    }
    const [fresh = ""] = cars;
    await page.goto(`/new-cars-for-sale/2000-x-${fresh}`);
    const leases = (await paymentFigures(page)).filter(({ beside }) =>
      /a lease/.test(beside ?? ""),
    );
    expect(leases.map(({ text }) => text)).toContainEqual(expect.stringMatching(/ per month$/));
  });
});

test("every figure of the price wizard has its disclosure, locked and unlocked", async ({
  page,
  site,
}) => {
  test.slow();
  await checkPersonalizing(page, site, (address) => open(page, address));
  // The car's own page has the price that was unlocked.
  await expect(page.getByText("Amount financed", { exact: true })).toBeVisible();
});

test("every figure has its disclosure while sliders are moved", async ({ page, site }) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  const before = await paymentFigures(page);
  for (const [name, key, times] of [
    ["Loan term", "ArrowRight", 3],
    ["Cash down", "ArrowRight", 7],
    ["Trade-in equity", "Home", 1],
    ["Credit score", "PageDown", 3],
  ] as const) {
    const slider = page.getByRole("slider", { name });
    await slider.focus();
    for (let press = 0; press < times; press++) await slider.press(key);
    const { count, faults } = await faultsOn(page);
    expect({ name, faults }).toEqual({ name, faults: [] });
    expect(count).toBeGreaterThanOrEqual(before.length);
  }
  const after = await paymentFigures(page);
  expect(after[0]?.text).not.toBe(before[0]?.text);
});

test("the finder detects payments in every spelling, and nothing else", async ({ page }) => {
  await page.setContent(`
    <p>$199/mo <b>$1,299</b> a month, <span>$45</span> <span>per week</span>; monthly payments of $310.50</p>
    <p>$99 biweekly, $250 monthly. Total $18,995. A month later $5. Save $300 on a month of service.</p>
    <p>Under $300 a month. Somebody who brings home $350 a week.</p>`);
  const found = await paymentFigures(page);
  expect(found.map(({ text }) => text)).toEqual([
    "$199/mo",
    "$1,299 a month",
    "$45 per week",
    "monthly payments of $310.50",
    "$99 biweekly",
    "$250 monthly",
  ]);
  expect(found.flatMap((one) => faultsOf(one))).toHaveLength(6);
});
