import { describe, expect, test } from "@jest/globals";
import { allAreas } from "./area-definitions.ts";
import { areaNames } from "./areas.ts";
import { leadsTextKeys } from "./text-keys/leads.ts";
import { platformTextKeys } from "./text-keys/platform.ts";
import { visitorTextKeys } from "./text-keys/visitor.ts";
import { textFileOf, textIsReadIn, textKeys, textOwners } from "./text-keys.ts";

describe("text keys", () => {
  test("have one owner each", () => {
    expect([...textOwners].sort()).toEqual([...areaNames, "leads", "platform", "visitor"].sort());
    const all = [
      ...allAreas.map(({ texts }) => texts),
      leadsTextKeys,
      platformTextKeys,
      visitorTextKeys,
    ].flatMap(({ browser, server }) => [...Object.keys(browser), ...Object.keys(server)]);
    expect(all).toHaveLength(Object.keys(textKeys).length);
    expect(new Set(all).size).toBe(all.length);
  });

  test("are in the file of their owner and language", () => {
    expect(textFileOf("area.trade.title", "en")).toBe("trade.en.json");
    expect(textFileOf("consent.es.title", "en")).toBe("platform.es.json");
    expect(textFileOf("consent.en.title", "en")).toBe("platform.en.json");
    expect(textFileOf("no.such.key", "en")).toBeNull();
  });

  test("are read either in the browser or on the server", () => {
    expect(textIsReadIn("frame.menu")).toBe("browser");
    expect(textIsReadIn("menu.financing")).toBe("server");
    expect(textIsReadIn("no.such.key")).toBeNull();
  });
});
