import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const drafts = "/api/financing/drafts";

/** The tables that a submission writes, in its order; a failure at each interrupts it somewhere else. */
const writes = [
  ["insert", "financing_vault_keys"],
  ["insert", "financing_applications"],
  ["insert", "financing_outbox"],
  ["delete", "financing_vault_keys"],
] as const;

async function filled(open: OpenTestDatabase) {
  const { location } = await open();
  const site = await runFinancing({ location, now });
  const { token } = startDraft.reply.parse((await site.post(drafts, {})).body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    await site.put(`${drafts}/${token}`, { step, fields });
  }
  return { site, token };
}

/** Makes every such write fail, as if the process ended there; returns a function that ends this. */
async function failAt(
  { database }: RunningFinancing,
  [action, table]: (typeof writes)[number],
): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(database.query);
  if (database.engine === "sqlite") {
    await run(
      `create trigger stop_here before ${action} on ${table} begin select raise(abort, 'stopped'); end`,
    );
    return async () => void (await run("drop trigger stop_here"));
  }
  await run(
    `create function stop_here() returns trigger language plpgsql
     as $$ begin raise exception 'stopped'; end $$`,
  );
  await run(
    `create trigger stop_here before ${action} on ${table} for each row execute function stop_here()`,
  );
  return async () => void (await run("drop function stop_here cascade"));
}

const count = async ({ database }: RunningFinancing) => ({
  applications: (await database.query.selectFrom("financing_applications").selectAll().execute())
    .length,
  leads: (await database.query.selectFrom("financing_outbox").selectAll().execute()).length,
});

describeOnEveryDatabase("a submission that is interrupted", (open) => {
  test.each(writes)(
    "at the %s of %s stores nothing, and the draft is still there",
    async (...at) => {
      const { site, token } = await filled(open);
      const resume = await failAt(site, at);
      const submit = () => site.post(`${drafts}/${token}/submission`, {});
      expect((await submit()).status).toBe(500);
      await resume();
      expect(await count(site)).toEqual({ applications: 0, leads: 0 });
      const draft = Draft.parse((await site.send(`${drafts}/${token}`)).body);
      expect(draft).toMatchObject({ submitted: null, borrower: { fields: { firstName: "Ada" } } });
      expect((await submit()).status).toBe(200);
      expect(await count(site)).toEqual({ applications: 1, leads: 1 });
      await site.stop();
    },
  );
});
