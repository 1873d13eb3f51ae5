import { Appointment } from "@forecourt/contracts/areas/service/appointments";
import { startVisitPath, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "./testing/running-service.ts";
import {
  begunVisit,
  bookedVisit,
  sampleContact,
  sampleServices,
  sampleVehicle,
  tokenOf,
  visitOf,
} from "./testing/sample-visit.ts";

const now = () => new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-01T09:00";
const vin = "4T1B11HK8KU123456";

describeOnSqlite("the forms of a visit", (open) => {
  const run = async (options: Partial<Parameters<typeof runService>[0]> = {}) =>
    runService({ location: (await open()).location, now, ...options });

  test("begin with the vehicle where it is known, and go on with what is missing", async () => {
    const site = await run();
    const { headers } = await site.form(startVisitPath, { ...sampleVehicle, offer: "brakes" });
    const token = tokenOf(headers.get("location"));
    expect(headers.get("location")).toBe(`/service/schedule/${token}/services`);
    expect(await visitOf(site, token)).toMatchObject({
      vehicle: { modelYear: 2021, make: "Toyota", model: "Camry", mileage: 41_200, vin: null },
      missing: ["services", "time", "contact"],
      days: [],
    });
    await site.stop();
  });

  test("begin with the services of an offer that is valid today, and with none of another one", async () => {
    const site = await run();
    const begun = async (offer: string) => {
      const { headers } = await site.form(startVisitPath, { ...sampleVehicle, offer });
      return visitOf(site, tokenOf(headers.get("location")));
    };
    expect(await begun("alignment-check")).toMatchObject({
      services: ["TIRE-ROT"],
      coupon: { text: expect.stringContaining("\u00a0· "), limits: [] },
      missing: ["services", "time", "contact"],
    });
    expect(await begun("no-such-offer")).toMatchObject({ services: [], coupon: null });
    await site.stop();
  });

  test("take back the work that was added for words with the words", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const send = (symptoms: string) =>
      site.form(visitFormPath(token, "services"), { symptoms, transport: "drop-off" });
    await send("It rattles");
    expect(await visitOf(site, token)).toMatchObject({
      services: ["DIAG"],
      addedServices: ["DIAG"],
    });
    await send("squeaks when braking, worse in the rain");
    expect(await visitOf(site, token)).toMatchObject({
      services: ["BRAKE-INSP"],
      addedServices: ["BRAKE-INSP"],
    });
    await site.stop();
  });

  test("ask for the vehicle where nothing was typed", async () => {
    const site = await run();
    const { headers } = await site.form(startVisitPath, {
      vin: "",
      modelYear: "",
      make: "",
      model: "",
    });
    const { returned } = await visitOf(site, tokenOf(headers.get("location")));
    expect(Object.keys(returned?.faults ?? {})).toEqual(["modelYear", "make", "model"]);
    await site.stop();
  });

  test("look up a VIN alone, or ask for year, make and model", async () => {
    const found = { modelYear: 2019, make: "Toyota", model: "Camry", trim: "SE" };
    const site = await run({ lookUpVehicle: async (asked) => (asked === vin ? found : null) });
    const start = async (fields: Record<string, string>) => {
      const { headers } = await site.form(startVisitPath, fields);
      const token = tokenOf(headers.get("location"));
      return { token, location: headers.get("location"), visit: await visitOf(site, token) };
    };
    expect((await start({ vin: vin.toLowerCase(), mileage: "60k" })).visit).toMatchObject({
      vehicle: { vin, ...found, mileage: 60_000 },
    });
    const unknown = await start({ vin: "4T1B11HKXKU123457" });
    expect(unknown.location).toBe(`/service/schedule/${unknown.token}/vehicle?check=1#problems`);
    expect(unknown.visit).toMatchObject({
      vehicle: null,
      returned: {
        form: "vehicle",
        fields: { vin: "4T1B11HKXKU123457" },
        faults: { vin: expect.stringContaining("Enter year, make, and model") },
      },
    });
    const mistyped = await start({ vin: "4T1B11HK6KU123456" });
    expect(mistyped.visit.returned?.faults).toMatchObject({
      vin: expect.stringContaining("doesn’t add up"),
    });
    await site.stop();
  });

  test("spell make and model as usual, and say when a VIN is that of another vehicle", async () => {
    const site = await run();
    const typed = { modelYear: "2014", make: "mitsubishi", model: "outlander" };
    const honda = "1HGCM82633A004352";
    const start = async (fields: Record<string, string>) =>
      tokenOf((await site.form(startVisitPath, fields)).headers.get("location"));
    expect((await visitOf(site, await start(typed))).vehicle).toMatchObject({
      make: "Mitsubishi",
      model: "Outlander",
    });
    const token = await start({ ...typed, vin: honda });
    const { vehicle, returned } = await visitOf(site, token);
    expect(vehicle).toBeNull();
    expect(returned).toMatchObject({
      fields: { vin: honda, keepVin: honda },
      faults: {
        vin: "This is the VIN of a 2003 Honda, and you entered a 2014 Mitsubishi Outlander. Check both.",
      },
    });
    const path = visitFormPath(token, "vehicle");
    // A confirmation for one VIN does not count for another VIN.
    const other = { ...typed, vin: vin, keepVin: honda };
    expect((await site.post(path, other)).status).toBe(422);
    expect((await visitOf(site, token)).returned?.fields["keepVin"]).toBe(vin);
    expect((await site.post(path, { ...typed, vin: honda, keepVin: honda })).status).toBe(200);
    expect((await visitOf(site, token)).vehicle).toMatchObject({ vin: honda, modelYear: 2014 });
    await site.stop();
  });

  test("begin with an offer that is only for those who were led by it", async () => {
    const site = await run();
    const dealer = { dealer: "ozark-mitsubishi" };
    const begun = async (fields: Record<string, string>) => {
      const { headers } = await site.form(startVisitPath, { ...sampleVehicle, ...fields }, dealer);
      const token = tokenOf(headers.get("location"));
      const oil = { "service.LOF": "1", transport: "wait" };
      await site.form(visitFormPath(token, "services"), oil, dealer);
      return (await visitOf(site, token, "time", dealer)).coupon?.text;
    };
    // No-break spaces keep words together that belong on one line.
    expect(await begun({ offer: "first-oil-change" })).toBe(
      "Your first oil change is ours\u00a0· No\u00a0charge",
    );
    expect(await begun({})).toBeUndefined();
    await site.stop();
  });

  test.each<["vehicle" | "services" | "time" | "contact", Record<string, string>, string[]]>([
    ["vehicle", {}, ["modelYear", "make", "model"]],
    ["vehicle", { ...sampleVehicle, modelYear: "2031", mileage: "lots" }, ["modelYear", "mileage"]],
    ["vehicle", { ...sampleVehicle, make: "🚗🚗" }, ["make"]],
    ["vehicle", { ...sampleVehicle, modelYear: "1899" }, ["modelYear"]],
    ["vehicle", { ...sampleVehicle, make: "x".repeat(101) }, ["make"]],
    ["services", { transport: "wait" }, ["services"]],
    ["services", { "service.NOPE": "1", transport: "wait" }, ["services"]],
    ["services", { "service.LOF": "1", "service.__proto__": "1", transport: "wait" }, ["services"]],
    ["services", { "service.LOF": "1" }, ["transport"]],
    ["services", { "service.LOF": "1", transport: "taxi" }, ["transport"]],
    ["services", { ...sampleServices, adviser: "nobody" }, ["adviser"]],
    ["services", { ...sampleServices, symptoms: "x".repeat(1_001) }, ["symptoms"]],
    ["time", {}, ["slot"]],
    ["time", { slot: "2026-12-01" }, ["slot"]],
    ["time", { slot: "2026-02-30T09:00" }, ["slot"]],
    ["time", { slot: "2026-12-01T25:00" }, ["slot"]],
    ["time", { slot: "2026-12-01T09:10" }, ["slot"]],
    ["time", { slot: "2020-01-02T09:00" }, ["slot"]],
    ["time", { slot: "2036-01-02T09:00" }, ["slot"]],
    ["contact", {}, ["firstName", "lastName", "phone", "email"]],
    ["contact", { ...sampleContact, email: "ada" }, ["email"]],
    ["contact", { ...sampleContact, usage: "business" }, ["businessName"]],
    ["contact", { ...sampleContact, notes: "x".repeat(1_001) }, ["notes"]],
    ["contact", { ...sampleContact, lastName: "x".repeat(101) }, ["lastName"]],
  ])("%s with %j returns with its faults, by script and without", async (name, fields, faults) => {
    const site = await run();
    const token = await begunVisit(site);
    const before = await visitOf(site, token);
    const scripted = await site.post(visitFormPath(token, name), fields);
    expect(scripted).toMatchObject({ status: 422, body: { error: { code: "fields-invalid" } } });
    const { error } = scripted.body as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields).sort()).toEqual([...faults].sort());
    const native = await site.form(visitFormPath(token, name), fields);
    expect(native.status).toBe(303);
    expect(native.headers.get("location")).toBe(
      `/service/schedule/${token}/${name}?check=1#problems`,
    );
    const { returned, nearest: _nearest, ...after } = await visitOf(site, token);
    expect(returned).toEqual({ form: name, fields, faults: error.fields });
    expect({ ...after, nearest: [], returned: null }).toEqual(before);
    await site.stop();
  });

  test("book symptoms alone as the diagnosis", async () => {
    const site = await run();
    const token = await begunVisit(site);
    await site.form(visitFormPath(token, "services"), {
      symptoms: "Hums\r\nwhen it is cold",
      transport: "drop-off",
    });
    expect(await visitOf(site, token)).toMatchObject({
      services: ["DIAG"],
      symptoms: "Hums\nwhen it is cold",
      workMinutes: 90,
      fromCents: 12_995,
    });
    await site.stop();
  });

  test("keep a held time where changed services fit, and release it where they do not", async () => {
    const site = await run();
    const token = await begunVisit(site);
    await site.form(visitFormPath(token, "time"), { slot: "2026-12-01T16:30" });
    const change = (opCode: string) =>
      site.form(visitFormPath(token, "services"), {
        [`service.${opCode}`]: "1",
        transport: "wait",
      });
    expect((await change("TIRE-NEW")).headers.get("location")).toMatch(/\/contact$/);
    expect((await visitOf(site, token)).hold).toMatchObject({ time: "16:30", readyBy: "18:00" });
    await site.form(visitFormPath(token, "time"), { slot: "2026-12-01T17:00" });
    await change("LOF");
    await site.form(visitFormPath(token, "time"), { slot: "2026-12-01T17:30" });
    expect((await change("BRAKE-INSP")).headers.get("location")).toMatch(/\/time$/);
    expect(await visitOf(site, token)).toMatchObject({ hold: null, chosen: null });
    const claims = await site.database.query.selectFrom("service_claims").selectAll().execute();
    expect(claims).toEqual([]);
    await site.stop();
  });

  test("book for a business, with the contact of its person", async () => {
    const site = await run();
    const token = await begunVisit(site);
    await site.form(visitFormPath(token, "time"), { slot });
    await site.form(visitFormPath(token, "contact"), {
      ...sampleContact,
      usage: "business",
      businessName: "Moss Plumbing",
      contactTitle: "Fleet manager",
    });
    const { body } = await site.send(`/api/service/visits/${token}/appointment`);
    expect(Appointment.parse(body)).toMatchObject({
      usage: "business",
      appointment: {
        business: {
          name: "Moss Plumbing",
          contactName: "Ada Moss",
          contactTitle: "Fleet manager",
          contactPhone: sampleContact.phone,
          contactEmail: sampleContact.email,
        },
      },
    });
    await site.stop();
  });

  test("of a visit belong to its store, whichever one the visitor has chosen meanwhile", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot, { store: "rolla" });
    const { body } = await site.send(`/api/service/visits/${token}/appointment`, {
      store: "sedalia",
    });
    expect(Appointment.parse(body)).toMatchObject({
      store: { id: "rolla" },
      adviser: { name: "Tess Unger" },
    });
    await site.stop();
  });

  test("lead back to the step that is not complete", async () => {
    const site = await run();
    const started = await site.form(startVisitPath, {});
    const token = tokenOf(started.headers.get("location"));
    for (const [name, fields] of [
      ["time", { slot }],
      ["contact", sampleContact],
    ] as const) {
      const answer = await site.form(visitFormPath(token, name), fields);
      expect(answer.headers.get("location")).toBe(`/service/schedule/${token}/vehicle`);
    }
    await site.stop();
  });

  test("offer times near the one that was taken to those who move, too", async () => {
    const site = await run();
    const store = { store: "rolla" };
    const { token } = await bookedVisit(site, slot, store);
    await bookedVisit(site, "2026-12-01T10:00", store);
    const moved = await site.form(visitFormPath(token, "move"), { slot: "2026-12-01T10:00" });
    expect(moved.headers.get("location")).toBe(
      `/service/appointment/${token}?check=1&move=1#problems`,
    );
    const { body } = await site.send(`/api/service/visits/${token}/appointment?days=1`);
    const page = Appointment.parse(body);
    expect(page.nearest).toHaveLength(4);
    // The visit's own time counts as free.
    const { times } = page.days.find(({ day }) => day === "2026-12-01") ?? {};
    expect(times).toContain("09:00");
    expect(times).not.toContain("10:00");
    await site.stop();
  });
});
