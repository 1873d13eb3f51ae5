import { verifyLog } from "@forecourt/service-kit/vault/verify-log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { disposeOfApplications } from "../applications/dispose.ts";
import { deleteExpired } from "../store/cleanup.ts";
import { retainUntil } from "../vault/retention.ts";
import { answerApplication } from "./answer-application.ts";
import { showApplication } from "./applications.ts";
import { dealerId, rowOf, running, start, submitted } from "./testing/running-staff.ts";

describeOnEveryDatabase("retention", (open) => {
  test("ends after 25 months: the key is destroyed, the rest is logged and reported", async () => {
    const { site, deps, clock } = await running(open);
    const { number, token } = await submitted(site);
    const answer = { answer: "declined", reasons: ["Bankruptcy"], terms: null } as const;
    const reader = { name: "ada", reason: "the lender's answer" };
    await answerApplication(deps, { number, ...answer, isReplacement: false }, reader);
    clock.now = new Date("2028-12-22T11:59:59.000Z");
    expect(await disposeOfApplications(site.database, site.vault.secrets, clock.now)).toEqual([]);
    clock.now = new Date("2028-12-22T12:00:00.000Z");
    const report = await disposeOfApplications(site.database, site.vault.secrets, clock.now);
    expect(report).toMatchObject([
      { number, dealerId, kind: "full", receivedAt: start.toISOString() },
    ]);
    expect((await site.send(`/api/financing/applications/${token}`)).status).toBe(404);
    expect(await rowOf(site, number)).toMatchObject({ content: "", adverse_reasons: "[]" });
    await expect(showApplication(deps, number, reader)).rejects.toThrow("disposed of");
    const [key] = await site.database.query
      .selectFrom("financing_vault_keys")
      .selectAll()
      .where("kind", "=", "full")
      .execute();
    expect(key).toMatchObject({ wrapped_key: null, disposed_at: clock.now.toISOString() });
    expect(await verifyLog(site.database.query, site.vault.secrets)).toMatchObject({ ok: true });
    expect(await disposeOfApplications(site.database, site.vault.secrets, clock.now)).toEqual([]);
    await site.stop();
  });

  test("starts anew with each answer, because the months count from its notice", async () => {
    const { site, deps, clock } = await running(open);
    const { number } = await submitted(site);
    const answer = { answer: "declined", reasons: ["Bankruptcy"], terms: null } as const;
    const reader = { name: "ada", reason: "the lender's answer" };
    clock.now = new Date("2026-12-04T09:00:00.000Z");
    await answerApplication(deps, { number, ...answer, isReplacement: false }, reader);
    clock.now = new Date("2027-01-15T09:00:00.000Z");
    await answerApplication(deps, { number, ...answer, isReplacement: true }, reader);
    const disposedAt = async (moment: string) =>
      (await disposeOfApplications(site.database, site.vault.secrets, new Date(moment))).length;
    expect(await disposedAt("2029-02-15T08:59:59.000Z")).toBe(0);
    expect(await disposedAt("2029-02-15T09:00:00.000Z")).toBe(1);
    await site.stop();
  });

  test("of a draft ends after 7 days, with its key", async () => {
    const { site, clock } = await running(open);
    await site.post("/api/financing/drafts", { fields: { firstName: "Ada" } });
    const count = async () => [
      (await site.database.query.selectFrom("financing_drafts").selectAll().execute()).length,
      (await site.database.query.selectFrom("financing_vault_keys").selectAll().execute()).length,
    ];
    await deleteExpired(site.database, new Date("2026-11-29T11:59:59.000Z"));
    expect(await count()).toEqual([1, 1]);
    clock.now = new Date("2026-11-29T12:00:00.000Z");
    await deleteExpired(site.database, clock.now);
    expect(await count()).toEqual([0, 0]);
    await site.stop();
  });
});

test.each([
  ["2026-11-22T12:00:00.000Z", "2028-12-22T12:00:00.000Z"],
  ["2027-01-31T00:00:00.000Z", "2029-02-28T00:00:00.000Z"],
  ["2026-01-29T00:00:00.000Z", "2028-02-29T00:00:00.000Z"],
])("what was received at %s is retained until %s", (from, until) => {
  expect(retainUntil(new Date(from)).toISOString()).toBe(until);
});
