import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "@jest/globals";
import { httpSender } from "./http-sender.ts";
import { SmsError } from "./sender.ts";

const message = { to: "+15735550142", body: "123456 is your code" };

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

/** A provider on this machine. */
async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/2010-04-01/Accounts/AC1/Messages.json`;
}

/** By default no time-out that a busy machine could reach. */
const senderTo = (url: string, timeoutMs = 60_000) =>
  httpSender({ url, token: "AC1:its token", from: "+15735550100", timeoutMs });

const failure = async (url: string, timeoutMs?: number): Promise<unknown> => {
  try {
    await senderTo(url, timeoutMs).send(message);
  } catch (error) {
    return error;
  }
  return null;
};

test("posts To, From and Body with the credentials of the account", async () => {
  const got: { method?: string; url?: string; type?: string; auth?: string; form?: string }[] = [];
  const url = await provider((request, response) => {
    const { method = "", url: path = "", headers } = request;
    void text(request).then((form) => {
      const type = headers["content-type"] ?? "";
      got.push({ method, url: path, type, auth: headers.authorization ?? "", form });
      response.writeHead(201, { "content-type": "application/json" }).end(`{"sid":"SM1"}`);
    });
  });
  await senderTo(url).send(message);
  expect(got).toEqual([
    {
      method: "POST",
      url: "/2010-04-01/Accounts/AC1/Messages.json",
      type: "application/x-www-form-urlencoded;charset=UTF-8",
      auth: `Basic ${Buffer.from("AC1:its token").toString("base64")}`,
      form: "To=%2B15735550142&From=%2B15735550100&Body=123456+is+your+code",
    },
  ]);
});

test.each([
  [400, { code: 21211, message: "The 'To' number +15735550142 is not valid." }, "number-refused"],
  [400, { code: 21614, message: "not a mobile number" }, "number-refused"],
  [400, { code: 21606, message: "The From number is not yours" }, "failed"],
  [401, { code: 20003, message: "Authenticate" }, "failed"],
  [429, { code: 20429, message: "Too Many Requests" }, "failed"],
  [500, { code: 20500, message: "Internal Server Error" }, "failed"],
  [503, { message: "no code" }, "failed"],
  [500, { message: "no code" }, "unknown"],
])(
  "a reply of %s with %j is %s, and is logged without number or message",
  async (status, body, reason) => {
    const url = await provider((_request, response) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
    const error = await failure(url);
    expect(error).toBeInstanceOf(SmsError);
    expect(error).toMatchObject({ reason, message: expect.stringContaining(String(status)) });
    expect(String(error)).not.toMatch(/555|code$|123456/);
  },
);

test("fails on a response without JSON, and on an endless one", async () => {
  const page = await provider((_request, response) => {
    response.writeHead(502, { "content-type": "text/html" }).end("<html>bad gateway");
  });
  expect(await failure(page)).toMatchObject({ reason: "unknown" });
  server?.closeAllConnections();
  server?.close();
  const endless = await provider((_request, response) => {
    response.writeHead(400);
    const flood = setInterval(() => response.write("x".repeat(8_192)), 1);
    response.once("close", () => clearInterval(flood));
  });
  expect(await failure(endless)).toMatchObject({ reason: "failed" });
});

test("does not follow a redirect with the number", async () => {
  const paths: string[] = [];
  const url = await provider((request, response) => {
    paths.push(request.url ?? "");
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  expect(await failure(url)).toMatchObject({ reason: "unknown" });
  expect(paths).toEqual(["/2010-04-01/Accounts/AC1/Messages.json"]);
});

test("may have sent at a time-out, and has not on a refused connection", async () => {
  const url = await provider(() => undefined);
  expect(await failure(url, 200)).toMatchObject({
    reason: "unknown",
    message: "the provider did not respond",
  });
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  expect(await failure(url)).toMatchObject({ reason: "failed" });
});
