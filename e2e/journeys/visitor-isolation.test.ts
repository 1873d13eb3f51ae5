import { setTimeout as sleep } from "node:timers/promises";
import { nobody, type Visitor } from "@forecourt/contracts/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor-cookie-changes";
import { eventually } from "../harness/eventually.ts";
import { get } from "../harness/get.ts";
import type { Site } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

test.use({ consent: "unasked", expectedConsole: /status of 50\d/ });

const paths = ["/", "/used-cars-for-sale", "/service", "/service/_payload.json"];
const pages = paths.filter((path) => !path.endsWith(".json"));

/** Somebody whose every fact is a word that stands nowhere else. */
function canary(number: number): Visitor {
  const mark = (name: string) => `canary-${name}-${number}-`;
  return {
    ...nobody,
    firstName: mark("first"),
    lastName: mark("last"),
    email: `${mark("mail")}@example.example`,
    phone: mark("phone"),
    locationAddress: mark("place"),
    uniqueUserId: mark("user-0123456789"),
    allowed: ["functional"],
    hasAnswered: true,
  };
}

const cookieOf = (visitor: Visitor) =>
  cookieChanges("", visitor, 2)
    .map((text) => text.split(";", 1)[0])
    .join("; ");

const visitors = [null, ...[1, 2, 3].map(canary)];

const ask = (site: Site, visitor: Visitor | null, path: string) =>
  get({ port: site.port, host: "localhost", path, cookie: visitor ? cookieOf(visitor) : "" });

/** The numbers of the visitors of whom `html` says anything. */
const saysOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/canary-\w+-(?:\d{10}-)?(\d)-/g)].map(([, number]) => Number(number)),
  ),
];

/** Asks until the page is drawn: on a busy machine the gateway may not have had the patience. */
async function seen(site: Site, visitor: Visitor | null, path: string, says: number[]) {
  await eventually(`${path} is drawn for ${says.join() || "nobody"}`, async () => {
    const { status, body } = await ask(site, visitor, path);
    return status === 200 && JSON.stringify(saysOf(body)) === JSON.stringify(says);
  });
}

test("a profile is in its visitor's documents and nobody else's, in the middle of everything", async ({
  ownSite,
}) => {
  for (let round = 0; round < 3; round += 1) {
    for (const name of ["inventory", "company", "service"]) await ownSite.pause(name);
    const asked = visitors.flatMap((visitor, index) =>
      paths.map(async (path) => ({ index, path, body: (await ask(ownSite, visitor, path)).body })),
    );
    await sleep(200);
    for (const name of ["service", "inventory", "company"]) await ownSite.proceed(name);
    for (const { index, path, body } of await Promise.all(asked)) {
      const found = saysOf(body);
      expect({ path, found: found.filter((number) => number !== index) }).toEqual({
        path,
        found: [],
      });
    }
  }
  // Left alone, each gets his own: the marks are there to be found.
  for (const [index, visitor] of visitors.entries()) {
    await seen(ownSite, visitor, "/service", visitor === null ? [] : [index]);
  }
});

for (const how of ["killed", "hanging"] as const) {
  test(`a page from memory, while the shell server is ${how}, is nobody's, and comes to know its visitor`, async ({
    page,
    ownSite,
  }) => {
    const ada = canary(1);
    for (const path of pages) {
      await seen(ownSite, ada, path, [1]);
      await seen(ownSite, null, path, []);
      await seen(ownSite, canary(2), path, [2]);
    }
    await (how === "killed" ? ownSite.kill("shell") : ownSite.pause("shell"));
    for (const path of pages) {
      for (const visitor of visitors) {
        const { status, body } = await ask(ownSite, visitor, path);
        expect([path, status, saysOf(body)]).toEqual([path, 200, []]);
      }
    }
    // The page asks for consent, since it was drawn for nobody; the browser knows better.
    const cookies = cookieOf(ada)
      .split("; ")
      .map((pair) => {
        const at = pair.indexOf("=");
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: ownSite.origin };
      });
    await page.context().addCookies(cookies);
    await open(page, `${ownSite.origin}/service`);
    await expect(page.locator("[data-cookie-banner]")).toHaveCount(0);
    await (how === "killed" ? ownSite.revive("shell") : ownSite.proceed("shell"));
  });
}
