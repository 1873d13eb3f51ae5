import { expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { appointmentsCommand } from "./options.ts";

const anywhere = { dealerId: null, storeId: null };
const wholeDay = { from: 0, to: 1_440, resource: null };

test.each([
  ["day", { kind: "day", day: null, adviserId: null, ...anywhere }],
  [
    "day 2026-12-01 --store troy",
    { kind: "day", day: "2026-12-01", adviserId: null, dealerId: null, storeId: "troy" },
  ],
  [
    "move s-7k4m-2pxd 2026-12-01 9:30",
    {
      kind: "move",
      number: "S-7K4M-2PXD",
      day: "2026-12-01",
      time: "09:30",
      isPastAdvisers: false,
    },
  ],
  [
    "move s7k4m2pxd friday 2 pm --past-advisers",
    { kind: "move", number: "S-7K4M-2PXD", day: "friday", time: "14:00", isPastAdvisers: true },
  ],
  ["show S-7K4M-2PXD", { kind: "show", number: "S-7K4M-2PXD" }],
  ["close Fri", { kind: "close", day: "friday", ...wholeDay, ...anywhere }],
  ["cancel S-7K4M-2PXD", { kind: "cancel", number: "S-7K4M-2PXD", reason: "", undoes: false }],
  [
    "cancel S-7K4M-2PXD --undo",
    { kind: "cancel", number: "S-7K4M-2PXD", reason: "", undoes: true },
  ],
  ["done S-7K4M-2PXD", { kind: "done", number: "S-7K4M-2PXD", undoes: false }],
  ["done S-7K4M-2PXD --undo", { kind: "done", number: "S-7K4M-2PXD", undoes: true }],
  ["arrived S-7K4M-2PXD", { kind: "arrived", number: "S-7K4M-2PXD", undoes: false }],
  ["no-show S-7K4M-2PXD --undo", { kind: "no-show", number: "S-7K4M-2PXD", undoes: true }],
  [
    "promise S-7K4M-2PXD 16:30",
    { kind: "promise", number: "S-7K4M-2PXD", time: "16:30", isPastHours: false },
  ],
  [
    "promise S-7K4M-2PXD 9pm --past-hours",
    { kind: "promise", number: "S-7K4M-2PXD", time: "21:00", isPastHours: true },
  ],
  [
    "promise S-7K4M-2PXD --undo",
    { kind: "promise", number: "S-7K4M-2PXD", time: null, isPastHours: false },
  ],
  ["day tomorrow", { kind: "day", day: "tomorrow", adviserId: null, ...anywhere }],
  ["find Ada Moss", { kind: "find", words: "Ada Moss", ...anywhere }],
  ["close 2026-12-01", { kind: "close", day: "2026-12-01", ...wholeDay, ...anywhere }],
  [
    "open 2026-12-01 12:00 13:30 --technician lift-1",
    {
      kind: "open",
      day: "2026-12-01",
      from: 720,
      to: 810,
      resource: "technician:lift-1",
      ...anywhere,
    },
  ],
  ["feeds", { kind: "feeds", renews: false, adviserId: null, ...anywhere }],
  [
    "feeds --renew --store troy --adviser ana",
    { kind: "feeds", renews: true, adviserId: "ana", dealerId: null, storeId: "troy" },
  ],
])("%s is understood", (line, command) => {
  expect(appointmentsCommand(line.split(" "))).toEqual(command);
});

test.each([
  ["", "no command given"],
  ["book S-7K4M-2PXD", 'unknown command "book"'],
  ["constructor", 'unknown command "constructor"'],
  ["day 2026-02-30", `"2026-02-30" isn't a day. Use 2026-12-01, 12/4, tomorrow or friday.`],
  ["day someday", `"someday" isn't a day.`],
  ["find", "NAME or PHONE is missing"],
  ["day 2026-12-01 2026-12-02", 'unexpected "2026-12-02"'],
  ["move S-7K4M-2PXD 2026-12-01", "TIME is missing"],
  ["move F-7K3Q2M 2026-12-01 09:00", `"F-7K3Q2M" isn't the number of a visit`],
  ["move S-7K4M-2PXD 2026-12-01 25:00", "isn't a time. Use 14:30, 2:30pm or noon."],
  ["move S-7K4M-2PXD 2026-12-01 9.30", "isn't a time. Use 14:30, 2:30pm or noon."],
  ["promise S-7K4M-2PXD", "TIME is missing"],
  ["move S-7K4M-2PXD 2026-12-01 9:00 --keep-vin", '--keep-vin does not belong to "move"'],
  ["cancel", "ID is missing"],
  ["cancel S-7K4M-2PXD --undo --reason x", "--undo takes no --reason"],
  ["cancel S-7K4M-2PXD --store troy", '--store does not belong to "cancel"'],
  ["close", "DAY is missing"],
  ["close 2026-12-01 09:00", "TO is missing"],
  ["close 2026-12-01 10:00 10:00", "10:00 is not after 10:00"],
  ["close 2026-12-01 --adviser a --technician b", "exclude each other"],
  ["feeds --renew", "--renew needs --store"],
  ["day --all", "--all"],
])('"%s" is invalid usage', (line, message) => {
  const args = line === "" ? [] : line.split(" ");
  expect(() => appointmentsCommand(args)).toThrow(UsageError);
  expect(() => appointmentsCommand(args)).toThrow(message);
});

test("add is understood with everything that the desk knows", () => {
  const line = ["add", "2026-12-01", "9:30", "--name", "Ada van Moss", "--phone", "573-555-0142"];
  const more = ["--vehicle", "2019 Toyota RAV4 Hybrid", "--work", "lof, TIRE-ROT"];
  expect(appointmentsCommand([...line, ...more])).toEqual({
    kind: "add",
    ...anywhere,
    day: "2026-12-01",
    time: "09:30",
    booking: {
      firstName: "Ada",
      lastName: "van Moss",
      phone: "573-555-0142",
      email: "",
      modelYear: "2019",
      make: "Toyota",
      model: "RAV4 Hybrid",
      vin: "",
      keepsVin: false,
      miles: "",
      opCodes: ["LOF", "TIRE-ROT"],
      symptoms: "",
      note: "",
      transport: "drop-off",
      adviserId: "",
      couponCode: "",
      isPastAdvisers: false,
      isAnother: false,
    },
  });
  expect(() => appointmentsCommand(line)).toThrow(/--vehicle .+ is missing/);
  expect(() => appointmentsCommand([...line, ...more.slice(0, 2)])).toThrow(/--work .+ is missing/);
  const discovery = [...line, "--vehicle", "2019 Land Rover Discovery", "--work", "LOF"];
  expect(appointmentsCommand(discovery)).toMatchObject({
    booking: { make: "Land Rover", model: "Discovery" },
  });
  const taxi = [...line, ...more, "--transport", "taxi"];
  expect(() => appointmentsCommand(taxi)).toThrow(/--transport is one of wait, drop-off/);
});

test("change names what is different, and nothing is an error", () => {
  const line = ["change", "S-7K4M-2PXD", "--work", "lof, align", "--name", "Rosa van Moss"];
  expect(appointmentsCommand(line)).toEqual({
    kind: "change",
    number: "S-7K4M-2PXD",
    change: {
      opCodes: ["LOF", "ALIGN"],
      symptoms: null,
      note: null,
      name: { firstName: "Rosa", lastName: "van Moss" },
      phone: null,
      email: null,
      miles: null,
    },
  });
  expect(() => appointmentsCommand(line.slice(0, 2))).toThrow("nothing to change: add --work");
  expect(() => appointmentsCommand([...line.slice(0, 4), "--name", "Rosa"])).toThrow("last name");
});
