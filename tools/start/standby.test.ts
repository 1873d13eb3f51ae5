import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "@jest/globals";
import { defaultHealthCheck } from "./child.ts";
import { freePorts } from "./free-ports.ts";
import { createStandby, type Standby } from "./standby.ts";
import { type Supervisor, supervise } from "./supervisor.ts";

const root = path.join(import.meta.dirname, "fixtures");
const entry = "standby-child.ts";
const running: { standby: Standby; supervisor?: Supervisor }[] = [];

afterEach(async () => {
  for (const { standby, supervisor } of running.splice(0)) {
    standby.close();
    await supervisor?.stop();
  }
});

async function planOf(name: string, file = entry) {
  const [port = 0] = await freePorts(1);
  const env = { NAME: name, PORT: String(port), SMTP_URL: "smtp://user:secret@mail" };
  return { name, entry: file, port, env };
}

function start(entries: readonly string[] = [entry]): Standby {
  const env = { ...process.env, SMTP_URL: "smtp://inherited" };
  const standby = createStandby({ root, env, entries });
  running.push({ standby });
  standby.prepare();
  return standby;
}

/** Waits until the standby process has loaded the modules. */
async function taken(
  standby: Standby,
  plan: Awaited<ReturnType<typeof planOf>>,
): Promise<ChildProcess> {
  for (;;) {
    const child = standby.take(plan);
    if (child) return child;
    await sleep(20);
  }
}

async function answerOf({ port }: { port: number }): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/`)).text();
}

test("runs a plan in the process that has loaded its modules, without a secret before", async () => {
  const plan = await planOf("one");
  const child = await taken(start(), plan);
  await once(child, "message");
  expect(await answerOf(plan)).toBe(`one ${child.pid} `);
  child.disconnect();
  await once(child, "exit");
});

test("prepares another process after one was taken", async () => {
  const standby = start();
  const first = await taken(standby, await planOf("one"));
  const second = await taken(standby, await planOf("two"));
  expect(second.pid).not.toBe(first.pid);
  for (const child of [first, second]) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

test("does not run an entry that it has not loaded", async () => {
  const standby = start();
  const child = await taken(standby, await planOf("one"));
  child.kill("SIGKILL");
  expect(standby.take(await planOf("images", "child.ts"))).toBeNull();
});

test("a killed process is replaced by the one that stands by, on the same port", async () => {
  const plan = await planOf("one");
  const standby = start();
  const replacements: (number | undefined)[] = [];
  const supervisor = supervise([[plan]], {
    root,
    env: process.env,
    healthCheck: defaultHealthCheck,
    takeStandby(one) {
      const child = standby.take(one);
      if (child) replacements.push(child.pid);
      return child;
    },
    onLine: () => undefined,
    onFailure: () => undefined,
    onBusy: () => undefined,
    onChange: () => undefined,
  });
  running.push({ standby, supervisor });
  await supervisor.started;
  // Until the standby process has loaded its modules, a killed process is started anew.
  while (replacements.length === 0) {
    const before = supervisor.state()[0]?.pid ?? 0;
    process.kill(before, "SIGKILL");
    await responds(plan, before);
  }
  expect(await answerOf(plan)).toMatch(new RegExp(`^one (?:${replacements.join("|")}) `));
});

/** Waits until another process than `before` answers. */
async function responds(plan: { port: number }, before: number): Promise<void> {
  for (;;) {
    const answer = await answerOf(plan).catch(() => "");
    if (answer !== "" && !answer.includes(` ${before} `)) return;
    await sleep(20);
  }
}
