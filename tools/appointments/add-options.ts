import { type Transport, transports } from "@forecourt/contracts/areas/service/visit-paths";
import { splitCarName } from "@forecourt/service-kit/cars/car-spelling";
import type { DeskBooking } from "@forecourt/service-service/staff/book-by-shop";
import { UsageError } from "../command-line/usage-error.ts";

/** Options of `add`, as typed. */
export const addOptions = {
  name: { type: "string" },
  phone: { type: "string" },
  email: { type: "string" },
  vehicle: { type: "string" },
  vin: { type: "string" },
  "keep-vin": { type: "boolean", default: false },
  miles: { type: "string" },
  work: { type: "string" },
  words: { type: "string" },
  note: { type: "string" },
  transport: { type: "string" },
  coupon: { type: "string" },
  "past-advisers": { type: "boolean", default: false },
  another: { type: "boolean", default: false },
} as const;

type Flags = "keep-vin" | "past-advisers" | "another";
type Texts = Exclude<keyof typeof addOptions, Flags> | "adviser";
type Values = { [Name in Texts]?: string | undefined } & { [Name in Flags]: boolean };

/** The booking without its time. @throws UsageError that names the missing or invalid option */
export function bookingOf(values: Values): Omit<DeskBooking, "slot"> {
  const text = (name: Texts) => (values[name] ?? "").replace(/\s+/g, " ").trim();
  const [firstName = "", ...names] = required(text("name"), '--name "Ada Moss"').split(" ");
  const vehicle = required(text("vehicle"), '--vehicle "2019 Toyota RAV4"');
  const [, modelYear = "", name = ""] = /^(\d{4}) (.+)$/.exec(vehicle) ?? [];
  const { make, model } = splitCarName(name);
  if (model === "") throw new UsageError('--vehicle is year, make and model: "2019 Toyota RAV4"');
  const work = text("work").toUpperCase();
  if (work === "" && text("words") === "") {
    throw new UsageError("--work LOF,TIRE-ROT or --words is missing");
  }
  return {
    firstName,
    lastName: required(names.join(" "), "the last name in --name"),
    phone: required(text("phone"), "--phone 573-555-0142"),
    email: text("email"),
    modelYear,
    make,
    model,
    vin: text("vin"),
    keepsVin: values["keep-vin"],
    miles: text("miles"),
    opCodes: work === "" ? [] : work.split(",").map((code) => code.trim()),
    symptoms: text("words"),
    note: text("note"),
    transport: transportOf(text("transport")),
    adviserId: text("adviser"),
    couponCode: text("coupon"),
    isPastAdvisers: values["past-advisers"],
    isAnother: values.another,
  };
}

function required(text: string, example: string): string {
  if (text !== "") return text;
  throw new UsageError(`${example} is missing`);
}

function transportOf(text: string): Transport {
  if (text === "") return "drop-off";
  const known = transports.find((one) => one === text);
  if (known) return known;
  throw new UsageError(`--transport is one of ${transports.join(", ")}`);
}
