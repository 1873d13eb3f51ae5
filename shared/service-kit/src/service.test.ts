import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function start(env: Record<string, string> = {}) {
  const child = fork(path.join(import.meta.dirname, "fixtures/slow-service.ts"), {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  children.push(child);
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  let arrived = 0;
  child.on("message", ({ type }: { type: string }) => {
    if (type === "arrived") arrived += 1;
  });
  const exited = once(child, "exit").then(([code]) => Number(code));
  const [message] = await once(child, "message");
  const until = async (holds: () => boolean) => {
    while (!holds()) await wait(5);
  };
  return {
    child,
    port: Number(message.port),
    message,
    exited,
    hasPrinted: (text: string) => until(() => printed.includes(text)),
    hasReceived: (count: number) => until(() => arrived >= count),
  };
}

/** One GET; resolves to its status, or to the error's code. */
function ask(port: number, agent: Agent, target = "/slow"): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, agent, path: target }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
  });
}

describe("a served service", () => {
  test("sends its address to its parent and prints it", async () => {
    const { message, hasPrinted, child } = await start();
    expect(message).toEqual({ type: "listening", port: expect.any(Number) });
    await hasPrinted(`http://127.0.0.1:${message.port}`);
    child.send({ type: "ping" });
    expect((await once(child, "message"))[0]).toEqual({ type: "pong" });
  });

  test.each(["SIGTERM", "SIGINT", "disconnect"] as const)(
    "on %s finishes 200 running requests, refuses new connections, closes, and exits with 0",
    async (how) => {
      const { child, port, exited, hasReceived, hasPrinted } = await start();
      const agent = new Agent({ keepAlive: true });
      const running = Array.from({ length: 200 }, () => ask(port, agent));
      await hasReceived(200);
      if (how === "disconnect") child.disconnect();
      else child.kill(how);
      expect(new Set(await Promise.all(running))).toEqual(new Set([200]));
      expect(await exited).toBe(0);
      await hasPrinted("closed\n");
      expect(await ask(port, new Agent())).toBe("ECONNREFUSED");
    },
  );

  test("still serves a request on an open connection while it stops", async () => {
    const { child, port, exited, hasReceived } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(port, agent, "/livez");
    const other = ask(port, new Agent());
    await hasReceived(1);
    child.kill("SIGTERM");
    while ((await ask(port, new Agent(), "/livez")) === 200);
    expect(await ask(port, agent, "/livez")).toBe(200);
    expect(await other).toBe(200);
    expect(await exited).toBe(0);
  });

  test("listens on the second address where the machine has it", async () => {
    const { port } = await start({ ALSO_HOST: "::1" });
    const loopbacks = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
    const hasIpv6 = loopbacks.some(({ address }) => address === "::1");
    const at = (host: string) =>
      fetch(`http://${host}:${port}/livez`).then(
        ({ status }) => status,
        () => null,
      );
    expect([await at("127.0.0.1"), await at("[::1]")]).toEqual([200, hasIpv6 ? 200 : null]);
  });

  test("that shares its port with another process leaves new connections to it when it ends", async () => {
    if (process.platform !== "linux") return;
    const one = await start({ REUSE_PORT: "1" });
    const other = await start({ REUSE_PORT: "1", PORT: String(one.port) });
    expect(other.port).toBe(one.port);
    one.child.kill("SIGKILL");
    await one.exited;
    for (let count = 0; count < 50; count++) {
      expect(await ask(other.port, new Agent(), "/livez")).toBe(200);
    }
  });
});
