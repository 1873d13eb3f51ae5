import { Popup } from "@forecourt/contracts/dealer-config/popups";
import { describe, expect, test } from "@jest/globals";
import { sitePopups } from "./popups.ts";
import { safeHtml } from "./safe-html.ts";

const dealer = { assets: new Map([["offer.png", "0a1b"]]) };
const given = { pages: true, EMAIL: "CONTACT_SALES", data: { title: "Ask us" } };
const messagesOf = (popup: unknown) =>
  Popup.safeParse(popup).error?.issues.map(({ message }) => message);

describe("Popup", () => {
  test("requires pages, a title and a destination; the rest has defaults", () => {
    expect(Popup.parse(given)).toMatchObject({
      conditions: { user: false, id: null, tagQuery: null, itemClicked: null, timer: null },
      active: true,
      button: null,
      closeButton: true,
      background: false,
      position: "bottomright",
      redirect: null,
      component: "UserLead",
    });
  });

  test.each([
    [
      { pages: ["inventory/cars"] },
      /a path such as \/service or the name of a page: inventory\/search/,
    ],
    [{ pages: [] }, /at least one page/],
    [{ EMAIL: null }, /the template of a lead, or an event in track/],
    [{ EMAIL: "NEWSLETTER" }, /Invalid option/],
    [{ conditions: { timer: -1 } }, /seconds, 0 or more/],
    [{ redirect: "http://elsewhere.example" }, /a path of this site or an https address/],
    [{ colour: "red" }, /Unrecognized key/],
  ])("refuses %j", (changes, message) => {
    expect(messagesOf({ ...given, ...changes })?.join()).toMatch(message);
  });

  test("accepts names of pages and paths", () => {
    const pages = ["inventory/vehicle", "/service", "/"];
    expect(Popup.parse({ ...given, pages }).pages).toEqual(pages);
  });
});

describe("sitePopups", () => {
  test("returns image URLs and sanitized fine print, without inactive pop-ups", () => {
    const data = {
      title: "Ask us",
      image: "offer.png",
      disclaimer: { text: "<p onclick='x()'>With <b>credit</b>.<script>x()</script></p>" },
      thankYou: { image: "offer.png" },
    };
    const popups = {
      ask: Popup.parse({ ...given, data }),
      off: Popup.parse({ ...given, active: false }),
    };
    expect(sitePopups(dealer, { popups })).toEqual([
      expect.objectContaining({
        id: "ask",
        data: expect.objectContaining({
          image: "/assets/offer.png?v=0a1b",
          disclaimer: { html: "<p>With <b>credit</b>.</p>", position: null },
          thankYou: { image: "/assets/offer.png?v=0a1b", title: null, description: null },
        }),
      }),
    ]);
  });
});

describe("safeHtml", () => {
  test.each([
    ['<a href="javascript:x()">a</a>', "<a>a</a>"],
    ['<a href="//elsewhere.example">a</a>', "<a>a</a>"],
    ['<a href="/service" target="_blank" style="color:red">a</a>', '<a href="/service">a</a>'],
    ["<img src=x onerror=x()>b", "b"],
    ["<svg><style>*{}</style></svg>c", "c"],
  ])("converts %s to %s", (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });
});
