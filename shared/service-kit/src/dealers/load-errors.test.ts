import { afterAll, describe, expect, test } from "@jest/globals";
import { copyDealers, type DealersCopy, removeCopies } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { DealerConfigError } from "./problems/problem.ts";

afterAll(removeCopies);

/** The problems that loading reports after `damage` to a copy of the shipped configuration. */
async function problemsAfter(damage: (copy: DealersCopy) => Promise<void>): Promise<string[]> {
  const copy = await copyDealers();
  await damage(copy);
  return loadDealers(copy.folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return [...error.problems];
      throw error;
    },
  );
}

const dealer = "ozark-mitsubishi/dealer.json";
const store = "ozark-mitsubishi/stores/cape-girardeau.json";

/** Settings that were accepted and had no effect: file, place and value. */
const unknownSettings: Parameters<DealersCopy["set"]>[] = [
  [dealer, ["mapService"], { provider: "google" }],
  [store, ["map", "mobile"], { zoom: 12 }],
  [store, ["map", "desktop"], { zoom: 14 }],
  [store, ["store", "groupId"], "ozark-trail"],
  [dealer, ["logos", "black"], "logo.svg"],
  [dealer, ["phoneMasks"], { search: "9999999999" }],
  [dealer, ["ratings"], { google: { rating: 4.8, count: 214 } }],
  [dealer, ["inventory", "restrictions"], { search: { unlockOffers: true } }],
];
const unknownNames = [
  `${dealer}: mapService`,
  `${store}: map.mobile`,
  `${store}: map.desktop`,
  `${store}: store.groupId`,
  `${dealer}: logos.black`,
  `${dealer}: phoneMasks.search`,
  `${dealer}: ratings`,
  `${dealer}: inventory.restrictions.search.unlockOffers`,
];

describe("an invalid value", () => {
  test("is reported with file, path, expected and found value", async () => {
    expect(await problemsAfter((copy) => copy.set(dealer, ["company", "zip"], "637"))).toEqual([
      `${dealer}: company.zip: expected a ZIP code of five digits, found "637"`,
    ]);
  });

  test("is a host of illustrations that is no photo host", async () => {
    const hosts = { photoHosts: ["photos.example"], illustrationHosts: ["photo.example"] };
    expect(await problemsAfter((copy) => copy.set(dealer, ["inventory"], hosts))).toEqual([
      `${dealer}: inventory.illustrationHosts[0]: expected one of photoHosts, found "photo.example"; did you mean "photos.example"?`,
    ]);
  });

  test("is attributed to the store's file, although dealer and defaults have the key, too", async () => {
    expect(
      await problemsAfter((copy) => copy.set(store, ["sales"], { phone: "555 0142" })),
    ).toEqual([
      `${store}: sales.phone: expected a North American phone number such as +15735550142, found "555 0142"`,
    ]);
  });

  test("in the defaults is reported once for all stores", async () => {
    expect(
      await problemsAfter((copy) =>
        copy.set("defaults/dealer.json", ["calculator", "tradeEquity", "defaultCents"], 100050),
      ),
    ).toEqual([
      "defaults/dealer.json: calculator.tradeEquity.defaultCents: expected an amount from minCents to maxCents that the steps reach, found 100050",
    ]);
  });

  test.each<[string, (copy: DealersCopy) => Promise<void>, string]>([
    [
      "a term that its slider cannot show",
      (copy) => copy.set(dealer, ["financeProgram", "financeTermMonths"], 70),
      `${dealer}: financeProgram.financeTermMonths: expected a value from 12 to 84 that the steps of calculator.financeTermMonths reach, found 70`,
    ],
    [
      "a score that no slider reaches",
      (copy) => copy.set(dealer, ["financeProgram", "creditScore"], 390),
      `${dealer}: financeProgram.creditScore: expected a value from 400 to 850 that the steps of calculator.creditScore reach, found 390`,
    ],
    [
      "months without a rate",
      (copy) =>
        copy.set(
          dealer,
          ["financeProgram", "baseRates"],
          [{ fromScore: 300, byTerm: [{ upToMonths: 72, ratePercent: 6 }] }],
        ),
      `${dealer}: financeProgram.baseRates[0].byTerm: expected a rate for 84 months, the longest term of calculator.financeTermMonths, found [{"upToMonths":72,"ratePercent":6}]`,
    ],
    [
      "lease months without a residual",
      (copy) => copy.set(dealer, ["calculator", "leaseTermMonths"], { max: 48 }),
      'defaults/dealer.json: financeProgram.lease.residuals: expected a residual for 48 months, the longest term of calculator.leaseTermMonths, found [{"upToMonths":24,"percent":64},{"upToMonths":27,"percent...',
    ],
    [
      "an approval limit out of its bounds",
      (copy) => copy.set(dealer, ["financeProgram", "approvalLimits"], { maxPaymentToIncome: 35 }),
      `${dealer}: financeProgram.approvalLimits.maxPaymentToIncome: expected a percentage from 5 to 30, found 35`,
    ],
    [
      "less for all debts than for the car",
      (copy) =>
        copy.set(dealer, ["financeProgram", "approvalLimits"], {
          maxPaymentToIncome: 25,
          maxDebtToIncome: 22,
        }),
      `${dealer}: financeProgram.approvalLimits.maxDebtToIncome: expected a percentage not below maxPaymentToIncome, found 22`,
    ],
    [
      "model years in falling order",
      (copy) =>
        copy.set(
          dealer,
          ["financeProgram", "modelYears"],
          [
            { upToYear: 2020, addPercent: 1 },
            { upToYear: 2015, addPercent: 2 },
          ],
        ),
      `${dealer}: financeProgram.modelYears: expected model years in rising order, found [{"upToYear":2020,"addPercent":1},{"upToYear":2015,"addPe...`,
    ],
    [
      "a default percentage off the steps",
      (copy) => copy.set(dealer, ["calculator", "cashDown"], { defaultPercent: 12 }),
      `${dealer}: calculator.cashDown.defaultPercent: expected a percentage that the steps reach, found 12`,
    ],
    [
      "a missing key",
      (copy) => copy.set(dealer, ["company", "city"], undefined),
      `${dealer}: company.city: expected a text, found nothing`,
    ],
    [
      "a cleared key that is needed",
      (copy) => copy.set(store, ["map"], null),
      `${store}: map: expected an object, found nothing`,
    ],
    [
      "a word that is no choice",
      (copy) => copy.set(dealer, ["leads", "status"], "always"),
      `${dealer}: leads.status: expected one of "first-visit", "per-inquiry", found "always"`,
    ],
    [
      "an entry of a list",
      (copy) => copy.set(dealer, ["menu", "header", "shopNew", "links", 1, "path"], "new cars"),
      `${dealer}: menu.header.shopNew.links[1].path: expected a path of this site such as /service#schedule, found "new cars"`,
    ],
    [
      "what is no selector, which its pop-up would wait for in vain",
      (copy) =>
        copy.set("heartland/dealer.json", ["popups", "ask-us", "conditions", "tagQuery"], "p["),
      'heartland/dealer.json: popups.ask-us.conditions.tagQuery: expected a CSS selector such as #offers > .card, found "p[": expected attribute name',
    ],
    [
      "hours that end before they begin",
      (copy) => copy.set("heartland/stores/rolla.json", ["sales", "workingHours", 0, "close"], 8),
      "heartland/stores/rolla.json: sales.workingHours[0].close: expected an hour after the opening hour, found 8: 8 p.m. is 20",
    ],
    [
      "hours that no clock has",
      (copy) => copy.set("heartland/stores/rolla.json", ["sales", "workingHours", 0, "close"], 25),
      "heartland/stores/rolla.json: sales.workingHours[0].close: expected an hour from 0 to 24, found 25",
    ],
    [
      "minutes that are written as decimals",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "workingHours", 0, "close"], 17.3),
      "heartland/stores/rolla.json: sales.workingHours[0].close: expected an hour in steps of five minutes: 17.25 is 5:15 p.m., 17.5 is 5:30 p.m., found 17.3",
    ],
    [
      "an hour in quotes",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "workingHours", 0, "close"], "25:00"),
      'heartland/stores/rolla.json: sales.workingHours[0].close: expected an hour as a number without quotes, such as 17.5 for 5:30 p.m., found "25:00": an hour has no colon: 8:30 p.m. is 20.5',
    ],
    [
      "an email address without a domain",
      (copy) => copy.set("heartland/stores/rolla.json", ["company", "email"], "rolla@heartland"),
      'heartland/stores/rolla.json: company.email: expected an email address, found "rolla@heartland"',
    ],
    [
      "a day off, 2026-02-30, that is none",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["02-29", "2026-02-30"]),
      'heartland/stores/rolla.json: sales.closedOn[1]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "2026-02-30"',
    ],
    [
      "a day off, 02-30, that is none",
      (copy) => copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["02-29", "02-30"]),
      'heartland/stores/rolla.json: sales.closedOn[1]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "02-30"',
    ],
    [
      "a day off, 04-31, that is none",
      (copy) => copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["02-29", "04-31"]),
      'heartland/stores/rolla.json: sales.closedOn[1]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "04-31"',
    ],
    [
      "a day off, 2026-02-29, that is none",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["02-29", "2026-02-29"]),
      'heartland/stores/rolla.json: sales.closedOn[1]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "2026-02-29"',
    ],
    [
      "a day off, Christmas, that is none",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["02-29", "Christmas"]),
      'heartland/stores/rolla.json: sales.closedOn[1]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "Christmas"',
    ],
    [
      "a day off, fifth Monday of May, that is no rule",
      (copy) =>
        copy.set("heartland/stores/rolla.json", ["sales", "closedOn"], ["fifth Monday of May"]),
      'heartland/stores/rolla.json: sales.closedOn[0]: expected a day that the calendar has, as 2026-11-26 or 12-25, or a rule such as fourth Thursday of November, found "fifth Monday of May"',
    ],
    [
      "a time zone of nowhere",
      (copy) => copy.set(store, ["company"], { timezone: "America/Ozark" }),
      `${store}: company.timezone: expected an IANA time zone such as America/Chicago, found "America/Ozark"`,
    ],
  ])("%s", async (_what, damage, message) => {
    expect(await problemsAfter(damage)).toEqual([message]);
  });
});

describe("an unknown key", () => {
  test.each<[string, (copy: DealersCopy) => Promise<void>, string]>([
    [
      "at the top of a dealer's file",
      (copy) => copy.set(dealer, ["compny"], {}),
      `${dealer}: compny: unknown key; did you mean "company"?`,
    ],
    [
      "deep in a store's file",
      (copy) => copy.set(store, ["theme"], { onBrnd: "#ffffff" }),
      `${store}: theme.onBrnd: unknown key; did you mean "onBrand"?`,
    ],
    [
      "hosts in a store's file, where they cannot be changed",
      (copy) => copy.set(store, ["hosts"], ["a"]),
      `${store}: hosts: unknown key`,
    ],
    [
      "a page flag that is none",
      (copy) => copy.set(store, ["pages"], { carreers: false }),
      `${store}: pages.carreers: unknown key; did you mean "careers"?`,
    ],
    [
      "of a value that has another place",
      (copy) => copy.set(dealer, ["ratings"], { google: { rating: 4.8, count: 214 } }),
      `${dealer}: ratings: unknown key; the rating and its count are in "content/company/reviews.json"`,
    ],
    [
      "in a content",
      (copy) => copy.set("defaults/content/service/index.json", ["promo", "disclamer"], "x"),
      'defaults/content/service/index.json: promo.disclamer: unknown key; did you mean "disclaimer"?',
    ],
  ])("%s", async (_what, damage, message) => {
    expect(await problemsAfter(damage)).toEqual([message]);
  });

  test("that nothing would read is refused", async () => {
    const problems = await problemsAfter(async (copy) => {
      for (const setting of unknownSettings) await copy.set(...setting);
    });
    expect(problems).toHaveLength(unknownNames.length);
    for (const name of unknownNames) {
      expect(problems).toContainEqual(expect.stringContaining(`${name}: unknown key`));
    }
  });
});

describe("menus", () => {
  test.each<[string, object, string]>([
    [
      "path",
      { text: "menu.careers", path: "/jobs" },
      '.path: expected the path of a page of this site, found "/jobs"',
    ],
    [
      "text",
      { text: "menu.carers", path: "/our-company" },
      '.text: unknown text key "menu.carers"; did you mean "menu.careers"?',
    ],
    [
      "flag",
      { text: "menu.careers", path: "/our-company", flag: "carers" },
      '.flag: unknown page flag "carers"; did you mean "careers"?',
    ],
    [
      "section",
      { text: "menu.careers", path: "/our-company#carers" },
      '.path: expected a section of that page, found "/our-company#carers"; did you mean "careers"?',
    ],
    [
      "target",
      { text: "menu.careers", target: "company.carers" },
      '.target: expected the name of a page or section, found "company.carers"; did you mean "company.careers"?',
    ],
    [
      "destination",
      { text: "menu.careers" },
      ': expected either the name of a page or section (target) or an address (path), found {"text":"menu.careers"}',
    ],
    [
      "wording",
      { path: "/our-company" },
      ': expected either a text key (text) or own words (label), found {"path":"/our-company"}',
    ],
  ])("a link with a wrong %s", async (_what, link, message) => {
    expect(
      await problemsAfter((copy) =>
        copy.write("ozark-mitsubishi/menu.json", JSON.stringify({ footerLine: [link] })),
      ),
    ).toEqual([`ozark-mitsubishi/menu.json: footerLine[0]${message}`]);
  });
});

describe("aliases", () => {
  test.each<[string, object, string]>([
    [
      "that takes a page's own path",
      { "/auto-financing": "/service" },
      '["/auto-financing"]: expected a path that no page has, found one of a page\'s own',
    ],
    [
      "that leads to no page",
      { "/new-cars-cape": "/new-cars" },
      '["/new-cars-cape"]: expected the path of a page of this site, found "/new-cars"',
    ],
    [
      "that leads to another alias",
      { "/a-b": "/c-d", "/c-d": "/service" },
      '["/a-b"]: expected the path of a page, found another alias, "/c-d"',
    ],
    [
      "that leads to itself",
      { "/a-b": "/a-b" },
      '["/a-b"]: expected the path of a page, found another alias, "/a-b"',
    ],
    [
      "that leads to another site",
      { "/a-b": "//evil.example" },
      '["/a-b"]: expected the path of a page, such as /new-cars-for-sale/mitsubishi, found "//evil.example"',
    ],
    [
      "whose own path is none of its kind",
      { "/api": "/service" },
      '["/api"]: expected a path of one segment with a hyphen, such as /new-mitsubishi-cape-girardeau, found "/api"',
    ],
  ])("with %s", async (_what, aliases, message) => {
    expect(
      await problemsAfter((copy) =>
        copy.set(dealer, ["aliases"], aliases as Record<string, string>),
      ),
    ).toEqual([`${dealer}: aliases${message}`]);
  });

  test("in a store's file are refused", async () => {
    expect(
      await problemsAfter((copy) => copy.set(store, ["aliases"], { "/a-b": "/service" })),
    ).toEqual([`${store}: aliases: unknown key`]);
  });
});

describe("a redirect", () => {
  test.each<[string, object, string]>([
    [
      "from a page's own path",
      { "/auto-financing": "/service" },
      '["/auto-financing"]: expected a path that no page has, found one of a page\'s own',
    ],
    [
      "from an alias",
      { "/new-mitsubishi-cape-girardeau": "/service" },
      '["/new-mitsubishi-cape-girardeau"]: expected a path that no page has, found one of a page\'s own',
    ],
    [
      "from a path of the platform",
      { "/api/old": "/service" },
      '["/api/old"]: expected a path that no page has, found one below "/api", which the site itself uses',
    ],
    [
      "to no page",
      { "/parts": "/no-such-page" },
      '["/parts"]: expected the path of a page of this site, found "/no-such-page"',
    ],
    [
      "to another redirect",
      { "/a": "/b", "/b": "/service" },
      '["/a"]: expected the path of a page, found "/b", which is redirected itself',
    ],
    [
      "to a path below another redirect",
      { "/a": "/b/c", "/b/*": "/service" },
      '["/a"]: expected the path of a page, found "/b/c", which is redirected itself',
    ],
    [
      "to itself",
      { "/a": "/a" },
      '["/a"]: expected the path of a page, found "/a", which is redirected itself',
    ],
    [
      "to a path below a path without one",
      { "/a": "/car-research/*" },
      '["/a"]: expected "/*" at the end of both or only of the former path, found "/car-research/*"',
    ],
    [
      "to an address that cannot be kept safe",
      { "/a": "http://parts.example/" },
      '["/a"]: expected a path of this site, such as /our-company, or an address that begins with https://, found "http://parts.example/"',
    ],
  ])("%s is refused", async (_what, redirects, message) => {
    expect(
      await problemsAfter((copy) =>
        copy.set(dealer, ["redirects"], redirects as Record<string, string>),
      ),
    ).toEqual([`${dealer}: redirects${message}`]);
  });
});

describe("dealers and stores", () => {
  test("a duplicate store id names both files", async () => {
    expect(
      await problemsAfter((copy) =>
        copy.set("heartland/stores/sedalia.json", ["store", "id"], "rolla"),
      ),
    ).toEqual([
      'heartland/stores/sedalia.json: store.id: store id "rolla" is already used by heartland/stores/rolla.json',
    ]);
  });

  test("a duplicate host names both dealers", async () => {
    expect(
      await problemsAfter((copy) => copy.set(dealer, ["hosts"], ["localhost", "group.localhost"])),
    ).toEqual([
      `${dealer}: hosts[1]: host "group.localhost" is already claimed by heartland/dealer.json`,
    ]);
  });

  test("an unknown main store", async () => {
    expect(
      await problemsAfter((copy) => copy.set("heartland/dealer.json", ["mainStore"], "kansas")),
    ).toEqual([
      'heartland/dealer.json: mainStore: expected the id of one of the stores (columbia, jefferson-city, rolla, sedalia), found "kansas"',
    ]);
  });

  test("a main store that offers less than the dealer", async () => {
    expect(
      await problemsAfter(async (copy) => {
        await copy.set("heartland/dealer.json", ["mainStore"], "sedalia");
        await copy.set("heartland/stores/sedalia.json", ["inventory"], { conditions: ["used"] });
      }),
    ).toEqual([
      "heartland/stores/sedalia.json: pages.sellTrade: expected true, found false: the main store answers for the whole dealer and must offer what dealer.json does",
      'heartland/stores/sedalia.json: inventory.conditions: expected "certified" among the conditions: the main store answers for the whole dealer and must offer what dealer.json does',
    ]);
  });

  test("a service page without a service department", async () => {
    expect(
      await problemsAfter((copy) => copy.set("heartland/stores/rolla.json", ["service"], null)),
    ).toEqual([
      "heartland/stores/rolla.json: service: expected a service department, because pages.service is true, found nothing",
    ]);
  });

  test("a dealer's folder without its file, and a folder without dealers", async () => {
    expect(await problemsAfter((copy) => copy.remove(dealer))).toEqual([
      `${dealer}: expected this file, found none`,
    ]);
    expect(
      await problemsAfter(async (copy) => {
        await copy.remove("heartland");
        await copy.remove("ozark-mitsubishi");
      }),
    ).toEqual([".: expected the folder of a dealer, found none"]);
  });
});

describe("the theme", () => {
  test("a pair below 4.5:1 is refused with the nearest passing color", async () => {
    expect(await problemsAfter((copy) => copy.set(dealer, ["theme", "brand"], "#777777"))).toEqual([
      `${dealer}: theme.brand: expected a contrast of 4.5:1 with onBrand #ffffff, found #777777 with 4.48:1; the nearest color that passes is #767676`,
    ]);
  });

  test("a font name cannot inject a style", async () => {
    expect(
      await problemsAfter((copy) => copy.set(dealer, ["theme", "fontFamily"], "Arial;}body{")),
    ).toEqual([
      `${dealer}: theme.fontFamily: expected font names with commas between: no other signs than letters, digits, quotes and hyphens, found "Arial;}body{"`,
    ]);
  });
});

describe("files", () => {
  test("invalid JSON is reported with line and column", async () => {
    expect(await problemsAfter((copy) => copy.write(store, '{\n  "store": {,\n'))).toEqual([
      `${store}: line 2, column 13: expected a key in double quotes`,
    ]);
  });

  test("a duplicate key", async () => {
    const text = '{ "store": { "id": "a" },\n  "store": { "id": "b" } }';
    expect(await problemsAfter((copy) => copy.write(store, text))).toEqual([
      `${store}: line 2, column 3: the key "store" is written twice`,
    ]);
  });

  test("a list instead of an object", async () => {
    const problems = await problemsAfter((copy) => copy.write("heartland/menu.json", "[]"));
    expect(problems).toContain("heartland/menu.json: expected an object at the top");
  });

  test("a misspelled file or folder is reported", async () => {
    expect(await problemsAfter((copy) => copy.write("heartland/dealr.json", "{}"))).toEqual([
      'heartland/dealr.json: nothing reads a file of this name here; did you mean "dealer.json"?',
    ]);
  });

  test("a missing image", async () => {
    expect(await problemsAfter((copy) => copy.remove("heartland/assets/icon.svg"))).toEqual([
      'heartland/dealer.json: logos.icon: expected a file of assets/, found none named "icon.svg"',
    ]);
  });

  test("a missing picture of a store", async () => {
    const picture = "heartland/assets/store-rolla.svg";
    expect(await problemsAfter((copy) => copy.remove(picture))).toEqual([
      'heartland/stores/rolla.json: store.picture: expected a file of assets/, found none named "store-rolla.svg"',
    ]);
  });

  test("temporary files of editors are ignored", async () => {
    expect(
      await problemsAfter(async (copy) => {
        await copy.write("heartland/dealer.json~", "x");
        await copy.write("heartland/.dealer.json.swp", "x");
        await copy.write("heartland/4913", "x");
      }),
    ).toEqual([]);
  });
});

describe("texts", () => {
  const texts = "ozark-mitsubishi/texts/en.json";

  test.each<[string, object, string]>([
    [
      "an unknown key",
      { "frame.skipToContnt": "x" },
      'frame.skipToContnt"]: unknown text key; did you mean "frame.skipToContent"?',
    ],
    [
      "an unknown parameter",
      { "frame.call": "Call {fone}" },
      'frame.call"]: unknown parameter {fone}; this text has {phone}',
    ],
    [
      "a parameter where there is none",
      { "frame.menu": "Menu {x}" },
      'frame.menu"]: unknown parameter {x}; this text has none',
    ],
    [
      "an unknown fact",
      { "frame.menu": "{company.nme}" },
      'frame.menu"]: unknown placeholder {company.nme}; did you mean "company.name"?',
    ],
    ["an empty text", { "frame.menu": "" }, 'frame.menu"]: expected a text, found ""'],
  ])("%s", async (_what, document, message) => {
    expect(
      await problemsAfter(async (copy) => {
        await copy.makeFolder("ozark-mitsubishi/texts");
        await copy.write(texts, JSON.stringify(document));
      }),
    ).toEqual([`${texts}: ["${message}`]);
  });

  test("a missing text", async () => {
    expect(
      await problemsAfter((copy) =>
        copy.set("defaults/texts/platform.en.json", ["frame.menu"], undefined),
      ),
    ).toEqual(['defaults/texts/platform.en.json: ["frame.menu"]: expected a text, found nothing']);
  });

  test("a text in the file of another owner, and the same text in two files", async () => {
    const key = "frame.menu";
    expect(
      await problemsAfter((copy) => copy.set("defaults/texts/financing.en.json", [key], "Menu")),
    ).toEqual([
      'defaults/texts/platform.en.json: ["frame.menu"]: this text stands in defaults/texts/financing.en.json, too',
      'defaults/texts/financing.en.json: ["frame.menu"]: expected this text in platform.en.json',
    ]);
    expect(
      await problemsAfter(async (copy) => {
        await copy.makeFolder("heartland/texts");
        await copy.write("heartland/texts/en.json", JSON.stringify({ [key]: "Menu" }));
        await copy.write("heartland/texts/platform.en.json", JSON.stringify({ [key]: "Menus" }));
      }),
    ).toEqual([
      'heartland/texts/platform.en.json: ["frame.menu"]: this text stands in heartland/texts/en.json, too',
    ]);
  });

  test("a missing file is reported once", async () => {
    expect(await problemsAfter((copy) => copy.remove("defaults/texts/company.en.json"))).toEqual([
      "defaults/texts/company.en.json: expected this file, found none",
    ]);
  });

  test("a file of an owner or language that does not exist", async () => {
    expect(
      await problemsAfter(async (copy) => {
        await copy.write("defaults/texts/en.json", "{}");
        await copy.write("defaults/texts/finance.en.json", "{}");
      }),
    ).toEqual(
      ["en.json", "finance.en.json"].map((name) =>
        expect.stringMatching(
          `^defaults/texts/${name}: nothing reads a file of this name here; expected <owner>.<language>.json, owners are .*financing`,
        ),
      ),
    );
  });

  test("a fact that a store does not have", async () => {
    const problems = await problemsAfter((copy) =>
      copy.set("defaults/texts/platform.en.json", ["frame.menu"], "{service.phone}"),
    );
    expect(problems).toEqual([
      'defaults/texts/platform.en.json: ["frame.menu"]: {service.phone} has no value for store Jefferson City',
    ]);
  });
});

describe("contents", () => {
  const financing = "defaults/content/financing/index.json";

  test.each<[string, (copy: DealersCopy) => Promise<void>, string]>([
    [
      "what does not match the contract",
      (copy) => copy.set(financing, ["hero", "layout"], "wide"),
      `${financing}: hero.layout: expected one of "picture-right", "picture-below", "text-only", found "wide"`,
    ],
    [
      "a missing text",
      (copy) => copy.set(financing, ["faq", "items", 3, "question"], undefined),
      `${financing}: faq.items[3].question: expected a text, found nothing`,
    ],
    [
      "an unknown fact",
      (copy) => copy.set(financing, ["head", "title"], "{company.nam}"),
      `${financing}: head.title: unknown placeholder {company.nam}; did you mean "company.name"?`,
    ],
    [
      "an unknown fact in Markdown",
      (copy) =>
        copy.write("defaults/content/financing/bad-credit.md", "Call us.\n\nOr {sales.fone}."),
      `defaults/content/financing/bad-credit.md: line 3: unknown placeholder {sales.fone}; did you mean "sales.phone"?`,
    ],
    [
      "a Markdown file that is not there",
      (copy) => copy.remove("defaults/content/financing/bad-credit.md"),
      `${financing}: programs.sections[2].body.$markdown: expected a Markdown file beside the content, found none named "bad-credit.md"`,
    ],
    [
      "a link to a page of no area",
      (copy) => copy.set(financing, ["hero", "links", 1, "href"], "/cars"),
      `${financing}: hero.links[1].href: expected the path of a page of this site, found "/cars"`,
    ],
    [
      "a link to a section that its page does not have",
      (copy) =>
        copy.write("defaults/content/financing/bad-credit.md", "[Privacy](/our-company#priacy)"),
      `defaults/content/financing/bad-credit.md: line 1: expected a section of that page, found "/our-company#priacy"; did you mean "privacy"?`,
    ],
    [
      "a link that is none",
      (copy) => copy.set(financing, ["hero", "links", 1, "href"], "javascript:alert(1)"),
      `${financing}: hero.links[1].href: expected a path of this site, or an address that starts with tel:, mailto: or https://, found "javascript:alert(1)"`,
    ],
    [
      "a condition that is none",
      (copy) => copy.set(financing, ["ways", 0, "when"], "preAproval"),
      `${financing}: ways[0].when: expected page flags, conditions or facts, found "preAproval"; did you mean "preApproval"?`,
    ],
    [
      "a content of no page",
      (copy) => copy.write("defaults/content/financing/indx.json", "{}"),
      'defaults/content/financing/indx.json: no page has content of this name; did you mean "financing/index"?',
    ],
    [
      "a content that is missing",
      (copy) => copy.remove("defaults/content/trade/index.json"),
      "defaults/content/trade/index.json: expected this file, found none",
    ],
  ])("%s", async (_what, damage, message) => {
    expect(await problemsAfter(damage)).toEqual([message]);
  });

  test("an error in a dealer's file is reported with that file and its paths", async () => {
    expect(
      await problemsAfter(async (copy) => {
        await copy.set("heartland/content/service/specials.json", ["offers", 1, "endDate"], "soon");
      }),
    ).toEqual([
      'heartland/content/service/specials.json: offers[1].endDate: expected a date of the calendar such as 2026-12-24: year, month, day, found "soon"',
    ]);
  });

  test.each([
    [{ img: "writen-offer.svg", alt: "An offer" }, 'did you mean "written-offer.svg"?'],
    [{ img: "../offer.svg", alt: "An offer" }, "the name of a picture in assets/"],
    [{ img: "written-offer.svg", alt: "" }, "alt: expected a text, not empty"],
  ])("a slide with the picture %j is refused", async (picture, message) => {
    const file = "heartland/content/company/home.json";
    const problems = await problemsAfter((copy) =>
      copy.set(file, ["slides", 1, "picture"], picture),
    );
    expect(problems.join()).toContain(`${file}: slides[1].picture`);
    expect(problems.join()).toContain(message);
  });

  test.each([
    ["disclaimer", "Until {expire}.", "unknown placeholder {expire}"],
    ["endDate", "2020-01-01", "expected a day on or after startDate"],
    ["recurring", null, "expected a last day, because the offer is not monthly"],
    ["vehiclesConditions", { year: { from: 2020, to: 2010 } }, "from at most as large as to"],
    ["vehiclesConditions", { color: ["red"] }, "color"],
  ])("an offer with a wrong %s is refused: %j", async (key, value, message) => {
    const file = "heartland/content/service/specials.json";
    const problems = await problemsAfter((copy) => copy.set(file, ["offers", 0, key], value));
    expect(problems.join()).toContain(`${file}: offers[0].`);
    expect(problems.join()).toContain(message);
  });

  test.each([
    [
      "startDate",
      "soon",
      "startDate: expected a date of the calendar such as 2026-12-24: year, month, day",
    ],
    ["endDate", "2020-01-01", "endDate: expected a day on or after startDate"],
    ["position", "top", "position: expected"],
    [
      "img",
      "winter-redy.svg",
      'found none named "winter-redy.svg"; did you mean "winter-ready.svg"?',
    ],
    ["url", "/special-offer", "url: expected the path of a page of this site"],
    ["id", "trade-before-you-shop", "expected an id of its own"],
    [
      "criterias",
      [{ field: "make", operator: "==", value: "Ford" }],
      "criterias[0].field: expected one of page, condition, year, words",
    ],
    [
      "criterias",
      [{ field: "year", operator: ">=", value: "2014" }],
      "criterias[0].value: expected a number",
    ],
    [
      "criterias",
      [{ field: "page", operator: "==", value: "homepage" }],
      'criterias[0].value: expected one of "home", "search", "vehicle", found "homepage"; did you mean "home"?',
    ],
    [
      "criterias",
      [{ field: "condition", operator: "in", value: ["used", "certifed"] }],
      'criterias[0].value[1]: expected one of "used", "new", "certified", found "certifed"; did you mean "certified"?',
    ],
    [
      "criterias",
      [{ field: "words", operator: "includes", value: "SUVs" }],
      "criterias[0].value: expected a word of the address of a page, in small letters, such as suvs",
    ],
  ])("a promotion with a wrong %s is refused: %j", async (key, value, message) => {
    const file = "ozark-mitsubishi/content/company/promotions.json";
    const problems = await problemsAfter((copy) => copy.set(file, ["promotions", 0, key], value));
    expect(problems.join()).toContain(`${file}: promotions[`);
    expect(problems.join()).toContain(message);
  });

  test("entries that a store leaves out do not change the paths of the others", async () => {
    // Sedalia takes no trades: the third shortcut of the file is the second of its page.
    expect(
      await problemsAfter(async (copy) => {
        await copy.set("defaults/content/company/home.json", ["shortcuts", 2, "title"], "");
      }),
    ).toEqual([
      'defaults/content/company/home.json: shortcuts[2].title: expected a text, not empty, found ""',
    ]);
  });
});

test("all errors are reported at once", async () => {
  const problems = await problemsAfter(async (copy) => {
    await copy.set(dealer, ["company", "zip"], "1");
    await copy.set(dealer, ["company", "city"], "");
    await copy.set("heartland/dealer.json", ["stores"], 4);
  });
  expect(problems).toEqual([
    'heartland/dealer.json: stores: unknown key; did you mean "store"?',
    `${dealer}: company.city: expected a text of one line, not empty, found ""`,
    `${dealer}: company.zip: expected a ZIP code of five digits, found "1"`,
  ]);
});
