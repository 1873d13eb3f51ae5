import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "@jest/globals";
import { BureauError } from "./bureau.ts";
import { httpBureau } from "./http-bureau.ts";
import { sandboxBureau } from "./sandbox-bureau.ts";

const applicant = {
  firstName: "Ada",
  lastName: "Moss",
  dateOfBirth: "1990-04-12",
  street: "12 Cedar Street",
  zip: "63701",
  state: "MO",
};

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

async function bureauAt(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/soft`;
}

const bureau = (url: string, more: object = {}) =>
  httpBureau({ url, token: "a token of this test", timeoutMs: 60_000, ...more });

const replies = (status: number, body: string) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
};

describe("the bureau over HTTP", () => {
  test("is sent a soft inquiry with the identity alone", async () => {
    const seen: { body: string; authorization: string | undefined }[] = [];
    const url = await bureauAt((request, response) => {
      void text(request).then((body) => {
        seen.push({ body, authorization: request.headers.authorization });
        response.end(`{"kind":"score","score":701}`);
      });
    });
    const more = { ...applicant, email: "ada@example.com", incomeCents: 1 };
    expect(await bureau(url).softPull(more)).toEqual({ kind: "score", score: 701 });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ inquiry: "soft", applicant });
    expect(seen[0]?.authorization).toBe("Bearer a token of this test");
  });

  test.each([
    [200, `{"kind":"score","score":900}`],
    [200, `{"kind":"score"}`],
    [200, "<html>"],
    [500, "{}"],
    [401, "{}"],
  ])("gives no answer with a reply of %i %s", async (status, body) => {
    const url = await bureauAt(replies(status, body));
    await expect(bureau(url).softPull(applicant)).rejects.toBeInstanceOf(BureauError);
  });

  test("gives no answer after the time-out, and does not follow a redirect", async () => {
    const url = await bureauAt((request, response) => {
      if (request.url === "/moved") response.writeHead(307, { location: "/soft" }).end();
    });
    await expect(bureau(url, { timeoutMs: 200 }).softPull(applicant)).rejects.toThrow(
      "the bureau did not answer",
    );
    const moved = bureau(url.replace("/soft", "/moved"));
    await expect(moved.softPull(applicant)).rejects.toThrow("the bureau did not answer");
  });

  test("is not asked for a while after failures in a row", async () => {
    let asked = 0;
    const url = await bureauAt((_request, response) => {
      asked += 1;
      response.writeHead(500).end();
    });
    const client = bureau(url, { maxFailures: 3, pauseMs: 600_000 });
    for (let index = 0; index < 6; index += 1) {
      await expect(client.softPull(applicant)).rejects.toBeInstanceOf(BureauError);
    }
    expect(asked).toBe(3);
  });
});

describe("the sandbox bureau", () => {
  const { softPull } = sandboxBureau();

  test("answers the same person always the same, with a score", async () => {
    const first = await softPull(applicant);
    expect(await softPull({ ...applicant, street: "elsewhere" })).toEqual(first);
    expect(first).toMatchObject({ kind: "score" });
    const scores = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        softPull({ ...applicant, firstName: `Ada ${index}` }),
      ),
    );
    const numbers = scores.map((one) => (one.kind === "score" ? one.score : 0));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(480);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(820);
    expect(new Set(numbers).size).toBeGreaterThan(100);
  });

  test("gives every other answer to a name of its own", async () => {
    expect(await softPull({ ...applicant, lastName: "Nofile" })).toEqual({ kind: "no-file" });
    expect(await softPull({ ...applicant, lastName: "Frozen" })).toEqual({ kind: "frozen" });
    await expect(softPull({ ...applicant, lastName: "Noanswer" })).rejects.toBeInstanceOf(
      BureauError,
    );
  });
});
