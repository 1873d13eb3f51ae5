import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { get } from "@forecourt/e2e/get";
import type { Site } from "@forecourt/e2e/site";
import { expect, test } from "@forecourt/e2e/test";

async function answerOf(site: Site, path: string) {
  const answer = await fetch(site.origin + encodeURI(path), { redirect: "manual" });
  const to = answer.headers.get("location");
  // The visible content and the head only, because the data for scripts hold every text of the site.
  const body = (await answer.text()).replace(
    /<script(?! type="application\/ld).*?<\/script>/gs,
    "",
  );
  return { status: answer.status, to: to && new URL(to, site.origin).pathname, body };
}

/** The canonical path of a car, as the site redirects to it. */
async function pathOf(site: Site, vin: string): Promise<string> {
  const { status, to } = await answerOf(site, `/used-cars-for-sale/2000-x-${vin}`);
  expect(status).toBe(301);
  return to ?? "";
}

test("a car has one canonical address, and other spellings redirect there in one step", async ({
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  const path = await pathOf(site, vin);
  expect((await answerOf(site, path)).status).toBe(200);
  const others = [
    path.replace("/used-", "/new-"),
    path.replace("/used-cars", "/cars"),
    path.replace(vin, vin.toLowerCase()),
    path.replace(/\/\d{4}-/, "/1999-"),
    `/used-cars-for-sale/2015-no-such-name-${vin}`,
  ];
  for (const other of others) {
    expect({ other, ...(await answerOf(site, other)), body: "" }).toEqual({
      other,
      status: 301,
      to: path,
      body: "",
    });
  }
});

test("an unknown VIN and one with look-alike letters are not found", async ({ site }) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi" });
  const none = [
    "11111111111111111",
    // Cyrillic А, a long s whose capital is the Latin S, full-width and mathematical digits.
    `\u0410${vin.slice(1)}`,
    `\u017f${vin.slice(1)}`,
    `${vin.slice(0, -1)}\uff13`,
    `${vin.slice(0, -2)}\u{1d7d9}`,
    `${vin.slice(0, -1)}O`,
  ];
  for (const one of none) {
    const { status, to, body } = await answerOf(site, `/used-cars-for-sale/2015-kia-soul-${one}`);
    expect({ one, status, to }).toEqual({ one, status: 404, to: null });
    expect(body.includes("Page not found")).toBe(true);
  }
});

test("a sold car answers 410 without offers, and is in neither search nor sitemap", async ({
  site,
}) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", status: "sold" });
  const path = await pathOf(site, vin);
  const { status, body } = await answerOf(site, path);
  expect(status).toBe(410);
  const has = (text: string) => body.includes(text);
  expect(
    ["This vehicle has been sold", 'name="robots" content="noindex"', "More like this"].filter(has),
  ).toHaveLength(3);
  expect(["Schedule Test Drive", "Out-the-door", '"Offer"', '"Car"', "slider"].filter(has)).toEqual(
    [],
  );
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect([sitemap.includes("-cars-for-sale/"), sitemap.includes(vin)]).toEqual([true, false]);
  const found = await fetch(`${site.origin}/api/inventory/search?text=${vin.toLowerCase()}`);
  expect(await found.json()).toMatchObject({ total: 0 });
});

test("a car of another store shows its store, address and phone number", async ({ site }) => {
  const [vin = ""] = carsInStore(site, { dealer: "heartland", store: "rolla" });
  const ask = (path: string) =>
    get({ port: site.port, host: "group.localhost", path, cookie: "store=columbia" });
  const listed = await ask(`/api/inventory/vehicles/${vin}`);
  expect(listed.status).toBe(200);
  const { condition } = JSON.parse(listed.body);
  const moved = await ask(`/${condition}-cars-for-sale/2000-x-${vin}`);
  expect(moved.status).toBe(301);
  const [, path = ""] = /(\/[a-z]+-cars-for-sale\/\S+-[A-Z0-9]{17})/.exec(moved.location) ?? [];
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  const said = [
    "This car is at our Rolla store, 76 miles from Columbia. We’ll bring it to Columbia at no charge.",
    "Rolla, MO 65401",
    'href="tel:+15735550170"',
  ];
  expect(said.filter((text) => body.includes(text))).toEqual(said);
  const drive = await ask(`/test-drive/${path.split("/").at(-1)}`);
  const promised =
    /This car is at our Rolla store, 76 miles from Columbia,.+Call <a href="tel:\+15735550150".+at no charge/;
  expect(drive.body).toMatch(promised);
});
