import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterEach, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { formTokenIssuedAgo, type RunningLeads, runLeads } from "./testing/running-leads.ts";

const now = new Date("2026-11-20T15:00:00Z");
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
const bookingFields = {
  store: "cape-girardeau",
  day: "2026-11-23",
  formToken: formTokenIssuedAgo(now),
};
const booking = { ...user, ...vehicle, ...bookingFields, time: "13:30" };
const drives = "/api/leads/test-drives";

describeOnSqlite("a rejected HTML form", (open) => {
  let service: RunningLeads | null = null;
  afterEach(async () => {
    await service?.stop();
  });

  async function sent(path: string, fields: Record<string, string>) {
    const { location } = await open<LeadsTables>();
    service = await runLeads({ location, now: () => now });
    return service.postForm(path, fields);
  }

  test("shows the vehicle, day and time, and when the store is closed", async () => {
    const { status, text } = await sent(drives, { ...booking, lastName: "" });
    expect(status).toBe(422);
    expect(text).toContain('<p class="about">2021 Toyota RAV4 XLE</p>');
    expect(text).toContain('<p class="about">Monday, November 23 at 1:30 p.m.</p>');
    expect(text).toContain('<button type="submit">Send again</button>');
    expect(text).toMatch(/<footer>[^]*<span>Closed on \w+ \d+[^<]*<\/span>[^]*<\/footer>/);
  });

  test("shows no day and time when it books no test drive", async () => {
    const fields = { ...user, ...vehicle, email: "", template: "CONTACT_SALES", text: "Hello" };
    const { text } = await sent("/api/leads/actions", fields);
    expect(text.match(/class="about"/g)).toHaveLength(1);
  });

  test("offers no resubmit when that cannot succeed, but the phone number and the vehicle's page", async () => {
    const { status, text } = await sent(drives, { ...booking, store: "nowhere", text: "By bike" });
    expect(status).toBe(400);
    expect(text).toContain("<h1>This form cannot be sent</h1>");
    expect(text).toContain("sending it again does not change that");
    expect(text).not.toMatch(/<form|type="submit"|just now|Not sent yet/);
    expect(text).toContain('href="/used-cars-for-sale/2021-toyota-rav4-xle-2T3P1RFV8MC123456"');
    expect(text).toMatch(/>Call Ozark Trail Mitsubishi at /);
    expect(text).toContain("By bike</textarea>");
  });

  test("links to the home page when its vehicle is invalid", async () => {
    const { status, text } = await sent(drives, { ...booking, "vehicle.vin": "2T3-OQI" });
    expect(status).toBe(400);
    expect(text).toContain('<a href="/">Start from our home page</a>');
    expect(text).not.toMatch(/<form|<textarea/);
  });
});
