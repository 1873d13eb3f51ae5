import { setTimeout as sleep } from "node:timers/promises";
import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { eventually } from "../harness/eventually.ts";
import { get } from "../harness/get.ts";
import type { Site } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ siteOptions: { separate: ["inventory", "company", "service"], deadlines: "short" } });

test.use({ consent: "unasked", expectedConsole: /status of 50\d/ });

const paths = ["/", "/used-cars-for-sale", "/service", "/service/_payload.json"];
const pages = paths.filter((path) => !path.endsWith(".json"));

/** A visitor in whom every value is unique, so that each can be found where it leaks. */
function canary(number: number): Visitor {
  const mark = (name: string) => `canary-${name}-${number}-`;
  return {
    ...anonymousVisitor,
    firstName: mark("first"),
    lastName: mark("last"),
    email: `${mark("mail")}@example.example`,
    phone: mark("phone"),
    locationAddress: mark("place"),
    uniqueUserId: mark("user-0123456789"),
    terms: { creditScore: 310 + number },
    allowed: ["functional"],
    hasAnswered: true,
  };
}

const readCookie = (visitor: Visitor) =>
  cookieChanges("", visitor, 2)
    .map((text) => text.split(";", 1)[0])
    .join("; ");

/** The `Cookie` headers of an anonymous visitor and of three visitors whose preferences are stored. */
async function browsersAt(site: Site): Promise<string[]> {
  const known = [1, 2, 3].map(canary).map(async (visitor) => {
    const cookie = readCookie(visitor);
    const answer = await fetch(site.origin + buyerPreferencesPath, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(visitor.terms),
    });
    expect(answer.status).toBe(200);
    const [id] = answer.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
    return `${cookie}; ${id}`;
  });
  return ["", ...(await Promise.all(known))];
}

const ask = (site: Site, cookie: string, path: string) =>
  get({ port: site.port, host: "localhost", path, cookie });

/** The numbers of the visitors whose data `html` contains. */
const saysOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/canary-\w+-(?:\d{10}-)?(\d)-|"creditScore":31(\d)/g)].map(
      ([, name, score]) => Number(name ?? score),
    ),
  ),
];
/** The visitors whose preferences a document contains. */
const scoreIn = (html: string) => Number(/"creditScore":31(\d)/.exec(html)?.[1] ?? 0);

/** Asks until the page is drawn: on a busy machine the gateway may not have had the patience. */
async function seen(site: Site, cookie: string, path: string, says: number[]) {
  await eventually(`${path} is rendered for ${says.join() || "an anonymous visitor"}`, async () => {
    const { status, body } = await ask(site, cookie, path);
    const isWhole = scoreIn(body) === (says[0] ?? 0);
    return status === 200 && isWhole && JSON.stringify(saysOf(body)) === JSON.stringify(says);
  });
}

test("a profile appears in its visitor's documents alone, under concurrent requests", async ({
  fileSite,
}) => {
  const browsers = await browsersAt(fileSite);
  for (let round = 0; round < 3; round += 1) {
    for (const name of ["inventory", "company", "service"]) await fileSite.pause(name);
    const requests = browsers.flatMap((cookie, index) =>
      paths.map(async (path) => ({ index, path, body: (await ask(fileSite, cookie, path)).body })),
    );
    await sleep(200);
    for (const name of ["service", "inventory", "company"]) await fileSite.proceed(name);
    for (const { index, path, body } of await Promise.all(requests)) {
      const found = saysOf(body);
      expect({ path, found: found.filter((number) => number !== index) }).toEqual({
        path,
        found: [],
      });
    }
  }
  // Without interference each visitor gets their own values, so the marks can be found.
  for (const [index, cookie] of browsers.entries()) {
    await seen(fileSite, cookie, "/service", index === 0 ? [] : [index]);
  }
  // Nor does a browser come by answers with an id that it made up.
  const [, first = "", second = ""] = browsers;
  const idOf = (cookie: string) => /answers=([\w-]{43})$/.exec(cookie)?.[1] ?? "none";
  for (const forged of [idOf(second).toLowerCase(), `${idOf(second)}x`, "a".repeat(43)]) {
    const cookie = first.replace(idOf(first), forged);
    await eventually("a page without answers is drawn", async () => {
      const { status, body } = await ask(fileSite, cookie, "/service");
      expect(scoreIn(body)).toBe(0);
      return status === 200 && saysOf(body).join() === "1";
    });
  }
});

for (const how of ["killed", "hanging"] as const) {
  test(`a page from memory, while the shell server is ${how}, is anonymous, and picks up its visitor's profile`, async ({
    page,
    fileSite,
  }) => {
    const browsers = await browsersAt(fileSite);
    const [anonymous = "", ada = "", second = ""] = browsers;
    for (const path of pages) {
      await seen(fileSite, ada, path, [1]);
      await seen(fileSite, anonymous, path, []);
      await seen(fileSite, second, path, [2]);
    }
    await (how === "killed" ? fileSite.kill("shell") : fileSite.pause("shell"));
    const requests = pages.flatMap((path) =>
      browsers.map(async (cookie) => {
        const { status, body } = await ask(fileSite, cookie, path);
        expect([path, status, saysOf(body)]).toEqual([path, 200, []]);
      }),
    );
    await Promise.all(requests);
    // The page asks for consent, since it was rendered for an anonymous visitor; the browser knows the answer.
    const cookies = ada.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: fileSite.origin };
    });
    await page.context().addCookies(cookies);
    await open(page, `${fileSite.origin}/service`);
    await expect(page.locator("[data-cookie-banner]")).toHaveCount(0);
    await (how === "killed" ? fileSite.revive("shell") : fileSite.proceed("shell"));
  });
}
