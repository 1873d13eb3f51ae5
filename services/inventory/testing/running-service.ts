import { setTimeout as delay } from "node:timers/promises";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { listen } from "@forecourt/service-kit/listen";
import type { Service } from "@forecourt/service-kit/service";

export interface Answer {
  status: number;
  body: unknown;
}

export interface RunningService {
  /** Sends a request as the gateway would, for a dealer and, optionally, a store. */
  ask(
    path: string,
    dealer?: string,
    store?: string,
    more?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** Sends a JSON body. */
  post(path: string, dealer: string, body: unknown): Promise<Answer>;
  /** Waits until a reply satisfies `test`; fails after five seconds, or `patienceMs`. */
  until(
    path: string,
    dealer: string,
    test: (answer: Answer) => boolean,
    patienceMs?: number,
  ): Promise<Answer>;
  stop(): Promise<void>;
}

/** Serves `service` on a free port. */
export async function runService(service: Pick<Service, "app" | "close">): Promise<RunningService> {
  const server = await listen(service.app, "127.0.0.1", 0);
  const ask: RunningService["ask"] = async (path, dealer, store, more = {}) => {
    const headers = {
      ...more,
      ...(dealer === undefined ? {} : { [internalHeaders.dealer]: dealer }),
      ...(store === undefined ? {} : { [internalHeaders.store]: store }),
    };
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    return { status: response.status, body: await response.json() };
  };
  return {
    ask,
    async post(path, dealer, body) {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", [internalHeaders.dealer]: dealer },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    async until(path, dealer, test, patienceMs = 5_000) {
      for (let waited = 0; ; waited += 20) {
        const answer = await ask(path, dealer);
        if (test(answer)) return answer;
        if (waited >= patienceMs)
          throw new Error(`${path} never got there: ${JSON.stringify(answer)}`);
        await delay(20);
      }
    },
    async stop() {
      await server.close({ lingerMs: 0, deadlineMs: 100 });
      await service.close();
    },
  };
}
