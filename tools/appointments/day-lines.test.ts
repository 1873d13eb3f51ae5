import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import type { DayOfShop, ShopVisit } from "@forecourt/service-service/staff/day-of-shop";
import { oneShopStore } from "@forecourt/service-service/staff/shop-stores";
import { expect, test } from "@jest/globals";
import { closeLines } from "./close-lines.ts";
import { cardLines, dayLines } from "./day-lines.ts";
import { dayOfStores } from "./look-up.ts";
import { slotOnDay } from "./parse-day.ts";
import { notifiedText } from "./visit-line.ts";

const now = () => new Date("2026-12-01T12:00:00Z");

async function dayWith(visits: (store: DayOfShop["store"]) => ShopVisit[]): Promise<DayOfShop> {
  const dealers = await loadDealers(shippedDealers);
  const choice = { dealerId: "ozark-mitsubishi", storeId: null };
  const store = oneShopStore({ dealers: { current: () => dealers }, now }, choice);
  const closure = {
    id: "1",
    dealer_id: store.dealerId,
    store_id: store.storeId,
    day: "2026-12-01",
    resource: "technician:lift-2",
    from_minutes: 720,
    to_minutes: 1_440,
  };
  return { store, day: "2026-12-01", visits: visits(store), canceled: [], closures: [closure] };
}

function visit(store: DayOfShop["store"], symptoms: string): ShopVisit {
  const { advisers, technicians } = store.config.scheduling;
  const time = {
    day: "2026-12-01",
    time: "09:00",
    readyBy: "13:30",
    startsAt: "2026-12-01T15:00:00.000Z",
    endsAt: "2026-12-01T19:30:00.000Z",
    adviserId: advisers[1]?.id ?? "",
    technicianId: technicians[0]?.id ?? "",
  };
  const row = {
    id: "v",
    dealer_id: store.dealerId,
    store_id: store.storeId,
    token_hash: "",
    number: "S-7K4M-2PXD",
    status: "booked" as const,
    content: "",
    moves: 0,
    day: time.day,
    starts_at: time.startsAt,
    ends_at: time.endsAt,
    booked_at: null,
    expires_at: time.endsAt,
  };
  const content = {
    vehicle: {
      vin: "1M8GDM9AXKP042788",
      modelYear: 2019,
      make: "Kia",
      model: "Soul",
      trim: null,
      mileage: 41_200,
    },
    lines: [
      {
        opCode: "BRAKE-INSP",
        name: "Brake inspection",
        minutes: 60,
        fromCents: null,
        skill: null,
        isAdded: false,
      },
    ],
    symptoms,
    notes: "",
    transport: "shuttle" as const,
    adviserId: null,
    time,
    contact: {
      firstName: "Ada",
      lastName: "Moss",
      email: "ada@moss.example",
      phone: "5735550177",
      texts: false,
      textTo: null,
      business: { name: "Moss Farms", contactTitle: "Owner" },
      origin: { network: "", formToken: null, website: null, contactConsent: null, language: null },
    },
    offer: "brake-inspection",
    coupon: {
      title: "Brake inspection",
      price: "$20 off",
      code: "BRAKE20",
      expires: "2026-11-30",
      vehicles: null,
      needs: [],
    },
    recalls: { status: "off" as const, open: [] },
    cancelReason: "",
    canceledByShop: false,
    bookedByShop: false,
    attendance: null,
    promised: null,
    startedBy: "",
  };
  return { row, content, confirmation: "waiting", work: { from: 750, to: 810 } };
}

test("shows the day by adviser and technician, with who comes and what is wrong", async () => {
  const day = await dayWith((store) => [visit(store, "They squeal.")]);
  const text = dayLines(day).join("\n");
  const { advisers, technicians } = day.store.config.scheduling;
  for (const part of [
    "Tuesday, December 1, 2026: 1 visit",
    "CLOSED 12:00 PM-12:00 AM technician lift-2",
    " 9:00 AM  Ada Moss                  (573) 555-0177  2019 Kia Soul\n          NOT CONFIRMED",
    "Business: Moss Farms, Owner, VIN 1M8GDM9AXKP042788, 41,200 miles",
    "S-7K4M-2PXD, shuttle, ready 1:30 PM",
    "BRAKE-INSP Brake inspection\n          Price: quoted first",
    "Coupon: Brake inspection · $20 off · BRAKE20. Expires November 30,",
    '"They squeal."',
    "12:30 PM-1:30 PM S-7K4M-2PXD 2019 Kia Soul: BRAKE-INSP",
    `${advisers[0]?.name}\n${"-".repeat(advisers[0]?.name.length ?? 0)}\n  none`,
    `Technician ${technicians[0]?.id}`,
  ]) {
    expect(text).toContain(part);
  }
});

test("names an adviser whose time is closed, and keeps the owner's lines apart", async () => {
  const day = await dayWith((known) => [visit(known, "They squeal.\nIn the morning")]);
  const [adviser] = day.store.config.scheduling.advisers;
  const closures = day.closures.map((one) => ({ ...one, resource: `adviser:${adviser?.id}` }));
  const text = dayLines({ ...day, closures }).join("\n");
  expect(text).toContain(`CLOSED 12:00 PM-12:00 AM ${adviser?.name}\n`);
  expect(text).toContain('"They squeal. / In the morning"');
});

test("shows one visit with its day, its advisor and its email", async () => {
  const { store, visits } = await dayWith((known) => [visit(known, "They squeal.")]);
  const [only] = visits;
  const text = only ? cardLines(only, store).join("\n") : "";
  for (const part of [
    `${store.config.company.name}, Tuesday, December 1, 2026\n`,
    "BRAKE-INSP Brake inspection",
    '"They squeal."',
    "Advisor: ",
    "Email: ada@moss.example",
  ]) {
    expect(text).toContain(part);
  }
});

test("breaks a coupon behind a dot, and keeps its price and its code together", async () => {
  const title = "Brake inspection with a look at every pad, rotor and line of it";
  const { store, visits } = await dayWith((known) => {
    const one = visit(known, "");
    const { coupon } = one.content;
    return [{ ...one, content: { ...one.content, coupon: coupon && { ...coupon, title } } }];
  });
  const [only] = visits;
  const lines = only ? cardLines(only, store) : [];
  const at = lines.findIndex((line) => line.includes("Coupon: "));
  expect(lines[at]).toBe(`          Coupon: ${title.replace(" it", "")}`);
  expect(lines[at + 1]).toMatch(/^ +it · \$20 off · BRAKE20\. /);
});

test("marks who has arrived or has not, a promised time, and a VIN of another vehicle", async () => {
  const marked = async (changes: Partial<ShopVisit["content"]>) => {
    const day = await dayWith((store) => {
      const one = visit(store, "");
      return [{ ...one, confirmation: "confirmed", content: { ...one.content, ...changes } }];
    });
    return dayLines(day).join("\n");
  };
  expect(await marked({ attendance: "arrived" })).toContain("\n          ARRIVED\n");
  expect(await marked({ attendance: "no-show" })).toContain("\n          NO-SHOW\n");
  expect(await marked({ promised: "16:30" })).toContain("shuttle, PROMISED 4:30 PM");
  const vehicle = { modelYear: 2019, make: "Kia", model: "Soul", trim: null, mileage: null };
  expect(await marked({ vehicle: { ...vehicle, vin: "1HGCM82633A004352" } })).toContain(
    "VIN 1HGCM82633A004352 (OF A 2003 HONDA)",
  );
});

test("lists canceled visits apart, with the reason, and whom to call without an email", async () => {
  const day = await dayWith(() => []);
  const one = visit(day.store, "");
  const content = { ...one.content, cancelReason: "Sold the car" };
  const canceled = [{ ...one, content, row: { ...one.row, status: "canceled" as const } }];
  const text = dayLines({ ...day, canceled }).join("\n");
  expect(text).toContain(": 0 visits");
  expect(text).toContain("S-7K4M-2PXD 2026-12-01 9:00 AM Ada Moss (573) 555-0177");
  expect(text).toContain("    Reason: Sold the car");
  expect(notifiedText({ email: "", phone: "+15735550199" })).toBe("no email: call (573) 555-0199");
  expect(notifiedText({ email: "ada@moss.example", phone: "" })).toBe("the owner gets an email");
});

test.each([
  ["today", "10:00", { day: "2026-12-01", time: "10:00" }],
  ["tomorrow", "10:00", { day: "2026-12-02", time: "10:00" }],
  ["2026-12-24", "10:00", { day: "2026-12-24", time: "10:00" }],
  ["today", "09:00", { day: "2026-12-01", time: "09:00" }],
  ["tuesday", "14:00", { day: "2026-12-01", time: "14:00" }],
  ["tuesday", "09:00", { day: "2026-12-08", time: "09:00" }],
  ["wednesday", "09:00", { day: "2026-12-02", time: "09:00" }],
  ["today", "now", { day: "2026-12-01", time: "12:30" }],
])("understands %s %s", async (day, time, slot) => {
  const { store } = await dayWith(() => []);
  const at = new Date("2026-12-01T18:47:00Z");
  expect(slotOnDay(store, { day, time }, at)).toEqual(slot);
});

test("names what is closed, and whom to call about the visits then", async () => {
  const { store, visits } = await dayWith((of) => [visit(of, "")]);
  const lift = { day: "2026-12-01", from: 720, to: 810, resource: "technician:lift-1" };
  expect(closeLines(lift, visits, store)).toEqual([
    "technician lift-1 on 2026-12-01, 12:00 PM to 1:30 PM is closed; no visit is taken then",
    "booked before, to be moved or canceled:",
    "  S-7K4M-2PXD  9:00 AM  Ada Moss  (573) 555-0177",
  ]);
  const wholeDay = { ...lift, from: 0, to: 1_440, resource: null };
  expect(closeLines(wholeDay, [], store)).toEqual(["2026-12-01 is closed; no visit is taken then"]);
});

test("has lines of at most 80 columns, whatever an owner types", async () => {
  for (const symptoms of ["x".repeat(1_000), "a noise ".repeat(100), "line\nanother\tone"]) {
    const lines = dayLines(await dayWith((store) => [visit(store, symptoms)]));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines.join("")).not.toMatch(/[\n\t]/);
  }
});

test("of several stores, shows those with visits, and the others on a line", async () => {
  const busy = await dayWith((store) => [visit(store, "It squeals")]);
  const quiet = { ...(await dayWith(() => [])), closures: [] };
  const lines = dayOfStores([quiet, busy, quiet], null);
  const alone = dayLines(busy);
  expect(lines.slice(0, alone.length)).toEqual(alone);
  const { name } = quiet.store.config.company;
  const rest = lines.slice(alone.length).join("\n");
  expect(rest.replaceAll(/\n {2}/g, " ")).toBe(
    Array.from(
      { length: 2 },
      () =>
        `\n${name} (--dealer ozark-mitsubishi --store ${quiet.store.storeId}): no visits on 2026-12-01`,
    )
      .join("")
      .replace(/^/, ""),
  );
  expect(dayOfStores([quiet], null)).toEqual(dayLines(quiet));
});

test("shows visits of advisers who left, and days without visits", async () => {
  const left = await dayWith((store) => {
    const one = visit(store, "");
    const time = { ...one.content.time, adviserId: "gone" };
    return [{ ...one, content: { ...one.content, time } }];
  });
  expect(dayLines(left).join("\n")).toContain("Other advisers");
  const empty = dayLines(await dayWith(() => [])).join("\n");
  expect(empty).toContain(": 0 visits");
  expect(empty).not.toContain("Other advisers");
});
