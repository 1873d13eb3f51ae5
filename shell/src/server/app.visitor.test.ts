import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { nobody, type Visitor } from "@forecourt/contracts/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor-cookie-changes";
import { listen } from "@forecourt/service-kit/listen";
import { signProof } from "@forecourt/service-kit/proof/proof";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import type { Service } from "@forecourt/service-kit/service";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { publish } from "../../../tools/release/publish.ts";
import { createService } from "./server.ts";

const secret = "a secret of this site, 32 chars or more";
const dealerId = "ozark-mitsubishi";
let releasesDir: string;
let service: Service;
let origin: string;
let close: () => Promise<void>;

/** A page that says what its loader is told of the visitor. */
const server = `
  const loader = async ({ visitor, headers }) => {
    const text = "hello " + visitor.firstName + ", " + JSON.stringify(headers["x-forecourt-unlocked"]);
    return { kind: "page", data: { text }, head: { title: "t", description: "d", canonical: "/service" } };
  };
  const routes = { pages: { index: async () => ({ Page: ({ data }) => data.text }) }, loaders: { index: loader } };
  module.exports = { init() {}, get: async () => () => routes };`;

beforeAll(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), "shell-"));
  const shell = (await publish(releasesDir, "shell")).release;
  // Releases of one process are known by their names: no other test may have one of this name.
  const release = "abcdefabcdefabcd";
  await writeFakeRelease(releasesDir, { name: "mfe-service", release, server });
  await writeRecord(releasesDir, {
    id: newRecordId(),
    changedAt: new Date().toISOString(),
    live: { shell, "mfe-service": release },
    history: [],
  });
  const upstreams = ["INVENTORY", "FINANCING", "TRADE", "SERVICE", "COMPANY", "LEADS", "VISITOR"];
  service = await createService({
    DEALERS_DIR: path.resolve(import.meta.dirname, "../../../dealers"),
    RELEASES_DIR: releasesDir,
    DATA_DIR: releasesDir,
    LOG_LEVEL: "silent",
    SIGNING_SECRET: secret,
    ...Object.fromEntries(upstreams.map((name) => [`UPSTREAM_${name}`, "http://127.0.0.1:9"])),
  });
  const listening = await listen(service.app, "127.0.0.1", 0);
  origin = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close();
}, 60_000);

afterAll(async () => {
  await close();
  await service.close();
  await rm(releasesDir, { recursive: true, force: true });
});

const ada: Visitor = {
  ...nobody,
  firstName: "Ada</script>",
  allowed: ["functional"],
  hasAnswered: true,
  uniqueUserId: "0123456789abcdef0123456789abcdef",
};
const cookiesOf = (visitor: Visitor) =>
  cookieChanges("", visitor, 2)
    .map((text) => text.split(";", 1)[0])
    .join("; ");
const proof = signProof(
  { unlockInventory: new Date().toISOString(), phoneVerified: "5735550142" },
  { secret, dealerId, now: new Date() },
);

async function get(cookie: string, { where = "/service", headers = {} } = {}) {
  const answer = await fetch(origin + where, {
    headers: { [internalHeaders.dealer]: dealerId, ...(cookie && { cookie }), ...headers },
  });
  const text = await answer.text();
  const boot = /__FORECOURT__=(\{.*\});\(\(files/.exec(text)?.[1];
  return {
    text,
    visitor: boot === undefined ? null : JSON.parse(boot).visitor,
    isShareable: answer.headers.get(internalHeaders.shareable) === "1",
    setCookie: answer.headers.get("set-cookie"),
  };
}

describe("a document", () => {
  test("of nobody tells nothing of a visitor, and may be kept for others", async () => {
    const { text, visitor, isShareable } = await get("");
    expect(text).toContain("hello , ");
    expect(visitor).toBeUndefined();
    expect(isShareable).toBe(true);
  });

  test("of somebody is his from its first HTML on, and nobody else's", async () => {
    const { text, visitor, isShareable } = await get(cookiesOf(ada));
    expect(text).toContain("hello Ada&lt;/script&gt;, ");
    expect(text).not.toContain("Ada</script>");
    expect(visitor).toEqual(ada);
    expect(isShareable).toBe(false);
  });

  test.each([
    ["his consent", "allowCookies=essential", {}],
    ["a privacy signal", "", { "sec-gpc": "1" }],
    ["a proof", `allowCookies=functional; proof=${proof}`, {}],
  ])("of whom only %s is known is kept for nobody either", async (_what, cookie, headers) => {
    expect((await get(cookie, { headers })).isShareable).toBe(false);
  });

  test("asks for the banner until it is answered", async () => {
    expect((await get("")).text).toContain('data-cookie-banner=""');
    expect((await get("allowCookies=essential")).text).not.toContain('data-cookie-banner=""');
    const shown = await get("allowCookies=essential", { where: "/service?cookies=es" });
    expect(shown.text).toContain("Su privacidad");
  });

  test("is drawn for nobody where the cookies are broken", async () => {
    for (const cookie of ["visitor=%", "allowCookies=x; visitor=%7B", "proof=v1.x.y; terms=[]"]) {
      const { text, visitor } = await get(cookie);
      expect(text).toContain("hello , ");
      expect(visitor).toBeUndefined();
    }
  });
});

describe("what is proven", () => {
  const told = `${cookiesOf(ada)}; unlockInventory=2026-01-01; phoneVerified=5735550142`;

  test("is what the server has signed, and services are told of it", async () => {
    const { text, visitor } = await get(`${told}; proof=${proof}`);
    expect(text).toContain("hello Ada&lt;/script&gt;, &quot;inventory&quot;");
    expect(visitor.proven).toMatchObject({ phoneVerified: "5735550142", unlockPrice: null });
    const payload = await get(`${told}; proof=${proof}`, { where: "/service/_payload.json" });
    expect(JSON.parse(payload.text).proven.phoneVerified).toBe("5735550142");
  });

  test("is nothing of what scripts can write, or others have signed", async () => {
    const seal = { secret: "the secret of somebody else, long enough", dealerId, now: new Date() };
    const forged = signProof({ unlockPrice: new Date().toISOString() }, seal);
    for (const cookie of [told, `${told}; proof=${forged}`, `${told}; proof=${proof}x`]) {
      const { text, visitor } = await get(cookie);
      expect(text).not.toContain("inventory&quot;");
      expect(visitor.proven).toEqual(nobody.proven);
    }
  });

  test("is deleted where the visitor does not allow it to be kept any more", async () => {
    const { setCookie, visitor } = await get(`allowCookies=essential; proof=${proof}`);
    expect(setCookie).toBe("proof=; Path=/; Max-Age=0; SameSite=Lax; Secure");
    expect(visitor.proven).toEqual(nobody.proven);
    expect((await get(`${told}; proof=${proof}`)).setCookie).toBeNull();
  });
});
