import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import express, { type Request, type Response } from "express";
import { buildGallery } from "./build-gallery.ts";
import { galleryDocument, policy } from "./document.ts";

/**
 * The component gallery: every component rendered here, hydrated in the browser, with a real dealer's frame around it.
 * `?dealer=`, `?store=` and `?font=` change the frame, `?plain` leaves the script out. `node main.ts [port]`.
 */
const dealers = await loadDealers(path.resolve(import.meta.dirname, "../../dealers"));
const gallery = await buildGallery(await mkdtemp(path.join(tmpdir(), "gallery-")));
const app = express();
app.use(express.static(gallery.web, { index: false }));
app.get("/assets/:name", sendAsset);
app.get(["/", "/*path"], sendPage);
const server = app.listen(Number(process.argv[2] ?? 0), "127.0.0.1", () => {
  const address = server.address();
  console.log(`ready http://localhost:${typeof address === "object" ? address?.port : address}`);
});

function sendAsset({ params, query }: Request<{ name: string }>, response: Response): void {
  const found = dealers.ids
    .map((id) => dealers.asset(id, params.name))
    .find((asset) => asset?.hash === query.v);
  if (found) response.sendFile(found.file);
  else response.sendStatus(404);
}

function sendPage({ originalUrl }: Request, response: Response): void {
  const query = new URL(originalUrl, "http://localhost").searchParams;
  const dealerId = query.get("dealer") ?? dealers.ids[0] ?? "";
  const font = query.get("font");
  const props = {
    site: dealers.site({ dealerId, storeId: query.get("store") }),
    path: originalUrl,
  };
  response
    .set("content-security-policy", policy)
    .type("html")
    .send(
      galleryDocument({
        props,
        markup: gallery.render(props),
        theme: font === null ? {} : { "--font": font },
        script: !query.has("plain"),
      }),
    );
}
