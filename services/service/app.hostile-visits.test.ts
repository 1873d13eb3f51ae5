import { startVisitPath, visitFormPath } from "@forecourt/contracts/areas/service/visit-paths";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runService } from "./testing/running-service.ts";
import { begunVisit, bookedVisit, sampleContact, sampleVehicle } from "./testing/sample-visit.ts";

const now = () => new Date("2026-11-30T12:00:00Z");
const slot = "2026-12-01T09:00";
const unknown = "x".repeat(43);

describeOnSqlite("hostile requests for visits", (open) => {
  const run = async () => runService({ location: (await open()).location, now });

  test.each(["short", `${unknown}x`, "..%2f..%2fetc", "%00", "' or 1=1 --", "__proto__"])(
    "the token %s is 400, wherever it is sent",
    async (token) => {
      const site = await run();
      for (const path of ["", "/appointment"]) {
        const { status } = await site.send(`/api/service/visits/${token}${path}`);
        expect([path, status]).toEqual([path, 400]);
      }
      for (const name of ["vehicle", "services", "time", "contact", "move", "cancel"] as const) {
        expect((await site.post(visitFormPath(token, name), {})).status).toBe(400);
        expect((await site.form(visitFormPath(token, name), {})).status).toBe(400);
      }
      await site.stop();
    },
  );

  test("an unknown token is 404, and a form with it is redirected to a page that explains it", async () => {
    const site = await run();
    expect((await site.send(`/api/service/visits/${unknown}`)).status).toBe(404);
    expect((await site.send(`/api/service/visits/${unknown}/appointment`)).status).toBe(404);
    expect((await site.post(visitFormPath(unknown, "cancel"), {})).status).toBe(404);
    const native = await site.form(visitFormPath(unknown, "cancel"), {});
    expect([native.status, native.headers.get("location")]).toEqual([
      303,
      `/service/appointment/${unknown}`,
    ]);
    await site.stop();
  });

  test("a token works at its own dealer alone, and opens a receipt only when it is booked", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    const other = { dealer: "ozark-mitsubishi" };
    expect((await site.send(`/api/service/visits/${token}`, other)).status).toBe(404);
    expect((await site.post(visitFormPath(token, "cancel"), {}, other)).status).toBe(404);
    expect((await site.send(`/api/service/visits/${token}/appointment`)).status).toBe(200);
    const draft = await begunVisit(site);
    expect((await site.send(`/api/service/visits/${draft}/appointment`)).status).toBe(404);
    expect((await site.post(visitFormPath(draft, "move"), { slot })).status).toBe(422);
    expect((await site.post(visitFormPath(draft, "cancel"), {})).status).toBe(422);
    await site.stop();
  });

  test("no token, number or contact is stored in a way that opens a visit", async () => {
    const site = await run();
    const { token } = await bookedVisit(site, slot);
    const rows = await site.database.query.selectFrom("service_visits").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await site.send(`/api/service/visits/${rows[0]?.number}`)).status).toBe(400);
    await site.stop();
  });

  test.each<[string, string | object]>([
    ["no JSON", "{"],
    ["a list", []],
    ["a number in a field", { slot: 1 }],
    ["a nested field", { slot: { day: "2026-12-01" } }],
    ["a long name", { ["x".repeat(61)]: "1" }],
    ["a long text", { slot: "x".repeat(4_001) }],
  ])("a body with %s is 400", async (_what, body) => {
    const site = await run();
    const token = await begunVisit(site);
    expect((await site.post(visitFormPath(token, "time"), body)).status).toBe(400);
    expect((await site.post(startVisitPath, body)).status).toBe(400);
    await site.stop();
  });

  test("repeated and very long fields of an HTML form change nothing but its answer", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const send = (path: string, body: string) =>
      fetch(site.origin + path, {
        method: "POST",
        body,
        redirect: "manual",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": "203.0.113.8",
          "x-forecourt-dealer": "heartland",
        },
      });
    const repeated = await send(visitFormPath(token, "time"), `slot=no&slot=${slot}`);
    expect([repeated.status, repeated.headers.get("location")]).toEqual([
      303,
      `/service/schedule/${token}/contact`,
    ]);
    const many = Array.from({ length: 300 }, (_, index) => `f${index}=1`).join("&");
    expect((await send(visitFormPath(token, "time"), many)).status).toBe(413);
    const long = await send(visitFormPath(token, "time"), `slot=${"x".repeat(70_000)}`);
    expect(long.status).toBe(413);
    await site.stop();
  });

  test("a form of another site is 403", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const headers = { "sec-fetch-site": "cross-site" };
    const sent = await site.form(visitFormPath(token, "cancel"), {}, { headers });
    expect(sent.status).toBe(403);
    expect((await site.form(startVisitPath, {}, { headers })).status).toBe(403);
    await site.stop();
  });

  test("markup and control characters are plain texts of one line", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const model = "Cam\u0000ry\r\nBcc: all@shop.example\ud800";
    const vehicle = { ...sampleVehicle, make: "<script>alert(1)</script>", model };
    expect((await site.post(visitFormPath(token, "vehicle"), vehicle)).status).toBe(200);
    const { body } = await site.send(`/api/service/visits/${token}`);
    expect(body).toMatchObject({
      vehicle: { make: "<script>alert(1)</script>", model: "Cam ry Bcc: all@shop.example\ufffd" },
    });
    await site.stop();
  });

  test("a network that books again and again has to wait, and its page says for how long", async () => {
    const site = await run();
    const token = await begunVisit(site);
    const hold = () => site.post(visitFormPath(token, "time"), { slot });
    for (let count = 0; count < 60; count += 1) expect((await hold()).status).toBe(200);
    const limited = await hold();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    const native = await site.form(visitFormPath(token, "time"), { slot });
    expect(native.status).toBe(303);
    expect(native.headers.get("retry-after")).toBeNull();
    const { body } = await site.send(`/api/service/visits/${token}?step=time`);
    expect(body).toMatchObject({
      returned: { faults: { form: expect.stringContaining("minutes") } },
    });
    const elsewhere = { network: "198.51.100.4" };
    expect((await site.post(visitFormPath(token, "time"), { slot }, elsewhere)).status).toBe(200);
    await site.stop();
  });

  test("a store that books nothing online starts no visit", async () => {
    const site = await run();
    const nowhere = { store: "jefferson-city" };
    expect((await site.form(startVisitPath, sampleVehicle, nowhere)).status).toBe(404);
    expect((await site.post(startVisitPath, sampleContact, nowhere)).status).toBe(404);
    await site.stop();
  });
});
