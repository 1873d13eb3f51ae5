import { Application } from "@forecourt/contracts/areas/financing/applications";
import { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { withoutIds } from "@forecourt/testing/without-ids";
import { expect, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval, sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const start = "/auto-financing/full-credit-application";

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  return runFinancing({ location, now });
}

/** Sends a form as a browser without a script does; returns where it is redirected. */
async function post(site: RunningFinancing, path: string, fields: Record<string, string>) {
  const { status, headers } = await site.send(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(headers.get("cache-control")).toBe("no-store");
  return { status, to: headers.get("location") ?? "" };
}

async function begin(site: RunningFinancing, isJoint = "no"): Promise<string> {
  const { status, to } = await post(site, "/api/financing/application-form", { isJoint });
  expect(status).toBe(303);
  const [, token = ""] = /\/([\w-]{43})\/deal$/.exec(to) ?? [];
  return token;
}

const formPath = (token: string) => `/api/financing/drafts/${token}/form`;

async function send(site: RunningFinancing, token: string, fields: Record<string, string>) {
  const { status, to } = await post(site, formPath(token), fields);
  expect(status).toBe(303);
  return to.replace(`${start}/${token}`, "");
}

async function fill(site: RunningFinancing, token: string, prefix = "", more = {}) {
  const steps = sampleSteps(site.consent, more);
  for (const [step, fields] of Object.entries(steps)) {
    await send(site, token, { page: prefix + step, intent: "next", ...fields });
  }
}

const read = async (site: RunningFinancing, token: string) =>
  Draft.parse((await site.send(`/api/financing/drafts/${token}`)).body);

const rows = (site: RunningFinancing, table: "financing_applications" | "financing_drafts") =>
  site.database.query.selectFrom(table).selectAll().execute();

describeOnEveryDatabase("the forms of an application", (open) => {
  test("begin with what a pre-approval has told, and the reading is logged", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const { body } = await site.post("/api/financing/pre-approvals", form);
    const { token: told } = PreApproval.parse(body);
    const figures = { down: "1000", trade: "12,000" };
    const fields = { preApproval: told, vehicle: "1HGCM82633A004352", ...figures };
    const { to } = await post(site, "/api/financing/application-form", fields);
    const [, token = ""] = /\/([\w-]{43})\/deal\?filled=1$/.exec(to) ?? [];
    expect(to).not.toContain(told);
    expect((await read(site, token)).borrower?.fields).toEqual({
      "deal.vehicle": "1HGCM82633A004352",
      // The amount down with which the payment was shown; an answer that is no whole amount is left out.
      "deal.moneyDown": "1000",
      firstName: "Ada",
      lastName: "Moss",
      email: "ada@example.com",
      phone: "(573) 555-0142",
      "residences.0.fullAddress": "12 Cedar Street",
      "residences.0.state": "MO",
      "residences.0.zipCode": "63701",
      "residences.0.housingStatus": "rent",
    });
    const log = await site.database.query.selectFrom("financing_vault_log").selectAll().execute();
    expect(log).toContainEqual(
      expect.objectContaining({ actor: "borrower", reason: "fills in a new application" }),
    );
    await site.stop();
  });

  test("begin empty with a token that no pre-approval has", async () => {
    const site = await running(open);
    for (const preApproval of ["A".repeat(43), "short"]) {
      const { to } = await post(site, "/api/financing/application-form", {
        preApproval,
        down: "1000",
      });
      const [, token = ""] = /\/([\w-]{43})\/deal$/.exec(to) ?? [];
      expect((await read(site, token)).borrower?.fields).toEqual({});
    }
    await site.stop();
  });

  test("save what a page has not sent yet, unless another window has saved the step meanwhile", async () => {
    const site = await running(open);
    const token = await begin(site);
    const quiet = { page: "about", intent: "quiet", seen: "" };
    expect(await send(site, token, { ...quiet, editor: "one", firstName: "Ada" })).toBe("/about");
    await send(site, token, { ...quiet, editor: "one", firstName: "Ada", lastName: "Mo" });
    const typed = { firstName: "Ada", lastName: "Mo" };
    expect((await read(site, token)).borrower?.fields).toEqual(typed);
    await send(site, token, { ...quiet, editor: "two", firstName: "Eve" });
    expect((await read(site, token)).borrower?.fields).toEqual(typed);
    // A press of the button saves the step, and its page shows what the step replaced.
    const pressed = { ...quiet, intent: "save", editor: "two", firstName: "Eve" };
    expect(await send(site, token, pressed)).toMatch(/^\/about\?replaced=[\w-]{43}#replaced$/);
    expect((await read(site, token)).borrower?.fields).toEqual({ firstName: "Eve" });
    expect(await send(site, token, { page: "review", intent: "quiet" })).toBe("/review");
    await site.stop();
  });

  test("lead from step to step, and back to a step with faults", async () => {
    const site = await running(open);
    const token = await begin(site);
    const { about, homes, work, agreements } = sampleSteps(site.consent);
    const wrong = { ...about, email: "ada@" };
    const failed = await send(site, token, { page: "about", intent: "next", ...wrong });
    expect(failed).toBe("/about?check=1#problems");
    const { borrower } = await read(site, token);
    expect(borrower?.fields).toMatchObject({ email: "ada@", firstName: "Ada", ssn: "•••-••-6789" });
    const mended = { ...about, ssn: "•••-••-6789" };
    expect(await send(site, token, { page: "about", ...mended })).toBe("/homes");
    expect(await send(site, token, { page: "homes", intent: "next", ...homes })).toBe("/work");
    expect(await send(site, token, { page: "work", intent: "next", ...work })).toBe("/agreements");
    expect(await send(site, token, { page: "agreements", ...agreements })).toBe("/review");
    const sent = await send(site, token, { page: "review", intent: "submit" });
    expect(sent).toMatch(/^\/auto-financing\/application-status\/[\w-]{43}\?sent=1$/);
    await site.stop();
  });

  test("save a page that is left by Back, or for later", async () => {
    const site = await running(open);
    const token = await begin(site);
    const typed = { page: "homes", "residences.0.city": "Cape" };
    expect(await send(site, token, { ...typed, intent: "back" })).toBe("/about");
    expect((await read(site, token)).borrower?.fields).toEqual({ "residences.0.city": "Cape" });
    const saved = await send(site, token, { page: "about", intent: "save", firstName: "Ada" });
    expect(saved).toBe("/about?saved=1#saved");
    expect((await read(site, token)).borrower?.fields).toMatchObject({ firstName: "Ada" });
    await site.stop();
  });

  test("add an earlier address and remove one between two others", async () => {
    const site = await running(open);
    const token = await begin(site);
    const cities = { "residences.0.city": "A", "residences.1.city": "B", "residences.2.city": "C" };
    const added = await send(site, token, { page: "homes", intent: "add:residences", ...cities });
    expect(added).toBe("/homes?add=1#residences-3");
    const removed = { page: "homes", intent: "remove:residences:1", ...cities };
    expect(await send(site, token, removed)).toBe("/homes#residences-0");
    expect((await read(site, token)).borrower?.fields).toEqual({
      "residences.0.city": "A",
      "residences.1.city": "C",
    });
    await site.stop();
  });

  test("store one application of a double submission and of two tabs, and one of them counts it", async () => {
    const site = await running(open);
    const token = await begin(site);
    await fill(site, token);
    const submit = () => send(site, token, { page: "review", intent: "submit" });
    const together = await Promise.all([submit(), submit(), submit()]);
    const later = await submit();
    const paths = new Set([...together, later].map((to) => to.replace("?sent=1", "")));
    expect(paths.size).toBe(1);
    expect([...together, later].filter((to) => to.endsWith("?sent=1"))).toHaveLength(1);
    expect(await rows(site, "financing_applications")).toHaveLength(1);
    // A tab that still shows a step is sent: its page states that the application was sent, and that nothing was
    // changed.
    expect(await send(site, token, { page: "about", firstName: "Eve" })).toBe("?late=1");
    await site.stop();
  });

  test("are refused while something is missing, and lead to it", async () => {
    const site = await running(open);
    const token = await begin(site);
    const to = await send(site, token, { page: "review", intent: "submit" });
    expect(to).toBe("/review?check=1#problems");
    expect(await rows(site, "financing_applications")).toEqual([]);
    await site.stop();
  });

  test("take a co-borrower along, on this device and by a link that shows only their part", async () => {
    const site = await running(open);
    const token = await begin(site, "yes");
    await fill(site, token);
    const about = { page: "co-about", firstName: "Bea" };
    expect(await send(site, token, { ...about, intent: "back" })).toBe("/co-borrower");
    const invited = await send(site, token, { page: "co-borrower", intent: "invite" });
    const [, coToken = ""] = /^\/co-borrower\?invited=([\w-]{43})#invitation$/.exec(invited) ?? [];
    // Data that was typed beside the borrower is not shown at the link, which another person may open.
    const waiting = await read(site, token);
    expect(waiting).toMatchObject({ invitation: "sent", invitedAt: expect.stringMatching(/Z$/) });
    expect((await read(site, coToken)).coBorrower?.fields).toEqual({});
    const person = { firstName: "Bea", ssn: "321-54-9876", email: "bea@example.com" };
    await fill(site, coToken, "", person);
    const draft = await read(site, coToken);
    expect(draft).toMatchObject({ borrower: null, borrowerFirstName: "Ada" });
    expect((await post(site, formPath(coToken), { page: "review", intent: "submit" })).status).toBe(
      403,
    );
    // A tab of the borrower that still shows the co-borrower's page.
    expect((await post(site, formPath(token), about)).status).toBe(403);
    expect(await send(site, token, { page: "review", intent: "submit" })).toContain("?sent=1");
    await site.stop();
  });

  test("give a co-borrower a status of their own without the borrower's data", async () => {
    const site = await running(open);
    const token = await begin(site, "yes");
    await fill(site, token);
    const invited = await send(site, token, { page: "co-borrower", intent: "invite" });
    const [, coToken = ""] = /invited=([\w-]{43})/.exec(invited) ?? [];
    await fill(site, coToken, "", {
      firstName: "Bea",
      ssn: "321-54-9876",
      email: "bea@example.com",
    });
    await send(site, token, { page: "review", intent: "submit" });
    const own = (await read(site, token)).submitted;
    const other = (await read(site, coToken)).submitted;
    expect(other?.token).not.toBe(own?.token);
    const { body } = await site.send(`/api/financing/applications/${other?.token}`);
    const status = Application.parse(body);
    expect(status).toMatchObject({
      party: "coBorrower",
      firstName: "Bea",
      borrower: null,
      answer: null,
    });
    expect(status.consents.every(({ party }) => party === "coBorrower")).toBe(true);
    expect(withoutIds(status)).not.toMatch(/ada@example|Moss.*Moss|6789/);
    await site.stop();
  });

  test("say on the first page who applies, and delete no co-borrower who has begun", async () => {
    const site = await running(open);
    const token = await begin(site);
    const first = { page: "deal", intent: "next" };
    expect(await send(site, token, { ...first, isJoint: "yes" })).toBe("/about");
    expect(await read(site, token)).toMatchObject({ isJoint: true });
    await send(site, token, { ...first, intent: "quiet", isJoint: "no" });
    expect(await read(site, token)).toMatchObject({ isJoint: false });
    await send(site, token, { ...first, isJoint: "yes" });
    await send(site, token, { page: "co-about", firstName: "Bea" });
    await send(site, token, { ...first, isJoint: "no" });
    expect(await read(site, token)).toMatchObject({
      isJoint: true,
      coBorrower: { fields: { firstName: "Bea" } },
    });
    const other = await post(site, formPath(token), { ...first, isJoint: "maybe" });
    expect(other.status).toBe(400);
    await site.stop();
  });

  test("drop the co-borrower's part with their link, and delete the whole draft", async () => {
    const site = await running(open);
    const token = await begin(site, "yes");
    await send(site, token, { page: "co-about", firstName: "Bea" });
    expect(await send(site, token, { page: "co-borrower", intent: "alone" })).toBe("/review");
    expect(await read(site, token)).toMatchObject({ isJoint: false, coBorrower: null });
    expect(await send(site, token, { page: "review", intent: "joint" })).toBe("/co-borrower");
    const deleted = await post(site, formPath(token), { page: "review", intent: "delete" });
    expect(deleted).toEqual({ status: 303, to: start });
    expect(await rows(site, "financing_drafts")).toEqual([]);
    await site.stop();
  });
});
