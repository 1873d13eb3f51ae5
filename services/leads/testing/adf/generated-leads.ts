import { AdfLead } from "@forecourt/contracts/leads/leads";
import { maxCommentsLength } from "@forecourt/contracts/leads/text";
import fc from "fast-check";

/** Texts that are known to break documents, and samples of many scripts. */
const odd = fc.constantFrom(
  ..."\0\u0001\u0008\t\n\v\f\r\u001b\u001f\u007f\u0080\u0085\u009f\u00a0\u2028\u2029\ufeff\ufffe\uffff\ufdd0",
  ..."<>&\"'",
  "\ud800",
  "\udfff",
  "\u{1ffff}",
  "\u{10ffff}",
  "]]>",
  "<![CDATA[",
  "]]]]><![CDATA[>",
  "<!--",
  "--!>",
  "<?adf?>",
  "<!DOCTYPE a [<!ENTITY b 'c'>]>",
  "</comments>",
  "&amp;",
  "&nbsp;",
  "&#0;",
  "&#10;",
  "&#x41;",
  "&lt;script&gt;",
  "😀",
  "👩‍👩‍👧‍👦",
  "שלום",
  "مرحبا بك",
  "\u202eabc\u202c",
  "\u200f",
  "é",
  "e\u0301",
  "張偉",
  "\r\n",
  "  ",
);

const part = fc.oneof(
  { weight: 3, arbitrary: odd },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
);

/** Any single-line field. */
export const generatedLine = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));

/** Multi-line texts; one in a hundred of the maximum length. */
export const generatedComments = fc.oneof(
  { weight: 99, arbitrary: fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")) },
  {
    weight: 1,
    arbitrary: fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => {
      const text = parts.join("") || "x";
      return text.repeat(Math.ceil(maxCommentsLength / text.length)).slice(0, maxCommentsLength);
    }),
  },
);

const line = generatedLine;
const comments = generatedComments;
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const record = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] });
const number = fc.nat({ max: 100_000_000 });
const year = fc.integer({ min: 1885, max: 9999 });
const contact = fc.record({ full_name: line, email: maybe(line), phone: maybe(line) });

const vehicle = record({
  interest: fc.constantFrom("buy", "sell", "trade-in"),
  status: fc.constantFrom("used", "new", "certified"),
  year,
  make: line,
  model: line,
  vin: line,
  stock: line,
  trim: line,
  bodystyle: line,
  transmission: fc.constantFrom("A", "M"),
  interiorcolor: line,
  exteriorcolor: line,
  price: number,
  odometer: number,
  finance: fc.record({ method: fc.constantFrom("cash", "finance", "lease"), amount: number }),
  comments,
});

const sellVehicle = record({
  interest: fc.constantFrom("sell", "trade-in"),
  make: line,
  model: line,
  year,
  miles: number,
  vin: line,
  comments,
});

const customer = record({
  first_name: line,
  last_name: line,
  email: line,
  phone: fc.record({
    value: fc.oneof(line, fc.constantFrom("+15735550142", "(573) 555-0142", "1 573 555 0142")),
    time: fc.constantFrom("day", "evening"),
  }),
  address: record({
    type: fc.constantFrom("home", "delivery"),
    street: fc.record({ line_1: line }),
    apartment: line,
    city: line,
    regioncode: line,
    postalcode: line,
  }),
  comments,
});

/** Valid leads, with every field present or absent. */
export const generatedLead: fc.Arbitrary<AdfLead> = fc
  .record({
    prospect: fc.record({ status: fc.constantFrom("new", "resend") }),
    vehicle: maybe(vehicle),
    sellVehicles: fc.array(sellVehicle, { maxLength: 2 }),
    customer,
    vendor: maybe(fc.record({ name: line, contact })),
    provider: maybe(
      record({ name: line, service: line, url: line, email: line, phone: line, contact }),
    ),
    comments: maybe(comments),
  })
  .map((lead) => AdfLead.parse({ type: "adf", ...lead }));
