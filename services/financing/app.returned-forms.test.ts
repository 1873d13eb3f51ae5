import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { ReturnedForm } from "@forecourt/contracts/areas/financing/returned-form";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { deleteExpired } from "./store/cleanup.ts";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval } from "./testing/sample-forms.ts";

const start = new Date("2026-11-22T12:00:00.000Z");
const path = "/api/financing/pre-approvals";
const applyPage = "/auto-financing/apply-for-financing";
const scorePage = "/auto-financing/free-credit-score-pre-approval";
const token = "[\\w-]{43}";

async function running(open: OpenTestDatabase, now: () => Date = () => start) {
  const { location } = await open();
  return runFinancing({ location, now });
}

const headers = { "content-type": "application/x-www-form-urlencoded" };

function sendForm(site: RunningFinancing, fields: Record<string, string> | string) {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
  return site.send(path, { method: "POST", body, headers });
}

/** The API path of the form that a redirect leads to. */
const returnedPath = (location: string | null) =>
  `/api/financing/returned-forms/${/corrections\/([\w-]+)#/.exec(location ?? "")?.[1]}`;

describeOnEveryDatabase("a pre-approval that is sent without a script", (open) => {
  test("redirects to its answer, and is one application however often it is sent", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const sent = await Promise.all([1, 2, 3].map(() => sendForm(site, form)));
    const later = await sendForm(site, form);
    const [first] = sent.map(({ headers: own }) => own.get("location"));
    expect(first).toMatch(new RegExp(`^${applyPage}/${token}$`));
    for (const { status, headers: own } of sent) {
      expect([status, own.get("location")]).toEqual([303, first]);
    }
    expect(later.headers.get("location")).toBe(first);
    const { body } = await site.send(`${path}/${first?.split("/").at(-1)}`);
    expect(PreApproval.parse(body).answer.outcome).toBe("range");
    const rows = await site.database.query
      .selectFrom("financing_applications")
      .selectAll()
      .execute();
    expect(rows).toHaveLength(1);
    const deal = { down: "2500", trade: "300", term: "60" };
    const stated = await sendForm(site, { ...form, ...deal, term: "60&view=score" });
    expect(stated.headers.get("location")).toBe(`${first}?down=2500&trade=300`);
    const whole = await sendForm(site, { ...form, ...deal });
    expect(whole.headers.get("location")).toBe(`${first}?down=2500&trade=300&term=60`);
    const score = await sendForm(site, { ...form, scoreFirst: "yes" });
    expect(score.headers.get("location")).toMatch(
      new RegExp(`^${applyPage}/${token}\\?view=score$`),
    );
    await site.stop();
  });

  test("returns to its page with what was typed and what is wrong, but no consent", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"), { zip: "00000", income: "a lot" });
    const { status, headers: own } = await sendForm(site, form);
    const location = own.get("location");
    expect([status, own.get("cache-control")]).toEqual([303, "no-store"]);
    expect(location).toMatch(new RegExp(`^${applyPage}/corrections/${token}#pre-approval$`));
    const read = await site.send(returnedPath(location));
    expect([read.status, read.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { softPullConsent: _given, ...typed } = form;
    expect(ReturnedForm.parse(read.body)).toEqual({
      fields: typed,
      faults: {
        zip: "Enter a valid 5-digit ZIP code",
        income: "Enter an amount in dollars, such as 1,250",
      },
    });
    await site.stop();
  });

  test("returns to the page of the score when it is from there", async () => {
    const site = await running(open);
    const { headers: own } = await sendForm(site, { scoreFirst: "yes" });
    expect(own.get("location")).toMatch(new RegExp(`^${scorePage}/corrections/${token}#`));
    const { body } = await site.send(returnedPath(own.get("location")));
    expect(Object.keys(ReturnedForm.parse(body).faults)).toEqual([...preApprovalFields]);
    await site.stop();
  });

  test("is sealed, opens for this dealer alone, and is gone after ten minutes with its key", async () => {
    let now = start;
    const site = await running(open, () => now);
    const form = samplePreApproval("", { street: "Canary Street 7" });
    const { headers: own } = await sendForm(site, form);
    const where = returnedPath(own.get("location"));
    const { query } = site.database;
    const stored = await query.selectFrom("financing_returned_forms").selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/Canary|Moss|1990/);
    expect(where).not.toContain(stored[0]?.token_hash ?? "");
    const other = await site.send(where, { dealer: "heartland" });
    const guessed = await site.send(`/api/financing/returned-forms/${"A".repeat(43)}`);
    expect([other.status, guessed.status]).toEqual([404, 404]);
    now = new Date(start.getTime() + 600_000);
    expect((await site.send(where)).status).toBe(404);
    await deleteExpired(site.database, now);
    const keys = await query
      .selectFrom("financing_vault_keys")
      .where("kind", "=", "returned-form")
      .selectAll()
      .execute();
    const rows = await query.selectFrom("financing_returned_forms").selectAll().execute();
    expect([keys, rows]).toEqual([[], []]);
    await site.stop();
  });

  test("of any shape is a redirect or a 4xx", async () => {
    const site = await running(open);
    for (const body of [
      "",
      "&&&===",
      "firstName=a&firstName=b&firstName[x]=c",
      "__proto__=1&constructor=2&toString=3",
      `firstName=${"a".repeat(20_000)}`,
      "dateOfBirth=%00%ff%d8%00&street=%0d%0aset-cookie:%20a=b",
    ]) {
      const { status } = await sendForm(site, body);
      expect([body.slice(0, 40), status]).toEqual([body.slice(0, 40), 303]);
    }
    const large = await sendForm(site, `firstName=${"a".repeat(200_000)}`);
    const many = await sendForm(site, "a=1&".repeat(500));
    expect([large.status, many.status]).toEqual([413, 413]);
    await site.stop();
  });

  test("of another site is refused", async () => {
    const site = await running(open);
    const body = new URLSearchParams(samplePreApproval(site.consent("softPull"))).toString();
    const foreign = { ...headers, "sec-fetch-site": "cross-site" };
    const { status } = await site.send(path, { method: "POST", body, headers: foreign });
    expect(status).toBe(403);
    await site.stop();
  });

  test("has an error and the typed values if a network has sent too many forms", async () => {
    const site = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    for (let index = 0; index < 30; index += 1) {
      await sendForm(site, { ...form, lastName: `Moss ${"x".repeat(index + 1)}` });
    }
    const { status, headers: own } = await sendForm(site, { ...form, lastName: "Other" });
    expect([status, own.get("retry-after")]).toEqual([303, null]);
    const { body } = await site.send(returnedPath(own.get("location")));
    const { fields, faults } = ReturnedForm.parse(body);
    expect(fields["lastName"]).toBe("Other");
    expect(Object.keys(faults)).toEqual(["form"]);
    expect(faults["form"]).toContain("requests from your network");
    await site.stop();
  });
});
