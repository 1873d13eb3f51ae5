import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";

interface Received {
  path: string;
  body: unknown;
}

/**
 * A leads service that stores a request once for each key, and refuses another body with the same key, like the real
 * service.
 */
export async function stubLeads() {
  const received: Received[] = [];
  const bodies = new Map<string, string>();
  const state = { loseAnswers: false, isLetterQueued: true, refused: 0 };
  const reply = (isLead: boolean) =>
    isLead
      ? { number: "F-7K3Q2M", token: "x".repeat(32), isLetterQueued: state.isLetterQueued }
      : { isQueued: true };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? "";
      const key = String(request.headers["idempotency-key"]);
      const earlier = bodies.get(key);
      bodies.set(key, earlier ?? body);
      if (earlier === undefined) received.push({ path, body: JSON.parse(body) });
      if (state.loseAnswers) return void request.socket.destroy();
      const isOther = earlier !== undefined && earlier !== body;
      state.refused += isOther ? 1 : 0;
      const error = { code: "idempotency-conflict", message: "the key has another body" };
      response.writeHead(isOther ? 422 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(isOther ? { error } : reply(path === sendServiceLead.path)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    /** Mails about changes and reminders. */
    notices: () =>
      received.flatMap(({ path, body }) =>
        path.endsWith("/notices") ? [sendServiceNotice.body?.parse(body)] : [],
      ),
    /** To the seller, with the lead and later. */
    letters: () =>
      received.flatMap(({ path, body }) => {
        const { body: schema } = path.endsWith("/notices") ? sendServiceNotice : sendServiceLead;
        return schema === undefined ? [] : [schema.parse(body).letter];
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StubLeads = Awaited<ReturnType<typeof stubLeads>>;
