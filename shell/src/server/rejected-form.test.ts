import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  getRejectedForm,
  type RejectedForm,
  rejectedFormCookie,
} from "@forecourt/contracts/leads/rejected-form";
import { internalHeaders, wholeDocumentHeaders } from "@forecourt/contracts/tenant";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import type { Service } from "@forecourt/service-kit/service";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import type { Request } from "express";
import { publish } from "../../../tools/release/publish.ts";
import type { ShellDeps } from "./deps.ts";
import { fetchRejectedForm } from "./rejected-form.ts";
import { createService } from "./server.ts";

const dealerId = "ozark-mitsubishi";
const dealersDir = path.resolve(import.meta.dirname, "../../../dealers");
const id = "a".repeat(32);
const form: RejectedForm = {
  page: "/service",
  id: "lead-form",
  status: 422,
  retryAfter: null,
  fields: { firstName: "</script><b>Canary" },
  rejection: {
    title: "Not sent yet",
    reason: "Check the fields.",
    errors: [{ name: "firstName", label: "First name", text: "Is wrong" }],
    call: { phone: "+15735550142", text: "Call us" },
    alternative: null,
  },
};
const lost = "Your form wasn’t sent, and we can’t bring back what you typed.";

/** The requests to the stub leads service, and its response. */
const received: IncomingMessage[] = [];
let respond: RequestListener = () => {};
const leads = createServer((request, response) => {
  received.push(request);
  respond(request, response);
});
let releasesDir: string;
let service: Service;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "shell-forms-"));
  const { release: shell } = await publish(releasesDir, "shell");
  const release = "aaaaaaaaaaaaaaaa";
  await writeFakeRelease(releasesDir, { name: "mfe-service", release, server: remote });
  const live = { shell, "mfe-service": release };
  const changedAt = new Date().toISOString();
  await writeRecord(releasesDir, { id: newRecordId(), changedAt, live, history: [] });
  await new Promise<void>((done) => leads.listen(0, "127.0.0.1", done));
  const { port } = leads.address() as AddressInfo;
  const upstreams = ["INVENTORY", "FINANCING", "TRADE", "SERVICE", "COMPANY", "VISITOR"];
  service = await createService({
    DEALERS_DIR: dealersDir,
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    LOG_LEVEL: "silent",
    // Long enough for a machine with other work; one test waits for the last of them.
    PAGE_RESOLVE_MS: "20000",
    PAGE_RENDER_MS: "20000",
    PAGE_REJECTED_FORM_MS: "2000",
    // The watchdog would end the process of this test on such a machine.
    HANG_MS: "60000",
    UPSTREAM_LEADS: `http://127.0.0.1:${port}`,
    SIGNING_SECRET: "a secret of this site, 32 chars or more",
    ...Object.fromEntries(upstreams.map((name) => [`UPSTREAM_${name}`, "http://127.0.0.1:9"])),
  });
  const listening = await listen(service.app, "127.0.0.1", 0);
  origin = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close();
});

afterAll(async () => {
  await close();
  await service.close();
  leads.close().closeAllConnections();
  await rm(releasesDir, { recursive: true, force: true });
});

beforeEach(() => {
  received.length = 0;
  respond = (_request, response) => void response.end(JSON.stringify(form));
});

/** A remote of the service area; the page's query controls what it does. */
const remote = `
  const loader = async ({ url }) => {
    if (url.searchParams.has("gone")) return { kind: "not-found" };
    if (url.searchParams.has("fail")) throw new Error("failed");
    if (url.searchParams.has("moved")) return { kind: "redirect", to: "/", permanent: false };
    const own = url.searchParams.has("typed") ? { noStore: true } : {};
    return { kind: "page", ...own, data: "the page", head: { title: "t", description: "d", canonical: null } };
  };
  const routes = { pages: { index: async () => ({ Page: ({ data }) => data }) }, loaders: { index: loader } };
  module.exports = { init() {}, get: async () => () => routes };`;

async function get(
  where: string,
  { cookie = `${rejectedFormCookie}=${id}`, method = "GET", whole = false } = {},
) {
  const headers = {
    [internalHeaders.dealer]: dealerId,
    ...(cookie && { cookie }),
    ...(whole && { [wholeDocumentHeaders.whole]: "1" }),
  };
  const answer = await fetch(origin + where, { headers, method, redirect: "manual" });
  const text = await answer.text();
  const boot = /__FORECOURT__=(\{.*\});\(\(files/.exec(text)?.[1];
  return {
    text,
    status: answer.status,
    headers: answer.headers,
    rejected: boot === undefined ? undefined : JSON.parse(boot).page.rejected,
    deleted: answer.headers.getSetCookie().map((one) => one.replace(/; Expires=[^;]+/, "")),
  };
}

const deletedAt = (where: string) =>
  `${rejectedFormCookie}=; Path=${where}; HttpOnly; Secure; SameSite=Lax`;

describe("a document with the cookie of a rejected form", () => {
  test("contains the form, has the status of its error, is stored nowhere and deletes the cookie", async () => {
    const { status, headers, rejected, deleted, text } = await get("/service?a=1");
    expect(status).toBe(422);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get(internalHeaders.shareable)).toBeNull();
    expect(rejected).toMatchObject({ form });
    expect(text).toContain("the page");
    expect(text).not.toContain("</script><b>");
    expect(deleted).toEqual([deletedAt("/service")]);
    const again = await get("/service?a=1", { cookie: "" });
    expect([again.status, again.headers.get(internalHeaders.shareable)]).toEqual([200, "1"]);
    expect(again.text).not.toContain("Canary");
  });

  test("reads it with the id in the cookie alone, and of the request's dealer", async () => {
    await get("/service", { cookie: `visitor=x; ${rejectedFormCookie}=${id}; lead=1` });
    expect(received).toHaveLength(1);
    const [{ method, url, headers } = {} as IncomingMessage] = received;
    expect([method, url]).toEqual(["GET", getRejectedForm.path]);
    expect(headers).toMatchObject({
      cookie: `${rejectedFormCookie}=${id}`,
      [internalHeaders.dealer]: dealerId,
    });
  });

  test("says when it can be sent again", async () => {
    const limited = { ...form, status: 429, retryAfter: 1800 };
    respond = (_request, response) => void response.end(JSON.stringify(limited));
    const { status, headers } = await get("/service");
    expect([status, headers.get("retry-after")]).toEqual([429, "1800"]);
  });

  test.each([
    ["is stored no longer", 404, '{"error":{"code":"not-found","message":"m"}}', true],
    ["cannot be read, because the service fails", 500, "{}", false],
    ["cannot be read, because the service says something else", 200, "[]", false],
  ])(
    "is the plain page with one sentence when the form %s",
    async (_why, code, body, isDeleted) => {
      respond = (_request, response) => void response.writeHead(code).end(body);
      const { status, headers, rejected, deleted, text } = await get("/service");
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get(internalHeaders.shareable)).toBeNull();
      expect(rejected).toEqual({ form: null, lost: expect.stringContaining(lost) });
      expect(text).toContain(lost);
      expect(text).toContain("the page");
      expect(deleted).toEqual(isDeleted ? [deletedAt("/"), deletedAt("/service")] : []);
    },
  );

  test("is the plain page when the service does not answer in time", async () => {
    respond = () => {};
    const { status, text } = await get("/service");
    expect(status).toBe(200);
    expect(text).toContain(lost);
  });

  test.each(["/service?gone", "/service?fail", "/service?moved", "/nothing"])(
    "that is not the form's page leaves the form to the next request (%s)",
    async (where) => {
      const { status, rejected, deleted } = await get(where);
      expect(status).not.toBe(422);
      expect(rejected).toBeUndefined();
      expect(deleted).toEqual([]);
    },
  );

  test("of another page leaves the form to its own page", async () => {
    respond = (_request, response) => void response.end(JSON.stringify({ ...form, page: "/" }));
    const { status, rejected, deleted } = await get("/service");
    expect([status, rejected, deleted]).toEqual([200, undefined, []]);
  });

  test("writes neither the id nor what was typed to the log", async () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const address = `http://127.0.0.1:${(leads.address() as AddressInfo).port}`;
    const deps = {
      services: { leads: { address, fetch } },
      rejectedFormMs: 30_000,
      log: createLog({ name: "shell", destination }),
    };
    const request = {
      method: "GET",
      originalUrl: "/service",
      headers: { cookie: `${rejectedFormCookie}=${id}`, [internalHeaders.dealer]: dealerId },
      get: () => undefined,
    };
    const { signal } = new AbortController();
    const fetched = () =>
      fetchRejectedForm(deps as unknown as ShellDeps, request as unknown as Request, signal);
    expect((await fetched())?.form).toEqual(form);
    const broken = JSON.stringify({ ...form, status: "Canary" });
    respond = (_request, response) => void response.end(broken);
    expect((await fetched())?.form).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines.join("")).toContain("rendering without the visitor's rejected form");
    expect(lines.join("")).not.toMatch(/Canary|a{32}/);
  });
});

test("a page with what a visitor typed is stored by no browser and no cache, as document and as payload", async () => {
  for (const whole of [false, true]) {
    const typed = await get("/service?typed", { cookie: "", whole });
    expect([typed.status, typed.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(typed.headers.get(internalHeaders.shareable)).toBeNull();
  }
  const payload = await get("/service/_payload.json?typed", { cookie: "" });
  expect(payload.headers.get("cache-control")).toBe("private, no-store");
  const plain = await get("/service", { cookie: "" });
  expect(plain.headers.get("cache-control")).toBe("private, no-cache");
});

test("the leads service is called only for documents with the cookie", async () => {
  await get("/service", { cookie: "visitor=x; lead=1" });
  await get("/service", { method: "HEAD" });
  const payload = await get("/service/_payload.json");
  expect(JSON.parse(payload.text)).not.toHaveProperty("rejected");
  expect(payload.deleted).toEqual([]);
  expect(received).toEqual([]);
});
