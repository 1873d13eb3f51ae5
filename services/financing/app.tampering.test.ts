import { Submitted } from "@forecourt/contracts/areas/financing/applications";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { verifyLog } from "@forecourt/service-kit/vault/verify-log";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

async function submitted(site: RunningFinancing, firstName: string) {
  const { body } = await site.post(drafts, {});
  const { token } = startDraft.reply.parse(body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent, { firstName }))) {
    await site.put(`${drafts}/${token}`, { step, fields });
  }
  const sent = Submitted.parse((await site.post(`${drafts}/${token}/submission`, {})).body);
  return { ...sent, path: `/api/financing/applications/${sent.token}` };
}

/** Changes one bit in the middle of a sealed text. */
function flipped(sealed: string): string {
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return `v1.${bytes.toString("base64url")}`;
}

describeOnEveryDatabase("an application whose stored form was changed", (open) => {
  test.each(["a flipped bit", "the content of another row", "an unknown key version"])(
    "with %s is refused and logged, and nothing else is affected",
    async (what) => {
      const { location } = await open();
      const lines: string[] = [];
      const site = await runFinancing({ location, now, onLine: (line) => void lines.push(line) });
      const { query } = site.database;
      const [one, two] = [await submitted(site, "Ada"), await submitted(site, "Bea")];
      const rows = await query.selectFrom("financing_applications").selectAll().execute();
      const rowOf = (number: string) => {
        const row = rows.find((each) => each.number === number);
        if (row === undefined) throw new Error(`no row of ${number}`);
        return row;
      };
      const own = rowOf(one.number);
      const changes: Record<string, () => Promise<unknown>> = {
        "a flipped bit": () => setContent(flipped(own.content)),
        "the content of another row": () => setContent(rowOf(two.number).content),
        "an unknown key version": () =>
          query
            .updateTable("financing_vault_keys")
            .set({ key_version: "9" })
            .where("record_id", "=", own.id)
            .execute(),
      };
      const setContent = (content: string) =>
        query
          .updateTable("financing_applications")
          .set({ content })
          .where("id", "=", own.id)
          .execute();
      await changes[what]?.();
      const refused = await site.send(one.path);
      expect(refused).toMatchObject({ status: 500, body: { error: { code: "internal" } } });
      expect(JSON.stringify(refused.body)).not.toMatch(/Ada|v1\.|tampered|unknown-key/);
      expect(lines.join("")).toMatch(/"level":"?(?:error|50)/);
      const log = await query
        .selectFrom("financing_vault_log")
        .selectAll()
        .orderBy("seq")
        .execute();
      expect(log.at(-1)).toMatchObject({ action: "refused", record_id: own.id, actor: "borrower" });
      expect(await verifyLog(query, site.vault.secrets)).toMatchObject({ ok: true });
      expect((await site.send(two.path)).body).toMatchObject({ firstName: "Bea" });
      expect((await submitted(site, "Cleo")).isUnchanged).toBe(false);
      await site.stop();
    },
  );
});
