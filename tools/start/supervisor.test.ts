import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { defaultHealthCheck, type HealthCheckOptions } from "./child.ts";
import { freePorts } from "./free-ports.ts";
import type { Plan, ProcessPlan } from "./plan.ts";
import { type ProcessState, type Supervisor, supervise } from "./supervisor.ts";

const root = path.join(import.meta.dirname, "fixtures");
const running: Supervisor[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function planOf(...names: string[]): Promise<ProcessPlan[]> {
  const ports = await freePorts(names.length);
  return names.map((name, index) => {
    const port = ports[index] ?? 0;
    return { name, entry: "child.ts", port, env: { NAME: name, PORT: String(port) } };
  });
}

function start(plan: Plan, healthCheck: Partial<HealthCheckOptions> = {}) {
  const failures: string[] = [];
  const busy: string[] = [];
  const lines: string[] = [];
  const supervisor = supervise(plan, {
    root,
    env: process.env,
    healthCheck: { ...defaultHealthCheck, ...healthCheck },
    onLine: ({ name }, line) => lines.push(`${name} ${line}`),
    onFailure: ({ name }, reason) => failures.push(`${name} ${reason}`),
    onBusy: ({ name }) => busy.push(name),
    onChange: () => undefined,
  });
  running.push(supervisor);
  return { supervisor, failures, lines, busy };
}

async function ask(plan: ProcessPlan | undefined, from = "/"): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${plan?.port}${from}`);
  return answer.text();
}

/** Waits for something to become true; the test's own time-out is the limit. */
async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(20);
}

const answers = (plan: ProcessPlan | undefined) => ask(plan).then(Boolean, () => false);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test("the state marks a process that stands for a server of another company", async () => {
  const [own, other] = await planOf("own", "other");
  if (!own || !other) throw new Error("no plan");
  const { supervisor } = start([[own, { ...other, isExternal: true }]]);
  const marked = () => supervisor.state().map(({ name, isExternal }) => [name, isExternal]);
  expect(marked()).toEqual([
    ["own", undefined],
    ["other", true],
  ]);
  await supervisor.started;
});

test("starts a process with the options of Node in its plan", async () => {
  const [one] = await planOf("one");
  const plan = [[{ ...one!, nodeOptions: ["--max-semi-space-size=16"] }]];
  const { supervisor } = start(plan);
  await supervisor.started;
  expect((await ask(one, "/options")).split(" ")).toContain("--max-semi-space-size=16");
});

test("every process listens on its planned port after the start", async () => {
  const plan = await planOf("one", "two");
  const { supervisor } = start([plan]);
  await supervisor.started;
  const pids = supervisor.state().map(({ pid }) => pid);
  expect(await ask(plan[0])).toBe(`one ${pids[0]}`);
  expect(await ask(plan[1])).toBe(`two ${pids[1]}`);
});

test("restarts a crashed process on the same port and leaves the others running", async () => {
  const plan = await planOf("one", "two");
  const { supervisor, failures } = start([plan]);
  await supervisor.started;
  const other = await ask(plan[1]);
  await expect(ask(plan[0], "/crash")).rejects.toThrow();
  await until(() => answers(plan[0]));
  expect(failures).toEqual(["one ended with 3"]);
  expect(supervisor.state().map(({ restarts }) => restarts)).toEqual([1, 0]);
  expect(await ask(plan[1])).toBe(other);
});

test("kills and restarts a process whose event loop hangs", async () => {
  const plan = await planOf("one");
  const { supervisor, failures } = start([plan], { busyAfterMs: 1_000 });
  await supervisor.started;
  await expect(ask(plan[0], "/hang")).rejects.toThrow();
  await until(() => answers(plan[0]));
  expect(failures).toEqual([expect.stringContaining("its event loop is blocked")]);
});

test("does not kill a busy process that answers pings late", async () => {
  const plan = await planOf("one");
  const { supervisor, failures, busy } = start([plan]);
  await supervisor.started;
  const before = supervisor.state()[0]?.pid;
  expect(await ask(plan[0], "/busy?3000")).toBe(`one ${before}`);
  await until(() => busy.length > 0);
  expect([failures, busy]).toEqual([[], ["one"]]);
});

function pause(pids: readonly (number | undefined)[]): void {
  for (const pid of pids) process.kill(pid ?? 0, "SIGSTOP");
}

test("kills and restarts a process that was paused by SIGSTOP", async () => {
  const plan = await planOf("one");
  const { supervisor, failures } = start([plan]);
  await supervisor.started;
  pause([supervisor.state()[0]?.pid]);
  await until(() => failures.length > 0);
  await until(() => answers(plan[0]));
  expect(failures).toEqual([expect.stringMatching(/^one did not answer for .* s: it is stopped$/)]);
});

test("replaces processes that hang at once one after the other", async () => {
  const plan = await planOf("one", "two", "three");
  const { supervisor, failures } = start([plan]);
  await supervisor.started;
  const down: number[] = [];
  const watch = setInterval(
    () => down.push(supervisor.state().filter(({ pid }) => pid === undefined).length),
    1,
  );
  pause(supervisor.state().map(({ pid }) => pid));
  await until(() => failures.length === 3);
  await until(async () => (await Promise.all(plan.map(answers))).every(Boolean));
  clearInterval(watch);
  expect(Math.max(...down)).toBeLessThanOrEqual(1);
  expect(supervisor.state().map(({ restarts }) => restarts)).toEqual([1, 1, 1]);
});

test("kills no process when the supervisor and all processes were stopped", async () => {
  const plan = await planOf("one", "two");
  const child = spawn(
    process.execPath,
    [path.join(root, "supervisor.ts"), JSON.stringify([plan])],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let state: ProcessState[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    state = JSON.parse(line);
  });
  await until(async () => (await answers(plan[0])) && (await answers(plan[1])));
  const before = state;
  const all = [child.pid, ...before.map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid ?? 0, "SIGSTOP");
  // Longer than every limit after which a stopped process is replaced.
  await sleep(4_000);
  // The supervisor continues first and finds the others still stopped.
  for (const pid of all) process.kill(pid ?? 0, "SIGCONT");
  await sleep(2_500);
  expect(await Promise.all(plan.map((one) => ask(one)))).toEqual(
    before.map(({ name, pid }) => `${name} ${pid}`),
  );
  expect(state).toEqual(before);
  child.kill("SIGKILL");
});

test("adds a process to those that run, and removes it", async () => {
  const [one, other, broken] = await planOf("one", "other", "broken");
  const { supervisor } = start([[one!]]);
  await supervisor.started;
  const added = supervisor.add(other!);
  await added.started;
  expect(await ask(other)).toMatch(/^other \d+$/);
  expect(supervisor.state().map(({ name }) => name)).toEqual(["one", "other"]);
  const failing = { ...broken!, env: { FAILS_AT_START: "1" } };
  const unable = supervisor.add(failing);
  await expect(unable.started).rejects.toThrow("broken does not start: it ended with 1");
  await unable.remove();
  await added.remove();
  expect(await answers(other)).toBe(false);
  expect(supervisor.state().map(({ name }) => name)).toEqual(["one"]);
  expect(await ask(one)).toMatch(/^one \d+$/);
});

test("rejects the start with name and reason when a process never listens", async () => {
  const [one] = await planOf("one");
  const { supervisor, lines } = start([[{ ...one!, env: { FAILS_AT_START: "1" } }]]);
  await expect(supervisor.started).rejects.toThrow("one does not start: it ended with 1");
  expect(lines.join("\n")).toContain("one Error: cannot start like this");
});

test("kills a process that does not listen in time", async () => {
  const [one] = await planOf("one");
  const { supervisor, failures } = start([[{ ...one!, env: {}, entry: "silent.ts" }]], {
    startTimeoutMs: 300,
  });
  await expect(supervisor.started).rejects.toThrow("did not listen in time");
  expect(failures[0]).toBe("one did not listen in time");
});

test("a stop waits for running requests", async () => {
  const plan = await planOf("one");
  const { supervisor, failures } = start([plan]);
  await supervisor.started;
  const answer = ask(plan[0], "/slow");
  await sleep(50);
  await supervisor.stop();
  expect(await answer).toMatch(/^one \d+$/);
  expect(failures).toEqual([]);
});

test("stops stages in reverse order, each after the previous one has ended", async () => {
  const plan = await planOf("service", "gateway");
  const { supervisor, lines } = start([[plan[0]!], [plan[1]!]]);
  await supervisor.started;
  const answer = ask(plan[1], "/slow");
  await sleep(50);
  const stopped = supervisor.stop();
  await sleep(100);
  expect(await answers(plan[0])).toBe(true);
  await Promise.all([stopped, answer]);
  const stops = lines.filter((line) => line.includes("stopping")).map((line) => line.split(" ")[0]);
  expect(stops).toEqual(["gateway", "service"]);
});

test("kills a process that ignores the stop after the stop timeout", async () => {
  const [one] = await planOf("one");
  const plan = [{ ...one!, env: { ...one!.env, IGNORES_STOP: "1" } }];
  const { supervisor } = start([plan], { stopTimeoutMs: 100 });
  await supervisor.started;
  const pid = supervisor.state()[0]?.pid ?? 0;
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
});

test("kills a process that has stopped and does not end, long before the stop timeout", async () => {
  const [one] = await planOf("one");
  const plan = [{ ...one!, env: { ...one!.env, NEVER_ENDS: "1" } }];
  const { supervisor } = start([plan], { stopTimeoutMs: 3_600_000, endTimeoutMs: 100 });
  await supervisor.started;
  const pid = supervisor.state()[0]?.pid ?? 0;
  await supervisor.stop();
  expect(isAlive(pid)).toBe(false);
});

test("does not restart a held process until it is resumed", async () => {
  const plan = await planOf("one");
  const { supervisor, failures } = start([plan]);
  await supervisor.started;
  await supervisor.hold("one");
  expect(supervisor.state()[0]?.pid).toBeUndefined();
  expect(await answers(plan[0])).toBe(false);
  await supervisor.resume("one");
  expect(await answers(plan[0])).toBe(true);
  expect(failures).toEqual([]);
});

test("leaves no process behind when the supervisor is killed", async () => {
  const plan = await planOf("one", "two");
  const child = spawn(
    process.execPath,
    [path.join(root, "supervisor.ts"), JSON.stringify([[plan[0]], [plan[1]]])],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let state: ProcessState[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    state = JSON.parse(line);
  });
  await until(async () => (await answers(plan[0])) && (await answers(plan[1])));
  const pids = state.map(({ pid }) => pid ?? 0);
  expect(pids.every(isAlive)).toBe(true);
  child.kill("SIGKILL");
  await until(() => !pids.some(isAlive));
});

describe("a process that is replaced", () => {
  const linux = process.platform === "linux" ? test : test.skip;
  const shared = (plan: ProcessPlan[]) =>
    plan.map((one) => ({ ...one, env: { ...one.env, REUSE_PORT: "1" } }));
  const as = (plan: ProcessPlan, name: string, more: Record<string, string> = {}) => ({
    ...plan,
    env: { ...plan.env, NAME: name, ...more },
  });

  linux("hands its port over without a gap", async () => {
    const [one] = shared(await planOf("one"));
    const { supervisor, failures } = start([[one!]]);
    await supervisor.started;
    const before = supervisor.state()[0]?.pid;
    const answered = new Set<string>();
    let isAsking = true;
    const asking = (async () => {
      while (isAsking) answered.add((await ask(one, "/slow")).split(" ")[0] ?? "");
    })();
    await supervisor.replace("one", as(one!, "next"));
    await until(async () => (await ask(one)).startsWith("next"));
    isAsking = false;
    await asking;
    expect([...answered].filter((name) => name !== "one" && name !== "next")).toEqual([]);
    expect(supervisor.state()).toMatchObject([{ restarts: 0 }]);
    expect(supervisor.state()[0]?.pid).not.toBe(before);
    expect(isAlive(before ?? 0)).toBe(false);
    expect(failures).toEqual([]);
    await expect(ask(one, "/crash")).rejects.toThrow();
    await until(() => answers(one));
    expect(await ask(one)).toMatch(/^next /);
  });

  linux("stays when the other one does not start, which is the error", async () => {
    const [one] = shared(await planOf("one"));
    const { supervisor } = start([[one!]]);
    await supervisor.started;
    const before = await ask(one);
    await expect(
      supervisor.replace("one", as(one!, "bad", { FAILS_AT_START: "1" })),
    ).rejects.toThrow("one does not start: it ended with 1");
    expect(await ask(one)).toBe(before);
  });

  linux("comes back when the other one ends three times in a row", async () => {
    const [one] = shared(await planOf("one"));
    const { supervisor, failures } = start([[one!]]);
    await supervisor.started;
    await supervisor.replace("one", as(one!, "frail"));
    for (const _time of [1, 2, 3]) {
      await until(() => answers(one));
      await ask(one, "/crash").catch(() => undefined);
    }
    await until(async () => (await ask(one).catch(() => "")).startsWith("one "));
    expect(failures).toContain("one ended 3 times; what ran before it runs again");
  });

  linux("ends with the supervisor, also while the other one starts", async () => {
    const [one] = shared(await planOf("one"));
    const { supervisor } = start([[one!]]);
    await supervisor.started;
    const replacing = supervisor.replace("one", as(one!, "next")).catch(() => undefined);
    await supervisor.stop();
    await replacing;
    expect(await answers(one)).toBe(false);
  });
});
