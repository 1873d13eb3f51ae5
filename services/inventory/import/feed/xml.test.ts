import { expect, test } from "@jest/globals";
import { feedFolder } from "../testing/feed-files.ts";
import { readRows } from "../testing/read-rows.ts";
import { openFeed } from "./open.ts";

const file = feedFolder();

/** The rows of an XML feed as "line: values". */
function read(
  text: string,
  { items = "cars.car", columns = [] }: { items?: string; columns?: string[] } = {},
): Promise<string[]> {
  return readRows(file(text), { format: "xml", quote: '"', items }, columns);
}

test("reads elements, attributes, lists and what is nested", async () => {
  const text = `<?xml version="1.0"?>
<cars count="2"><note>May</note>
  <car id="7">
    <make>Citro&#235;n &amp; Co</make><trim><![CDATA[<XL>]]></trim><price currency="USD">5</price>
    <photos><photo>1</photo><photo>2</photo></photos>
    <option name="a"/><option name="b"/><color/>
    <mpg><city>20</city></mpg>
  </car>
  <car><make>Kia</make></car></cars>`;
  const [first, second] = await read(text);
  expect(first).toBe(
    `3: ${JSON.stringify({
      "@id": "7",
      make: "Citroën & Co",
      trim: "<XL>",
      "price@currency": "USD",
      price: "5",
      photos: { photo: ["1", "2"] },
      "option@name": ["a", "b"],
      option: "",
      color: "",
      mpg: { city: "20" },
    })}`,
  );
  expect(second).toBe('9: {"make":"Kia"}');
  expect(await read(text, { columns: ["photos.photo", "option@name", "mpg.city", "@id"] })).toEqual(
    ['3: [["1","2"],["a","b"],"20","7"]', "9: [null,null,null,null]"],
  );
});

test("reads names with a prefix, deep in a file", async () => {
  const text = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cars</title>
<item><g:vin>1</g:vin></item></channel></rss>`;
  expect(await read(text, { items: "rss.channel.item", columns: ["g:vin"] })).toEqual(['2: ["1"]']);
});

test("reads the objects of a list by path", async () => {
  const text = "<cars><car><image><url>1</url></image><image><url>2</url></image></car></cars>";
  expect(await read(text, { columns: ["image.url"] })).toEqual(['1: [["1","2"]]']);
});

test.each([
  ["cut off", "<cars><car>\n<make>Kia</make>", "the XML is cut off at line 2: <car> has no end"],
  [
    "not closed as opened",
    "<cars><car>\n</kar></cars>",
    "fault near line 2: an end that has no beginning",
  ],
  [
    "no XML",
    "<cars>\n<car price=5/></cars>",
    "fault near line 2: an attribute whose value is not in quotation marks",
  ],
  [
    "made of entities of its own",
    '<!DOCTYPE cars [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<cars><car><make>&b;</make></car></cars>',
    "fault near line 2: it uses a text of its own (&…;), which is not allowed",
  ],
  [
    "asking for another file",
    '<!DOCTYPE cars [<!ENTITY a SYSTEM "file:///etc/passwd">]><cars><car><make>&a;</make></car></cars>',
    "it uses a text of its own (&…;)",
  ],
])("refuses a file that is %s", async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test("refuses a file without an end of a car before it is in memory", async () => {
  const endless = `<cars><car><make>${"x".repeat(5_000_000)}`;
  await expect(read(endless)).rejects.toThrow("4000000 characters in which no car ends");
  const deep = `<cars><car>${"<a>".repeat(2_000_000)}`;
  await expect(read(deep)).rejects.toThrow("4000000 characters in which no car ends");
});

test("reads an element with the name of a property of all objects", async () => {
  expect(await read("<cars><car><__proto__>1</__proto__></car></cars>")).toEqual([
    '1: {"__proto__":"1"}',
  ]);
});

test("is refused without the path to a car", async () => {
  await expect(openFeed(file("<cars/>"), { format: "xml", quote: '"' })).rejects.toThrow(
    "mapping.items is missing",
  );
});
