import { describe, expect, test } from "@jest/globals";
import { activePopup, type PopupState } from "./active-popup.ts";
import { noFacts } from "./popup-sensors.ts";
import { popupFixture, tabFixture } from "./testing/popup-fixture.ts";

const calm: PopupState = {
  facts: noFacts,
  page: "service/index",
  path: "/service",
  isLead: false,
  awaitsConsent: false,
  finished: [],
  saved: [],
  open: null,
  showingThanks: null,
};
const ask = popupFixture();
const offer = popupFixture({ id: "offer" });
const tabbed = popupFixture({ id: "tabbed", button: tabFixture });

const turn = (popups: Parameters<typeof activePopup>[0], changes: Partial<PopupState> = {}) => {
  const found = activePopup(popups, { ...calm, ...changes });
  return found && `${found.popup.id} ${found.as}`;
};
const facts = (changes: Partial<PopupState["facts"]>) => ({ facts: { ...noFacts, ...changes } });

describe("activePopup", () => {
  test("opens a pop-up without a tab automatically, and shows the tab of another", () => {
    expect(turn([ask])).toBe("ask dialog");
    expect(turn([tabbed])).toBe("tabbed tab");
    expect(turn([tabbed], { open: { id: "tabbed", openedByVisitor: true } })).toBe("tabbed dialog");
  });

  test("selects the first eligible pop-up", () => {
    expect(turn([ask, offer])).toBe("ask dialog");
    expect(turn([ask, offer], { finished: ["ask"] })).toBe("offer dialog");
  });

  test("keeps the open pop-up when an earlier one becomes due", () => {
    const delayed = popupFixture({ id: "late", conditions: { timer: 5 } });
    expect(turn([delayed, ask])).toBe("ask dialog");
    const due = facts({ due: ["late"] });
    expect(turn([delayed, ask], due)).toBe("late dialog");
    expect(turn([delayed, ask], { ...due, open: { id: "ask", openedByVisitor: false } })).toBe(
      "ask dialog",
    );
  });

  test("keeps the open pop-up when it is finished in another tab", () => {
    const open = { id: "tabbed", openedByVisitor: true };
    expect(turn([tabbed], { finished: ["tabbed"], open })).toBe("tabbed dialog");
    expect(turn([tabbed], { finished: ["tabbed"] })).toBeNull();
  });

  test("skips finished pop-ups, and saved ones without a tab", () => {
    expect(turn([ask], { finished: ["ask"] })).toBeNull();
    expect(turn([ask], { saved: ["ask"] })).toBeNull();
    expect(turn([tabbed], { saved: ["tabbed"] })).toBe("tabbed tab");
  });

  test.each<[true | string[], boolean]>([
    [["service/index"], true],
    [["/service"], true],
    [["/"], false],
    [["inventory/vehicle", "/our-company"], false],
    [true, true],
  ])("with pages %j on /service: %s", (pages, isShown) => {
    expect(turn([popupFixture({ pages })]) !== null).toBe(isShown);
  });

  test.each(["/service/", "/service?day=1", "/service#schedule"])(
    "matches %s by its path",
    (path) => {
      expect(turn([popupFixture({ pages: ["/service"] })], { path, page: null })).toBe(
        "ask dialog",
      );
    },
  );

  test("matches the home page by its path", () => {
    expect(turn([popupFixture({ pages: ["/"] })], { path: "/?a=b", page: null })).toBe(
      "ask dialog",
    );
  });
});

describe("conditions", () => {
  test.each([
    ["id", { id: "offer" }, facts({ present: ["ask"] })],
    ["tagQuery", { tagQuery: "#offer" }, facts({ seen: ["ask"] })],
    ["itemClicked", { itemClicked: ".card" }, facts({ clicked: ["ask"] })],
    ["timer", { timer: 0 }, facts({ due: ["ask"] })],
  ])("requires the condition %s", (_name, conditions, met) => {
    const popup = popupFixture({ conditions });
    expect(turn([popup])).toBeNull();
    expect(turn([popup], met)).toBe("ask dialog");
  });

  test("requires all conditions", () => {
    const popup = popupFixture({ conditions: { id: "offer", timer: 1 } });
    expect(turn([popup], facts({ due: ["ask"] }))).toBeNull();
    expect(turn([popup], facts({ due: ["ask"], present: ["ask"] }))).toBe("ask dialog");
  });

  test('hides a pop-up with condition "user" from leads, unless it is open', () => {
    const popup = popupFixture({ conditions: { user: true } });
    expect(turn([popup])).toBe("ask dialog");
    expect(turn([popup], { isLead: true })).toBeNull();
    expect(turn([ask], { isLead: true })).toBe("ask dialog");
    const open = { id: "ask", openedByVisitor: true };
    expect(turn([popup], { isLead: true, open })).toBe("ask dialog");
  });
});

describe("a form in use", () => {
  test("allows only a pop-up that the visitor opened", () => {
    const busy = facts({ isBusy: true });
    expect(turn([ask], busy)).toBeNull();
    expect(turn([tabbed], busy)).toBeNull();
    expect(turn([ask], { ...busy, open: { id: "ask", openedByVisitor: false } })).toBeNull();
    expect(turn([tabbed], { ...busy, open: { id: "tabbed", openedByVisitor: true } })).toBe(
      "tabbed dialog",
    );
  });
});

describe("the cookie banner", () => {
  test("delays automatic opening, but not tabs", () => {
    expect(turn([ask], { awaitsConsent: true })).toBeNull();
    expect(turn([ask, tabbed], { awaitsConsent: true })).toBe("tabbed tab");
    const open = { id: "tabbed", openedByVisitor: true };
    expect(turn([tabbed], { awaitsConsent: true, open })).toBe("tabbed dialog");
  });

  test("does not close a dialog that was open before", () => {
    const open = { id: "ask", openedByVisitor: false };
    expect(turn([ask], { awaitsConsent: true, open })).toBe("ask dialog");
  });
});

describe("the thanks", () => {
  test("stay when conditions no longer hold", () => {
    const popup = popupFixture({ pages: ["/"], conditions: { user: true } });
    const state = { ...facts({ isBusy: true }), isLead: true, showingThanks: "ask" };
    expect(turn([offer, popup], state)).toBe("ask dialog");
  });
});
