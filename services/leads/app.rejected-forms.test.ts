import { rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { describeOnEveryDatabase, describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
const formToken = formTokenIssuedAgo(now);
const user = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@moss.example",
  phone: "573-555-0177",
};
const vehicle = {
  "vehicle.status": "used",
  "vehicle.year": "2021",
  "vehicle.make": "Toyota",
  "vehicle.model": "RAV4",
  "vehicle.trim": "XLE",
  "vehicle.vin": "2T3P1RFV8MC123456",
};
const slug = "2021-toyota-rav4-xle-2T3P1RFV8MC123456";
const booking = {
  ...user,
  ...vehicle,
  store: "cape-girardeau",
  day: "2026-11-23",
  time: "13:30",
  formToken,
  back: `/test-drive/${slug}?day=2026-11-23&time=13%3A30#lead-form`,
};
const drives = "/api/leads/test-drives";
const actions = "/api/leads/actions";
const contact = { ...user, template: "CONTACT_SALES", text: "Hello", formToken };
const wrong = { ...contact, email: "ada@moss", back: "/our-company?a=1#contact" };
const rejectedForm = "/api/leads/rejected-form";

const running: RunningLeads[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
});

type Changes = Omit<Partial<Parameters<typeof runLeads>[0]>, "location">;

describeOnSqlite("a rejected HTML form", (open) => {
  async function started(changes: Changes = {}) {
    const { location } = await open<LeadsTables>();
    const service = await runLeads({ location, now: () => now, ...changes });
    running.push(service);
    return service;
  }

  test("redirects to its page, with the id of what was typed in a cookie of that page alone", async () => {
    const service = await started();
    const { status, headers, text } = await service.postForm(actions, wrong);
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      303,
      "/our-company?a=1#contact",
      "no-store",
    ]);
    const [pair = "", ...attributes] = (headers.get("set-cookie") ?? "").split("; ");
    expect(pair).toMatch(new RegExp(`^${rejectedFormCookie}=[\\w-]{32}$`));
    expect(attributes.filter((attribute) => !attribute.startsWith("Expires"))).toEqual([
      "Max-Age=600",
      "Path=/our-company",
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
    ]);
    expect(text).not.toMatch(/Ada|Moss/);
  });

  test("keeps every typed value, its errors and the phone number of its store", async () => {
    const service = await started();
    const typed = '"><script>alert(1)</script>\nTwo lines & more';
    const fields = { ...wrong, text: typed, "vehicle.vin": "2T3P1RFV8MC123456", website: "" };
    const form = await service.rejectedForm(await service.postForm(actions, fields));
    expect(form).toEqual({
      page: "/our-company",
      id: "contact",
      status: 422,
      retryAfter: null,
      fields,
      rejection: {
        title: "Not sent yet",
        reason: "Please check the highlighted fields. Everything you typed is still here.",
        errors: [{ name: "email", label: "Email", text: "Enter a valid email address" }],
        call: {
          phone: "+15735550142",
          text: "Or call Ozark Trail Mitsubishi at (573)\u00a0555-0142",
        },
        alternative: null,
      },
    });
  });

  test("names the store of the form, else the visitor's, and the department of its template", async () => {
    const service = await started();
    const dealer = "heartland";
    const fields = { ...wrong, email: "" };
    const rejectionOf = async (sent: Record<string, string>, store?: string) => {
      const asking = { dealer, ...(store ? { store } : {}) };
      const form = await service.rejectedForm(
        await service.postForm(actions, sent, asking),
        asking,
      );
      return form.rejection;
    };
    const chosen = await rejectionOf(fields, "sedalia");
    expect(chosen?.errors).toEqual([
      { name: "email", label: "Email", text: "This field is required" },
    ]);
    const named = await rejectionOf({ ...fields, store: "rolla" }, "sedalia");
    const ofService = await rejectionOf({ ...fields, template: "CONTACT_SERVICE" }, "sedalia");
    const calls = [chosen, named, ofService, await rejectionOf(fields)];
    expect(calls.map((one) => one?.call.text.replaceAll("\u00a0", " "))).toEqual([
      "Or call Heartland Crossing Sedalia at (660) 555-0180",
      "Or call Heartland Crossing Rolla at (573) 555-0170",
      "Or call Heartland Crossing Sedalia at (660) 555-0181",
      "Or call Heartland Crossing Auto Group at (573) 555-0150",
    ]);
  });

  test("labels the errors of a vehicle to trade in, of a message and of a store", async () => {
    const service = await started();
    const errorsOf = async (sent: Record<string, string>) => {
      const form = await service.rejectedForm(await service.postForm(actions, sent));
      return form.rejection?.errors.map(({ name, label }) => `${name} = ${label}`);
    };
    const trade = { ...wrong, template: "SELL_OR_TRADE", email: user.email, "vehicle.trim": "XLE" };
    expect(await errorsOf(trade)).toEqual([
      "vehicle.make = Make",
      "vehicle.model = Model",
      "vehicle.year = Year",
      "vehicle.odometer = Mileage",
    ]);
    expect(await errorsOf({ ...wrong, email: user.email, text: "" })).toEqual(["text = Message"]);
    expect(await errorsOf({ ...wrong, email: user.email, store: "" })).toEqual(["store = Store"]);
  });

  test("returns to the times that are left when its time is taken, without another explanation", async () => {
    const service = await started();
    expect((await service.postForm(drives, booking)).status).toBe(303);
    const back = `${booking.back.split("#", 1)[0]}#drive`;
    const other = { ...booking, back, email: "bo@moss.example" };
    const taken = await service.postForm(drives, other);
    expect(taken.headers.get("location")).toBe(
      `/test-drive/${slug}?day=2026-11-23&time=13%3A30&taken=1`,
    );
    expect(await service.rejectedForm(taken)).toMatchObject({
      page: `/test-drive/${slug}`,
      id: "drive",
      status: 409,
      fields: other,
      rejection: null,
    });
  });

  test("offers no resubmit when that cannot succeed, but the phone number and the vehicle's page", async () => {
    const service = await started();
    const fields = { ...booking, store: "nowhere", text: "By bike" };
    const form = await service.rejectedForm(await service.postForm(drives, fields));
    expect(form.status).toBe(400);
    expect(form.rejection).toMatchObject({
      title: "We couldn’t submit this form",
      errors: [],
      alternative: {
        message: { label: "Message", text: "By bike" },
        restart: { path: `/used-cars-for-sale/${slug}` },
      },
    });
    expect(form.rejection?.reason).toContain("sending it again won’t help");
    expect(form.rejection?.reason).not.toMatch(/just now|Not sent yet/);
    expect(form.rejection?.call.text).toMatch(/^Call Ozark Trail Mitsubishi at /);
  });

  test("links to the home page when its vehicle is invalid", async () => {
    const service = await started();
    const fields = { ...booking, "vehicle.vin": "2T3-OQI" };
    const form = await service.rejectedForm(await service.postForm(drives, fields));
    expect(form.status).toBe(400);
    expect(form.rejection?.alternative).toEqual({
      message: null,
      restart: { path: "/", text: "Start from our home page" },
    });
  });

  test("keeps every typed value when the service fails, logs none, and is accepted once when sent again", async () => {
    const lines: string[] = [];
    const service = await started({ onLine: (line) => void lines.push(line) });
    const { query } = service.database;
    await query.schema.alterTable("leads_outbox").renameTo("leads_outbox_gone").execute();
    const fields = { ...contact, text: "Canary words", back: "/our-company#lead-form" };
    const failed = await service.postForm(actions, fields);
    const form = await service.rejectedForm(failed);
    expect(form).toMatchObject({ status: 500, fields });
    expect(form.rejection?.reason).toContain("Please try again");
    expect((await service.postJson(actions, { ...contact, user })).status).toBe(500);
    await query.schema.alterTable("leads_outbox_gone").renameTo("leads_outbox").execute();
    for (const _time of [1, 2]) {
      expect((await service.postForm(actions, form.fields)).headers.get("location")).toMatch(
        /^\/inquiry\//,
      );
    }
    expect(lines.filter((line) => /"(?:failed|lead not accepted)"/.test(line))).toHaveLength(2);
    expect(await service.leads()).toHaveLength(1);
    const id = failed.headers.get("set-cookie")?.split(/[=;]/)[1] ?? "";
    expect(id).toHaveLength(32);
    const said = lines.join("\n");
    expect(said).not.toMatch(/Canary|Ada|Moss|555-0177/);
    expect(said).not.toContain(id);
  });

  test("gets the error itself when it cannot be stored, or names no page of this site", async () => {
    const service = await started();
    for (const back of [
      "//evil.example/",
      "https://evil.example/",
      "/nothing",
      "/a;b",
      "/%zz",
      "",
    ]) {
      const answer = await service.postForm(actions, { ...wrong, back });
      expect(answer).toMatchObject({ status: 422, body: { error: { code: "fields-invalid" } } });
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.text).not.toMatch(/Ada|Moss/);
    }
    await service.database.query.schema.dropTable("leads_rejected_forms").execute();
    expect(await service.postForm(actions, wrong)).toMatchObject({
      status: 500,
      body: { error: { code: "internal" } },
    });
  });

  test("without a return field redirects to the page in its Referer header, of this site only", async () => {
    const service = await started();
    const { back: _none, ...fields } = wrong;
    const from = (referer: string) => service.postForm(actions, fields, { headers: { referer } });
    const own = await from("https://www.dealer.example/our-company?a=1");
    expect(own.headers.get("location")).toBe("/our-company?a=1#lead-form");
    expect((await from("https://evil.example/our-company")).status).toBe(422);
  });

  test("redirects to the Referer's page when the return field is refused, without a query that is too long", async () => {
    const service = await started();
    const from = (back: string, query: string) => {
      const headers = { referer: `https://www.dealer.example/our-company?${query}` };
      return service.postForm(actions, { ...wrong, back }, { headers });
    };
    const refused = await from("//evil.example#lead-form", "a=1");
    expect(refused.headers.get("location")).toBe("/our-company?a=1#lead-form");
    const long = "a=".padEnd(2_100, "x");
    const shortened = await from(`/our-company?${long}#lead-form`, long);
    expect(shortened.headers.get("location")).toBe("/our-company#lead-form");
  });

  test("returns to an alias of a page", async () => {
    const service = await started();
    const back = "/new-mitsubishi-cape-girardeau#lead-form";
    const { headers } = await service.postForm(actions, { ...wrong, back });
    expect(headers.get("location")).toBe(back);
  });

  test("is stored without social security numbers", async () => {
    const service = await started();
    const sent = await service.postForm(actions, { ...wrong, text: "Mine is 123-45-6789" });
    expect((await service.rejectedForm(sent)).fields["text"]).toBe("Mine is ***-**-****");
  });

  test("is not stored once its network has sent too many, and redirects all the same", async () => {
    const service = await started();
    const headers = { "x-forwarded-for": "198.51.100.9" };
    for (let sent = 0; sent < 120; sent += 1) await service.postForm(actions, wrong, { headers });
    const answer = await service.postForm(actions, wrong, { headers });
    expect(answer.headers.get("location")).toBe("/our-company?a=1#contact");
    const cookie = answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    expect((await service.get(rejectedForm, { headers: { cookie } })).status).toBe(404);
  });
});

describeOnEveryDatabase("the rejected form of a cookie", (open) => {
  test("is read by any replica for ten minutes, by its dealer and its id alone", async () => {
    const { location } = await open<LeadsTables>();
    let time = now;
    const first = await runLeads({ location, now: () => time });
    const second = await runLeads({ location, now: () => time });
    running.push(first, second);
    const sent = await first.postForm(actions, wrong);
    const cookie = sent.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const read = (options: object) => second.get(rejectedForm, { headers: { cookie }, ...options });
    for (const _time of [1, 2]) {
      const answer = await read({});
      expect(answer).toMatchObject({ status: 200, body: { page: "/our-company", status: 422 } });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect((await read({ dealer: "heartland" })).status).toBe(404);
    for (const other of ["", `${cookie}x`, `${rejectedFormCookie}=${"x".repeat(32)}`]) {
      const answer = await read({ headers: { cookie: other } });
      expect(answer).toMatchObject({ status: 404, body: { error: { code: "not-found" } } });
    }
    time = new Date(now.getTime() + 599_000);
    expect((await read({})).status).toBe(200);
    time = new Date(now.getTime() + 600_000);
    expect((await read({})).status).toBe(404);
  });
});
