import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * How the fake answers changes. `lost`: it makes the change and hangs up. `hang`: it makes it and never answers.
 * `down`: it hangs up without making it. `slow`: it makes it, and answers when `release` is called.
 */
export type FakeMode =
  | "ok"
  | "refuse"
  | "pending"
  | "down"
  | "lost"
  | "hang"
  | "slow"
  | "500"
  | "garbage"
  | "redirect"
  | "no-id";

interface FakeAppointment {
  id: string;
  start: string;
  isCanceled: boolean;
  body: Record<string, unknown>;
}

interface FakeRequest {
  path: string;
  key: string | undefined;
  authorization: string | undefined;
}

/** A scheduling system of a dealer, which makes a change once for each idempotency key. */
export async function fakeSystem() {
  const appointments: FakeAppointment[] = [];
  const answers = new Map<string, object>();
  const requests: FakeRequest[] = [];
  const state = { mode: "ok" as FakeMode, free: [] as string[], nearest: [] as string[] };
  const slow = Promise.withResolvers<void>();
  const server = createServer((request, response) => void answer(request, response));

  function change(path: string, body: Record<string, unknown>): object {
    const [, id, action] = /^\/appointments(?:\/([^/]+)\/(move|cancel))?$/.exec(path) ?? [];
    const known = appointments.find((one) => one.id === id);
    if (action === "cancel") {
      if (known) known.isCanceled = true;
      return {};
    }
    const start = String(body["start_datetime"]);
    if (known) Object.assign(known, { start, body });
    else
      appointments.push({ id: `out-${appointments.length + 1}`, start, isCanceled: false, body });
    return { status: "confirmed", id: known?.id ?? `out-${appointments.length}` };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method, headers } = request;
    const key = headers["idempotency-key"]?.toString();
    requests.push({ path: url, key, authorization: headers.authorization });
    const body = (await text(request)) || "{}";
    const { mode } = state;
    const json = (value: unknown) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(value));
    };
    if (mode === "down") return void request.socket.destroy();
    if (mode === "500") return void response.writeHead(500).end("no");
    if (mode === "garbage") return void response.writeHead(200).end("<html>");
    if (mode === "redirect") return void response.writeHead(307, { location: "/other" }).end();
    if (mode === "pending") return json({ status: "pending" });
    if (mode === "refuse") return json({ status: "refused", nearest: state.nearest });
    if (method === "GET") return json({ times: state.free });
    const made = answers.get(key ?? "") ?? change(url, JSON.parse(body));
    answers.set(key ?? "", made);
    if (mode === "lost") return void request.socket.destroy();
    if (mode === "hang") return;
    if (mode === "slow") await slow.promise;
    json(mode === "no-id" ? { status: "confirmed" } : made);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    appointments,
    requests,
    /** Answers all slow requests. */
    release: () => slow.resolve(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeSystem = Awaited<ReturnType<typeof fakeSystem>>;
