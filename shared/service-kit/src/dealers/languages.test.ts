import { isOfAllLanguages, textKeys } from "@forecourt/contracts/text-keys";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Dealers } from "./dealers.ts";
import { languageOfFile } from "./files/layout.ts";
import { type Files, readFolder } from "./files/read-folder.ts";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import type { JsonObject } from "./json/json.ts";
import { dealersOf } from "./load.ts";
import { placeholdersIn } from "./placeholders.ts";
import { translatableTexts } from "./translations/translate-content.ts";

let shipped: Files;
let folder: string;

beforeAll(async () => {
  ({ folder } = await copyDealers());
  const files = [...(await readFolder(folder))];
  // The demo's experiment has its words in the languages of the demo.
  shipped = new Map(files.filter(([file]) => !file.includes("/experiments/")));
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
    expect(spanish.languages).toMatchObject([
      { code: "en", name: "English", offer: { dismiss: "No, thanks" } },
      { code: "es", name: "Español", offer: { dismiss: "No, gracias" } },
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

  test("names the cookie policy as one in English on English pages alone", () => {
    const dealers = load(["en", "es"]);
    const policyOn = (language: string) => dealers.site(of(language)).texts["consent.es.policy"];
    expect([policyOn("en"), policyOn("es")]).toEqual([
      "Política de cookies (en inglés)",
      "Política de cookies",
    ]);
  });

  test("may change a text in one language", () => {
    const dealers = load(["en", "es"], {
      "heartland/texts/es.json": { "frame.menu": "Nuestro menú" },
    });
    expect(dealers.site(of("es")).texts["frame.menu"]).toBe("Nuestro menú");
    expect(dealers.site(of()).texts["frame.menu"]).toBe("Menu");
  });
});

describe("the contents of a dealer in two languages", () => {
  const sections = "heartland/content/es/company/home.json";

  test("are in the language of the page, with the facts of the store in that language", () => {
    const dealers = load(["en", "es"]);
    const home = dealers.content(of("es"), "company/home");
    expect(home?.slides[0]).toMatchObject({ badge: "Centro de Missouri" });
    expect(home?.slides[0]).not.toHaveProperty("lang");
    expect(JSON.stringify(home)).toMatch(
      /Horario de servicio: \\nColumbia: lunes a sábado de 8\u00a0a\.m\. a 6\u00a0p\.m\./,
    );
    expect(JSON.stringify(home)).not.toMatch(/Shop|Monday/);
    expect(dealers.content(of(), "company/home")?.slides[0]?.badge).toBe("Central Missouri");
  });

  test("are in English, part by part, where the language has no text", () => {
    const texts = JSON.parse(shipped.get(sections) ?? "") as Record<string, string>;
    const {
      "At one, or [online](/auto-financing/full-credit-application). The application is the same at every store, and you can use it for any car on our list.":
        _,
      ...rest
    } = texts;
    const dealers = load(["en", "es"], { [sections]: rest });
    const [first, second] = dealers.content(of("es"), "company/home")?.faq.items ?? [];
    expect(first).toMatchObject({
      question: "Do I apply at one store or at all four?",
      lang: "en",
    });
    expect(second?.question).toBe("¿La preaprobación daña mi crédito?");
  });

  test("have the words of settings in the language, which services keep in English", () => {
    const dealers = load(["en", "es"]);
    const { words, popups, taxes } = dealers.site(of("es"));
    expect(words?.["Tire rotation"]).toBe("Rotación de llantas");
    expect(popups?.map(({ data }) => data.title)).toContain("¿Piensa visitarnos?");
    expect(JSON.stringify(taxes)).toContain("Cargo por título");
    expect(JSON.stringify(dealers.content(of("es"), "company/home"))).toContain(
      "Desde $29 de enganche con crédito aprobado",
    );
    expect(dealers.config(of("es"))).toEqual(dealers.config(of()));
    expect(dealers.site(of())).not.toHaveProperty("words");
  });

  test("include Markdown in the language, and the English of a dealer's own file before the defaults' Spanish", () => {
    const bodyOf = (dealers: Dealers) => JSON.stringify(dealers.content(of("es"), "company/about"));
    expect(bodyOf(load(["en", "es"]))).toContain("mesa plegable");
    const own = new Map([...shipped].filter(([file]) => !file.includes("/es/company/story.md")));
    own.set(
      "heartland/dealer.json",
      JSON.stringify({ ...JSON.parse(shipped.get(dealerFile) ?? ""), languages: ["en", "es"] }),
    );
    const story = JSON.stringify(dealersOf(own, folder).content(of("es"), "company/about"));
    expect(story).toContain("Heartland Crossing is four stores");
    expect(story).not.toContain("Comprar un auto es una decisión grande");
  });

  test("have the articles that are not translated in English and say so, at the same addresses", () => {
    const file = "defaults/content/es/company/articles/winter-tires.md";
    const text =
      "---\ntitle: Llantas de invierno\ndescription: Cuándo sirven.\n---\n\nHace frío.\n";
    const dealers = dealersOf(
      new Map([
        ...[...shipped].filter(([name]) => !/\/content\/es\/.*\/articles\//.test(name)),
        [file, text],
        [
          dealerFile,
          JSON.stringify({ ...JSON.parse(shipped.get(dealerFile) ?? ""), languages: ["en", "es"] }),
        ],
      ]),
      folder,
    );
    const english = dealers.articles(of());
    const spanish = dealers.articles(of("es"));
    expect(spanish.map(({ slug, category }) => [slug, category.slug])).toEqual(
      english.map(({ slug, category }) => [slug, category.slug]),
    );
    const tires = spanish.find(({ slug }) => slug === "winter-tires");
    expect(tires).toMatchObject({ title: "Llantas de invierno", plainText: "Hace frío." });
    expect(tires).not.toHaveProperty("lang");
    const others = spanish.filter(({ slug }) => slug !== "winter-tires");
    expect(new Set(others.map(({ lang }) => lang))).toEqual(new Set(["en"]));
    expect(english.every(({ lang }) => lang === undefined)).toBe(true);
  });
});

describe("a third language", () => {
  const pseudo = (text: string) => `«${text}»`;

  /** Files alone: every text of the defaults, and every text of the contents, in a language that nothing else knows. */
  function pseudoFiles(): Record<string, object> {
    const files: Record<string, object> = {};
    for (const [file, text] of shipped) {
      if (!/^(?:defaults|heartland)\//.test(file) || !file.endsWith(".json")) continue;
      const document = JSON.parse(text) as JsonObject;
      if (/\/texts\/\w+\.en\.json$/.test(file)) {
        const texts = Object.entries(document).filter(([key]) => !isOfAllLanguages(key));
        files[file.replace(".en.json", ".qq.json")] = Object.fromEntries(
          texts.map(([key, value]) => [
            key,
            key === "language.locale" ? "fr-US" : pseudo(value as string),
          ]),
        );
      } else if (/\/content\/\w{3,}\//.test(file)) {
        const words = translatableTexts(document).map((one) => [one, pseudo(one)]);
        files[file.replace("/content/", "/content/qq/")] = Object.fromEntries(words);
      }
    }
    return files;
  }

  test("is files alone", () => {
    const dealers = load(["en", "es", "qq"], pseudoFiles());
    const { texts, store, languages } = dealers.site(of("qq"));
    expect(languages?.at(-1)).toMatchObject({
      code: "qq",
      name: "«English»",
      offer: { question: "«Would you rather see this page in English?»" },
    });
    const own = Object.entries(texts).filter(([key]) => !isOfAllLanguages(key));
    expect(own.filter(([key, text]) => key !== "language.locale" && !/^«.*»$/s.test(text))).toEqual(
      [],
    );
    expect(store.sales.hoursText).toMatch(/lundi/);
    expect(store.sales.closedOn).toMatch(/«Thanksgiving» et «Christmas Day»$/);
    const home = dealers.content(of("qq"), "company/home");
    // The runs of an answer are parts of its words.
    const whole = JSON.stringify(home, (key, value) => (key === "runs" ? undefined : value));
    const shown = translatableTexts(JSON.parse(whole) as JsonObject);
    const english = shown.filter((text) => !text.includes("«"));
    // Claims are settings, which this language has no words for.
    expect(english.every((text) => /\$/.test(text))).toBe(true);
    expect(shown.length).toBeGreaterThan(80);
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
      "a translation with another amount",
      ["en"],
      {
        "heartland/content/es/company/home.json": {
          "Cars under $20,000": "Autos de menos de $25,000",
        },
      },
      'heartland/content/es/company/home.json: ["Cars under $20,000"]: expected the amounts of the English text, $20,000',
    ],
    [
      "translations of no page",
      ["en"],
      { "heartland/content/es/company/hom.json": {} },
      "heartland/content/es/company/hom.json: no page has content of this name",
    ],
    [
      "a locale that no runtime knows",
      ["en"],
      { "heartland/texts/es.json": { "language.locale": "spanish" } },
      'expected a locale such as es-US, found "spanish"',
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
