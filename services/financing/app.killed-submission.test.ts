import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { processEnv } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { sampleSteps } from "./testing/sample-forms.ts";

const at = "2026-11-22T12:00:00.000Z";
const now = () => new Date(at);
const drafts = "/api/financing/drafts";
const entry = fileURLToPath(new URL("testing/killed-financing.ts", import.meta.url));

/** Starts a process that kills itself there, and submits the draft to it; resolves with the signal that ended it. */
async function submitAndDie(location: DatabaseLocation, token: string, killAt: string) {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...compileCacheEnv(),
      PATH: processEnv().PATH ?? "",
      LOCATION: JSON.stringify(location),
      NOW: at,
      KILL_AT: killAt,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const answer = fetch(`http://127.0.0.1:${await portOf(child)}${drafts}/${token}/submission`, {
    method: "POST",
    headers: {
      [internalHeaders.dealer]: "ozark-mitsubishi",
      "x-forwarded-for": "203.0.113.9",
      "content-type": "application/json",
    },
    body: "{}",
  });
  await expect(answer).rejects.toThrow("fetch failed");
  const [, signal] = await exited;
  return signal;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("the service did not start")));
    child.once("message", (message) => resolve((message as { port: number }).port));
  });
}

async function stored({ database: { query } }: RunningFinancing) {
  const applications = await query.selectFrom("financing_applications").select("number").execute();
  const leads = await query.selectFrom("financing_outbox").select("application_id").execute();
  return { numbers: applications.map(({ number }) => number), leads: leads.length };
}

/** A complete draft, stored by a process that has ended. */
async function filledDraft(location: DatabaseLocation): Promise<string> {
  const site = await runFinancing({ location, now });
  const { token } = startDraft.reply.parse((await site.post(drafts, {})).body);
  for (const [step, fields] of Object.entries(sampleSteps(site.consent))) {
    await site.put(`${drafts}/${token}`, { step, fields });
  }
  await site.stop();
  return token;
}

describeOnSqlite("a service that is killed in the middle of a submission", (open) => {
  test.each([
    "UpdateQueryNode financing_drafts",
    "InsertQueryNode financing_outbox",
    "DeleteQueryNode financing_vault_keys",
  ])("before %s has stored nothing, and the draft can be submitted again", async (killAt) => {
    const { location } = await open();
    const token = await filledDraft(location);
    expect(await submitAndDie(location, token, killAt)).toBe("SIGKILL");
    const site = await runFinancing({ location, now });
    expect(await stored(site)).toEqual({ numbers: [], leads: 0 });
    const draft = Draft.parse((await site.send(`${drafts}/${token}`)).body);
    expect(draft).toMatchObject({ submitted: null, borrower: { fields: { firstName: "Ada" } } });
    const sent = await site.post(`${drafts}/${token}/submission`, {});
    expect(sent.status).toBe(200);
    expect(await stored(site)).toMatchObject({ numbers: [expect.any(String)], leads: 1 });
    expect(sent.body).toMatchObject({ number: (await stored(site)).numbers[0] });
    await site.stop();
  });

  test("after the commit has stored one application, which a second submission returns", async () => {
    const { location } = await open();
    const token = await filledDraft(location);
    expect(await submitAndDie(location, token, "committed")).toBe("SIGKILL");
    const site = await runFinancing({ location, now });
    const before = await stored(site);
    expect(before).toMatchObject({ numbers: [expect.any(String)], leads: 1 });
    const again = await site.post(`${drafts}/${token}/submission`, {});
    expect(again).toMatchObject({ status: 200, body: { number: before.numbers[0] } });
    expect(await stored(site)).toEqual(before);
    await site.stop();
  });
});
