import type { AdfLead } from "@forecourt/contracts/leads/leads";
import { runs } from "@forecourt/testing/test-size";
import { beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { AdfContext } from "../../adf/adf-context.ts";
import { buildAdf } from "../../adf/build-adf.ts";
import { shippedContext } from "./adf-context.ts";
import { generatedLead } from "./generated-leads.ts";
import { readAdf } from "./parse-adf.ts";

let context: AdfContext;
beforeAll(async () => {
  context = await shippedContext();
});

/** An independent implementation of text normalization, character by character. */
function normalized(text: string | undefined): string {
  const characters = [...(text ?? "").replaceAll("\r\n", "\n")].map((character) => {
    const code = character.codePointAt(0)!;
    if (["\r", "\u0085", "\u2028", "\u2029"].includes(character)) return "\n";
    if (character === "\n" || character === "\t") return character;
    const isForbidden =
      code < 32 ||
      (code >= 127 && code < 160) ||
      (code >= 0xd800 && code < 0xe000) ||
      (code >= 0xfdd0 && code <= 0xfdef) ||
      code % 0x10000 >= 0xfffe;
    return isForbidden ? "\ufffd" : character;
  });
  return characters.join("").trim();
}

const line = (text: string | undefined) => normalized(text).split(/\s+/).join(" ");
const orNull = (text: string | undefined) => line(text) || null;
const orNotProvided = (text: string | undefined) => line(text) || "Not provided";
const paragraphs = (...texts: (string | undefined)[]) =>
  texts.map(normalized).filter(Boolean).join("\n\n") || null;
const cents = (price: { value: string } | null | undefined) =>
  price ? Math.round(Number(price.value) * 100) : undefined;

/** The expected phone number of a customer, masked if valid; none beside only an email address. */
function phonesOf({ email, phone }: AdfLead["customer"]): string[] {
  const typed = line(phone?.value);
  if (typed === "") return line(email) === "" ? ["Not provided"] : [];
  const isNumber = ["+15735550142", "(573) 555-0142", "1 573 555 0142"].includes(typed);
  return [isNumber ? "573-555-0142" : typed];
}

function addressOf({ address }: AdfLead["customer"]) {
  if (!address) return null;
  const { type, street, apartment, city, regioncode, postalcode } = address;
  const parts = [apartment, city, regioncode, postalcode].map(orNull);
  if (line(street?.line_1) === "" && parts.every((part) => part === null)) return null;
  return [type, orNotProvided(street?.line_1), ...parts];
}

/** The data of a lead that must arrive. */
function factsOf(lead: AdfLead) {
  const { vehicle, sellVehicles, customer, comments, prospect, vendor, provider } = lead;
  const vehicleOfInterest = vehicle && {
    interest: vehicle.interest,
    status: vehicle.status === "new" ? "new" : "used",
    year: vehicle.year === undefined ? "Not provided" : String(vehicle.year),
    make: orNotProvided(vehicle.make),
    model: orNotProvided(vehicle.model),
    vin: orNull(vehicle.vin),
    stock: orNull(vehicle.stock),
    trim: orNull(vehicle.trim),
    bodystyle: orNull(vehicle.bodystyle),
    transmission: vehicle.transmission ?? null,
    odometer: vehicle.odometer?.toString(),
    colors: [orNull(vehicle.interiorcolor), orNull(vehicle.exteriorcolor)],
    price: vehicle.price,
    finance: vehicle.finance,
    comments: paragraphs(
      vehicle.status === "certified" ? "This vehicle is certified." : "",
      vehicle.comments,
    ),
  };
  const tradeIns = sellVehicles.map((each) => [
    each.interest,
    each.year === undefined ? "Not provided" : String(each.year),
    orNotProvided(each.make),
    orNotProvided(each.model),
    orNull(each.vin),
    each.miles?.toString(),
    paragraphs(each.comments),
  ]);
  return {
    status: prospect.status,
    vehicleOfInterest,
    tradeIns,
    names: [orNotProvided(customer.first_name), orNotProvided(customer.last_name)],
    email: orNull(customer.email),
    phones: phonesOf(customer),
    address: addressOf(customer),
    comments: paragraphs(comments, customer.comments),
    vendor: vendor && [
      line(vendor.name) || context.dealer.company.name,
      orNotProvided(vendor.contact.full_name),
    ],
    provider: line(provider?.name) || "Website - Website Lead",
  };
}

/** The same data from a document. */
function factsIn(document: string, lead: AdfLead) {
  const { vehicle } = lead;
  const tradeInCount = lead.sellVehicles.length;
  const reading = readAdf(document);
  if (!reading.readable) throw new Error(JSON.stringify(reading.problems));
  expect(reading.deviations).toEqual([]);
  const { status, vehicles, customer, vendor, provider } = reading.prospects[0]!;
  const { address } = customer;
  const [first] = vehicles;
  return {
    status,
    vehicleOfInterest: vehicle &&
      first && {
        interest: first.interest,
        status: first.status,
        year: first.year,
        make: first.make,
        model: first.model,
        vin: first.vin,
        stock: first.stock,
        trim: first.trim,
        bodystyle: first.bodystyle,
        transmission: first.transmission,
        odometer: first.odometer?.value,
        colors: [first.colors[0]?.interior ?? null, first.colors[0]?.exterior ?? null],
        price: cents(first.price),
        finance: first.finance
          ? { method: first.finance.method, amount: cents(first.finance.amounts[0]) }
          : undefined,
        comments: first.comments,
      },
    tradeIns: (tradeInCount > 0 ? vehicles.slice(-tradeInCount) : []).map((each) => [
      each.interest,
      each.year,
      each.make,
      each.model,
      each.vin,
      each.odometer?.value,
      each.comments,
    ]),
    names: customer.names.map(({ value }) => value),
    email: customer.email,
    phones: customer.phones.map(({ value }) => value),
    address: address && [
      address.type,
      ...address.streets,
      address.apartment,
      address.city,
      address.regioncode,
      address.postalcode,
    ],
    comments: customer.comments,
    vendor: lead.vendor && [vendor.name, vendor.contact.names[0]?.value],
    provider: provider?.name,
  };
}

test("a parsed document equals its lead", () => {
  fc.assert(
    fc.property(generatedLead, (lead) => {
      const document = buildAdf(lead, context);
      expect(factsIn(document, lead)).toEqual(factsOf(lead));
    }),
    runs({ normal: 200, soak: 1_000 }),
  );
});
