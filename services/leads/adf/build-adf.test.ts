import { AdfLead } from "@forecourt/contracts/leads/leads";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { shippedContext } from "../testing/adf/adf-context.ts";
import type { AdfContext } from "./adf-context.ts";
import { buildAdf } from "./build-adf.ts";

let shipped: AdfContext;
beforeAll(async () => {
  shipped = await shippedContext();
});

/** The document of a lead; `change` overrides the configuration. */
function built(lead: object, change: Partial<AdfContext> = {}): string {
  return buildAdf(AdfLead.parse({ type: "adf", customer: {}, ...lead }), { ...shipped, ...change });
}

/** All elements of a name, with their tags. */
const all = (name: string, document: string) =>
  [...document.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, "g"))].map(
    ([, inner]) => inner,
  );

const blazer = {
  interest: "buy",
  status: "certified",
  year: 2021,
  make: "Chevrolet",
  model: "Blazer",
  vin: "3GNKBHRS0MS500001",
  stock: "P-1201",
  trim: "RS",
  bodystyle: "suvs",
  transmission: "A",
  interiorcolor: "Jet Black",
  exteriorcolor: "Cherry Red",
  price: 2_499_550,
  odometer: 31_204,
  finance: { method: "finance", amount: 2_000_000 },
  comments: "Is it still there?",
};

describe("an ADF document", () => {
  test("is complete and in the order of the DTD", () => {
    const document = built({
      prospect: { status: "resend" },
      vehicle: blazer,
      sellVehicles: [
        { interest: "trade-in", year: 2012, make: "Ford", model: "Focus", miles: 98_000 },
      ],
      customer: {
        first_name: "Ada",
        last_name: "Moss",
        email: "ada@moss.example",
        phone: { value: "+1 (573) 555-0142" },
        address: {
          type: "delivery",
          street: { line_1: "12 Elm Street" },
          apartment: "4",
          city: "Cape Girardeau",
          regioncode: "MO",
          postalcode: "63701",
        },
        comments: "After six, please.",
      },
      comments: "I would like a test drive.",
    });
    expect(document).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
  <prospect status="resend">
    <id sequence="1" source="www.ozarktrailmitsubishi.example">L-7Q2M4</id>
    <requestdate>2026-07-15T12:00:00-05:00</requestdate>
    <vehicle interest="buy" status="used">
      <year>2021</year>
      <make>Chevrolet</make>
      <model>Blazer</model>
      <vin>3GNKBHRS0MS500001</vin>
      <stock>P-1201</stock>
      <trim>RS</trim>
      <bodystyle>suvs</bodystyle>
      <transmission>A</transmission>
      <odometer units="mi">31204</odometer>
      <colorcombination>
        <interiorcolor>Jet Black</interiorcolor>
        <exteriorcolor>Cherry Red</exteriorcolor>
        <preference>1</preference>
      </colorcombination>
      <price type="quote" currency="USD">24995.50</price>
      <finance>
        <method>finance</method>
        <amount type="total" currency="USD">20000</amount>
      </finance>
      <comments>This vehicle is certified.

Is it still there?</comments>
    </vehicle>
    <vehicle interest="trade-in" status="used">
      <year>2012</year>
      <make>Ford</make>
      <model>Focus</model>
      <odometer units="mi">98000</odometer>
    </vehicle>
    <customer>
      <contact>
        <name part="first" type="individual">Ada</name>
        <name part="last" type="individual">Moss</name>
        <email>ada@moss.example</email>
        <phone type="voice" time="day">573-555-0142</phone>
        <address type="delivery">
          <street line="1">12 Elm Street</street>
          <apartment>4</apartment>
          <city>Cape Girardeau</city>
          <regioncode>MO</regioncode>
          <postalcode>63701</postalcode>
        </address>
      </contact>
      <comments>I would like a test drive.

After six, please.</comments>
    </customer>
    ${vendor()}
    <provider>
      <name part="full" type="business">Website - Website Lead</name>
      <service>Website</service>
      <url>https://www.ozarktrailmitsubishi.example</url>
    </provider>
  </prospect>
</adf>`);
  });

  /** The general manager in the shipped configuration. */
  function vendor(): string {
    const { company, employees } = shipped.dealer;
    const { firstName, lastName, email, phone } = employees.generalManager!;
    const [, area, exchange, line] = /^\+1(...)(...)(....)$/.exec(phone ?? company.phone)!;
    return `<vendor>
      <vendorname>${company.name}</vendorname>
      <url>https://www.ozarktrailmitsubishi.example</url>
      <contact>
        <name part="full" type="individual">${firstName} ${lastName}</name>
        <email>${email ?? company.email}</email>
        <phone type="voice">${area}-${exchange}-${line}</phone>
      </contact>
    </vendor>`;
  }

  test("contains a text for missing data", () => {
    const document = built({ customer: { first_name: " ", address: { city: "Rolla" } } });
    expect(all("name", document).slice(0, 2)).toEqual(["Not provided", "Not provided"]);
    expect(all("phone", document)[0]).toBe("Not provided");
    expect(all("street", document)).toEqual(["Not provided"]);
    expect(["year", "make", "model"].flatMap((name) => all(name, document))).toEqual(
      Array(3).fill("Not provided"),
    );
  });

  test("has no phone number when the customer gave only an email address", () => {
    const [customer] = all("customer", built({ customer: { email: "ada@moss.example" } }));
    expect(customer).toContain("<email>ada@moss.example</email>");
    expect(customer).not.toContain("<phone");
  });

  test("starts with the trade-in when the lead is about no other vehicle", () => {
    const document = built({ sellVehicles: [{ make: "Ford", model: "Focus" }] });
    expect(all("make", document)).toEqual(["Ford"]);
    expect(document).toContain('<vehicle interest="sell" status="used">');
  });

  test.each([
    [{ exteriorcolor: "Red" }, "<exteriorcolor>Red</exteriorcolor>"],
    [{ interiorcolor: "Black" }, "<interiorcolor>Black</interiorcolor>"],
  ])("has the colors of %j", (vehicle, combinationXml) => {
    const [combination] = all("colorcombination", built({ vehicle }));
    expect(combination?.replace(/\s+/g, "")).toBe(`${combinationXml}<preference>1</preference>`);
  });

  test("marks new vehicles, and omits unknown facts", () => {
    const document = built({ vehicle: { status: "new", make: "Mitsubishi", model: "Outlander" } });
    expect(document).toContain('<vehicle interest="buy" status="new">');
    expect(all("vehicle", document)[0]?.match(/<\w+/g)).toEqual(["<year", "<make", "<model"]);
  });

  test.each([
    ["573.555.0142", "573-555-0142"],
    ["1 573 555 0142", "573-555-0142"],
    ["call my wife", "call my wife"],
    ["+44 1632 960961", "+44 1632 960961"],
  ])("formats the phone number %s as %s", (value, expected) => {
    expect(all("phone", built({ customer: { phone: { value } } }))[0]).toBe(expected);
  });
});

describe("vendor and provider", () => {
  test("use the dealership as contact without a general manager", () => {
    const dealer = {
      ...shipped.dealer,
      employees: { ...shipped.dealer.employees, generalManager: null },
    };
    const [vendor] = all("vendor", built({}, { dealer }));
    expect(all("name", vendor!)).toEqual([dealer.company.name]);
    expect(all("email", vendor!)).toEqual([dealer.company.email]);
  });

  test("use the vendor in the lead, with the dealership's phone and email as default", () => {
    const contact = { full_name: "Sam Reed" };
    const [vendor] = all("vendor", built({ vendor: { name: "Reed Cars", contact } }));
    expect(all("vendorname", vendor!)).toEqual(["Reed Cars"]);
    expect(all("name", vendor!)).toEqual(["Sam Reed"]);
    expect(all("phone", vendor!)).toHaveLength(1);
  });

  test("use the lead's provider, else the route's, else the subject", () => {
    const name = (document: string) => all("name", all("provider", document)[0]!)[0];
    expect(name(built({}, { subject: "Sell or trade" }))).toBe("Website - Sell or trade");
    expect(name(built({}, { provider: "AutoLeads" }))).toBe("AutoLeads");
    expect(name(built({ provider: { name: "Other" } }, { provider: "AutoLeads" }))).toBe("Other");
  });

  test("move all comments to the lead for providers that want that", () => {
    const dealer = {
      ...shipped.dealer,
      leads: { ...shipped.dealer.leads, mergeCommentsFor: ["AutoLeads"] },
    };
    const lead = {
      comments: "One",
      customer: { comments: "Two" },
      vehicle: { status: "certified", comments: "Three" },
      sellVehicles: [{ comments: "Four" }],
    };
    expect(all("comments", built(lead, { dealer, provider: "AutoLeads" }))).toEqual([
      "One\n\nTwo\n\nThis vehicle is certified.\n\nThree\n\nFour",
    ]);
    expect(all("comments", built(lead, { dealer }))).toEqual([
      "This vehicle is certified.\n\nThree",
      "Four",
      "One\n\nTwo",
    ]);
  });
});

test.each([
  ["]]>", "]]&gt;"],
  ["<b>Ada</b>", "&lt;b&gt;Ada&lt;/b&gt;"],
  ["&nbsp;", "&amp;nbsp;"],
  ["&amp;lt;", "&amp;amp;lt;"],
  ["&#0; &#x41;", "&amp;#0; &amp;#x41;"],
  ["A\0\ud83d", "A\ufffd\ufffd"],
  ["\u202eשלום", "\u202eשלום"],
])("writes the name %j as %j", (first_name, expected) => {
  expect(all("name", built({ customer: { first_name } }))[0]).toBe(expected);
});
