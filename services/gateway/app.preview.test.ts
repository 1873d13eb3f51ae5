import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const token = "v1.0123456789abcdef.lx1.signature_-";

test("the link of a preview gives the browser its cookie, for a day and for the server alone", async () => {
  site = await startSite();
  const { status, headers } = await site.request(`/__preview/${token}`);
  expect([status, headers.location]).toEqual([302, "/"]);
  expect(headers["cache-control"]).toBe("private, no-store");
  const [cookie = ""] = headers["set-cookie"] ?? [];
  expect(cookie).toMatch(
    new RegExp(`^preview=${token}; Max-Age=86400; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`),
  );
  expect(JSON.stringify(site.logged())).not.toContain(token);
});

test("another link takes it away", async () => {
  site = await startSite();
  const { headers } = await site.request("/__preview/end");
  expect(headers["set-cookie"]?.[0]).toMatch(/^preview=; Path=\/; Expires=Thu, 01 Jan 1970/);
});

test("a page that fails in a preview fails, while others get its copy", async () => {
  let fails = false;
  site = await startSite({
    shell: [
      (request, response) => {
        response.setHeader("content-type", "text/html");
        if (request.url === "/readyz") response.end("{}");
        else if (fails) response.writeHead(503).end("<h1>failed</h1>");
        else response.setHeader("x-forecourt-shareable", "1").end("<h1>good</h1>");
      },
    ],
  });
  await site.versionsKnown();
  const seen = async (cookie?: string) => {
    const { status, body } = await site.request("/", { headers: cookie ? { cookie } : {} });
    return [status, body];
  };
  expect(await seen()).toEqual([200, "<h1>good</h1>"]);
  fails = true;
  expect(await seen(`preview=${token}`)).toEqual([503, "<h1>failed</h1>"]);
});
