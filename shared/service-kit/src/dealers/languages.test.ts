import { isOfAllLanguages, textKeys } from "@forecourt/contracts/text-keys";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Dealers } from "./dealers.ts";
import { languageOfFile } from "./files/layout.ts";
import { type Files, readFolder } from "./files/read-folder.ts";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import { dealersOf } from "./load.ts";
import { placeholdersIn } from "./placeholders.ts";

let shipped: Files;
let folder: string;

beforeAll(async () => {
  ({ folder } = await copyDealers());
  shipped = await readFolder(folder);
});
afterAll(removeCopies);

const dealerFile = "heartland/dealer.json";

/** The shipped dealers with heartland in these languages, and with files changed or added. */
function load(languages: readonly string[], changes: Record<string, object> = {}): Dealers {
  const dealer = JSON.parse(shipped.get(dealerFile) ?? "") as object;
  const changed = Object.entries({ [dealerFile]: { ...dealer, languages }, ...changes });
  const texts = changed.map(([file, value]) => [file, JSON.stringify(value)] as const);
  return dealersOf(new Map([...shipped, ...texts]), folder);
}

const of = (language?: string) => ({
  dealerId: "heartland",
  storeId: null,
  ...(language !== undefined && { language }),
});

/** The texts of all files of the defaults in one language. */
function defaultTexts(language: string): Map<string, string> {
  const files = [...shipped].filter(
    ([file]) => file.startsWith("defaults/texts/") && languageOfFile(file) === language,
  );
  return new Map(
    files.flatMap(([, text]) => Object.entries(JSON.parse(text) as Record<string, string>)),
  );
}

describe("the texts of the defaults", () => {
  test("are there in English and in Spanish, with the same placeholders", () => {
    const [english, spanish] = [defaultTexts("en"), defaultTexts("es")];
    const own = (texts: Map<string, string>) =>
      [...texts.keys()].filter((key) => !isOfAllLanguages(key)).sort();
    expect(own(spanish)).toEqual(own(english));
    expect(own(english).length).toBeGreaterThan(2_000);
    const placeholders = (texts: Map<string, string>) =>
      Object.fromEntries(
        own(texts).map((key) => [key, placeholdersIn(texts.get(key) ?? "").sort()]),
      );
    expect(placeholders(spanish)).toEqual(placeholders(english));
  });
});

describe("a dealer in two languages", () => {
  test("has the texts of each, and English ones for a language that it does not have", () => {
    const dealers = load(["en", "es"]);
    const { texts: english, ...site } = dealers.site(of());
    const spanish = dealers.site(of("es"));
    expect(site.language).toBeUndefined();
    expect(spanish.language).toBe("es");
    expect(spanish.languages).toEqual([
      { code: "en", name: "English" },
      { code: "es", name: "Español" },
    ]);
    expect([english["frame.menu"], spanish.texts["frame.menu"]]).toEqual(["Menu", "Menú"]);
    expect(Object.keys(spanish.texts).sort()).toEqual(Object.keys(textKeys).sort());
    expect(dealers.site(of("fr"))).toBe(dealers.site(of()));
    expect(dealers.site({ ...of("es"), storeId: dealers.stores("heartland")[0] ?? "" })).toEqual(
      expect.objectContaining({ language: "es", storeChosen: true }),
    );
  });

  test("has the cookie banner's texts of both on the pages of each", () => {
    const dealers = load(["en", "es"]);
    for (const language of ["en", "es"]) {
      const { texts } = dealers.site(of(language));
      expect(texts["consent.en.accept"]).toBe("Accept all");
      expect(texts["consent.es.accept"]).toBe("Aceptar todo");
    }
  });

  test("may change a text in one language", () => {
    const dealers = load(["en", "es"], {
      "heartland/texts/es.json": { "frame.menu": "Nuestro menú" },
    });
    expect(dealers.site(of("es")).texts["frame.menu"]).toBe("Nuestro menú");
    expect(dealers.site(of()).texts["frame.menu"]).toBe("Menu");
  });
});

describe("a dealer in English", () => {
  test("has no other language, although the defaults have its texts", () => {
    const dealers = load(["en"]);
    expect(dealers.site(of("es"))).toBe(dealers.site(of()));
    expect(dealers.site(of())).not.toHaveProperty("languages");
  });
});

describe("a wrong file", () => {
  test.each<[name: string, languages: string[], changes: Record<string, object>, problem: string]>([
    [
      "a language without texts",
      ["en", "fr"],
      {},
      "heartland/dealer.json: languages: expected texts in this language",
    ],
    ["no English", ["es"], {}, 'each language once, "en" first'],
    [
      "an unknown parameter in a translation",
      ["en"],
      { "heartland/texts/es.json": { "frame.menu": "Menú {count}" } },
      'heartland/texts/es.json: ["frame.menu"]: unknown parameter {count}',
    ],
    [
      "a translation in the file of another owner",
      ["en"],
      { "heartland/texts/trade.es.json": { "frame.menu": "Menú" } },
      'heartland/texts/trade.es.json: ["frame.menu"]: expected this text in platform.es.json',
    ],
    [
      "a Spanish text of the banner in the English file",
      ["en"],
      { "heartland/texts/platform.en.json": { "consent.es.accept": "Sí" } },
      'heartland/texts/platform.en.json: ["consent.es.accept"]: expected this text in platform.es.json',
    ],
    [
      "a text in two files of one language",
      ["en"],
      {
        "heartland/texts/es.json": { "frame.menu": "Menú" },
        "heartland/texts/platform.es.json": { "frame.menu": "Menú" },
      },
      "this text stands in heartland/texts/es.json, too",
    ],
  ])("is refused: %s", (_name, languages, changes, problem) => {
    expect(() => load(languages, changes)).toThrow(problem);
  });
});
