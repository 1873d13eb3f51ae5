import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { deviationText } from "./deviation.ts";
import { type AdfReading, readAdf } from "./parse-adf.ts";
import { withPublishedAdf } from "./published-adf.ts";
import { publishedFolder } from "./published-folder.ts";
import { longestDocument } from "./xml-tree.ts";

const minimal = (change: (document: string) => string = (document) => document) =>
  change(`<adf>
<prospect>
<requestdate>2024-01-02T03:04:05-05:00</requestdate>
<vehicle><year>2024</year><make>Honda</make><model>Civic</model></vehicle>
<customer><contact><name part="full">Ada Moss</name><email>ada@moss.example</email></contact></customer>
<vendor><vendorname>Dealer</vendorname><contact><name>Desk</name><phone>555-0100</phone></contact></vendor>
</prospect>
</adf>`);

const replaced = (from: string, to: string) => minimal((document) => document.replace(from, to));

/** Every deviation as a sentence. */
const sentences = (reading: AdfReading) =>
  (reading.readable ? reading.deviations : reading.problems).map(deviationText);

describe("a valid document", () => {
  test("is parsed", () => {
    const reading = readAdf(minimal());
    if (!reading.readable) throw new Error(sentences(reading).join("\n"));
    expect(reading.deviations).toEqual([]);
    const [prospect] = reading.prospects;
    expect(prospect).toMatchObject({
      status: "new",
      requestDate: "2024-01-02T03:04:05-05:00",
      vehicles: [{ interest: "buy", status: "new", year: "2024", make: "Honda", model: "Civic" }],
      customer: { names: [{ value: "Ada Moss" }], email: "ada@moss.example", comments: null },
      vendor: { name: "Dealer", contact: { phones: [{ value: "555-0100" }] } },
      provider: null,
    });
  });

  test("may contain CDATA and predefined entities", () => {
    const reading = readAdf(replaced("Honda", "<![CDATA[<H&>]]>&amp;&#x41;<!-- no -->!"));
    expect(reading).toMatchObject({ prospects: [{ vehicles: [{ make: "<H&>&A!" }] }] });
  });

  test("may have several prospects", () => {
    const document = minimal((one) => one.replace(/<prospect>[^]*<\/prospect>/, "$&$&"));
    expect(readAdf(document)).toMatchObject({ prospects: [{}, {}] });
  });
});

describe("deviations of partners are parsed and reported", () => {
  test.each([
    [
      "<year>",
      "<score>9</score><year>",
      "line 4, adf/prospect/vehicle: expected elements of the format, found <score>",
    ],
    [
      "<prospect>",
      '<prospect p:a="1">',
      'line 2, adf/prospect: expected no attribute but status, found p:a="1"',
    ],
    [
      "<vendorname>Dealer</vendorname>",
      "",
      "line 6, adf/prospect/vendor: expected <vendorname>, found none",
    ],
    [
      "<phone>555-0100</phone>",
      "",
      "line 6, adf/prospect/vendor/contact: expected <email> or <phone>, found neither",
    ],
    [
      "<requestdate>",
      "<id>7</id><requestdate>",
      "line 3, adf/prospect/id: expected a source, found none",
    ],
  ])("%s as %s", (from, to, sentence) => {
    const reading = readAdf(replaced(from, to));
    expect(reading.readable).toBe(true);
    expect(sentences(reading)).toEqual([sentence]);
  });
});

describe("an invalid document is rejected, with what was expected and where", () => {
  test.each([
    [
      "<vehicle>",
      '<vehicle interest="loan">',
      'line 4, adf/prospect/vehicle: expected interest to be buy, lease, sell, trade-in, test-drive, found interest="loan"',
    ],
    ["<make>Honda</make>", "", "line 4, adf/prospect/vehicle: expected <make>, found none"],
    [
      "</model>",
      "</model><model>B</model>",
      "line 4, adf/prospect/vehicle: expected at most 1 <model>, found 2",
    ],
    [
      "<year>2024</year><make>Honda</make>",
      "<make>Honda</make><year>2024</year>",
      "line 4, adf/prospect/vehicle: expected <year> before <make>, found <make>",
    ],
    [
      "2024-01-02T",
      "2024-02-30T",
      'line 3, adf/prospect/requestdate: expected a moment with its offset such as 2026-07-15T12:00:00-05:00, found "2024-02-30T03:04:05-05:00"',
    ],
    [
      "</model>",
      "</model><pricecomment>x</pricecomment>",
      "line 4, adf/prospect/vehicle: expected <pricecomments>, found <pricecomment>",
    ],
    [
      "</model>",
      '</model><price currency="usd">1</price>',
      'line 4, adf/prospect/vehicle/price: expected three capital letters, found currency="usd"',
    ],
    [
      "<vehicle>",
      "<vehicle>Blazer",
      'line 4, adf/prospect/vehicle: expected no text of its own, found "Blazer"',
    ],
    [
      "<email>ada@moss.example</email>",
      "",
      "line 5, adf/prospect/customer/contact: expected <email> or <phone>, found neither",
    ],
    [
      "<adf>",
      "<lead/><adf>",
      "line 1, document: expected well-formed XML, found documents may contain only one root.",
    ],
    [
      "<adf>",
      '<?adf version="2.0"?><adf>',
      'line 1, document: expected version "1.0", found <?adf version="2.0"?>',
    ],
    [
      "Honda",
      "&nbsp;",
      "line 4, adf/prospect/vehicle/make: expected well-formed XML, found undefined entity.",
    ],
    [
      "Honda",
      "\u0001",
      "line 4, adf/prospect/vehicle/make: expected well-formed XML, found disallowed character.",
    ],
    [
      "</make>",
      "",
      "line 4, adf/prospect/vehicle: expected well-formed XML, found unexpected close tag.",
    ],
  ])("%s as %s", (from, to, sentence) => {
    const reading = readAdf(replaced(from, to));
    expect(reading.readable).toBe(false);
    expect(sentences(reading)[0]).toBe(sentence);
  });

  test.each([
    ["", "line 1, document: expected well-formed XML, found document must contain a root element."],
    ["<html/>", "line 1, document: expected <adf>, found <html>"],
    [`<${"x".repeat(9999)}/>`, `line 1, document: expected <adf>, found <${"x".repeat(199)}…`],
    ["<adf></adf>", "line 1, adf: expected <prospect>, found none"],
    [
      "x".repeat(longestDocument + 1),
      "line 1, document: expected at most 4000000 characters, found 4000001",
    ],
    [
      "<a>".repeat(100),
      `line 1, ${"a/".repeat(31)}a: expected at most 32 elements in one another, found <a>`,
    ],
    [
      `<adf>${"<prospect/>".repeat(10_000)}</adf>`,
      "line 1, adf: expected at most 10000 elements, found <prospect>",
    ],
  ])("the document %#", (document, sentence) => {
    expect(sentences(readAdf(document))).toEqual([sentence]);
  });

  test("a document type is rejected before it is parsed", () => {
    const lol = `<!DOCTYPE adf [<!ENTITY a "lol"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const reading = readAdf(`${lol}${replaced("Honda", "&b;&c;")}`);
    expect(sentences(reading)).toEqual([
      "line 1, document: expected no document type, found <!DOCTYPE>",
    ]);
  });

  test("an error at the start ends parsing", () => {
    const [line] = sentences(readAdf(`<adf>\u0001</adf>${"\n<".repeat(1_900_000)}`));
    expect(line).toBe("line 1, adf: expected well-formed XML, found disallowed character.");
  });

  test("non-Latin text survives chunk boundaries", () => {
    const make = "x😀ש".repeat(20_000);
    expect(readAdf(replaced("Honda", make))).toMatchObject({
      prospects: [{ vehicles: [{ make }] }],
    });
  });

  test("names of Object.prototype are unknown elements", () => {
    const change = "<constructor/><__proto__ toString='1'/><year>";
    expect(sentences(readAdf(replaced("<year>", change)))).toHaveLength(2);
  });
});

withPublishedAdf(() => {
  const samples = globSync("*/*.xml", { cwd: path.join(publishedFolder, "samples") });

  test("there are samples of all three kinds", () => {
    expect([...new Set(samples.map((sample) => path.dirname(sample)))].sort()).toEqual([
      "invalid",
      "lenient-valid",
      "strict-valid",
    ]);
  });

  test.each(samples)("parses the published sample %s as its folder says", (sample) => {
    const reading = readAdf(readSample(sample));
    const strict = reading.readable && reading.deviations.length === 0;
    const kind = strict ? "strict-valid" : reading.readable ? "lenient-valid" : "invalid";
    expect({ kind, sentences: sentences(reading) }).toMatchObject({ kind: path.dirname(sample) });
  });

  test.each([
    [
      "bad-enums",
      'expected interest to be buy, lease, sell, trade-in, test-drive, found interest="loan"',
    ],
    [
      "bad-iso-formats",
      'adf/prospect/requestdate: expected a moment with its offset such as 2026-07-15T12:00:00-05:00, found "not-a-date"',
    ],
    [
      "customer-id-before-contact",
      "adf/prospect/customer: expected <contact> before <id>, found <id>",
    ],
    ["empty-adf", "adf: expected <prospect>, found none"],
    ["missing-everything", "adf/prospect/customer/contact: expected <name>, found none"],
    [
      "pricecomment-singular",
      "adf/prospect/vehicle: expected <pricecomments>, found <pricecomment>",
    ],
  ])("reports the problems of the sample %s", (sample, sentence) => {
    const found = sentences(readAdf(readSample(`invalid/${sample}.xml`)));
    expect(found).toContainEqual(expect.stringContaining(sentence));
  });
});

const readSample = (sample: string) =>
  readFileSync(path.join(publishedFolder, "samples", sample), "utf8");
