import type { IncomingMessage } from "node:http";
import {
  staffSheetPath,
  staffSheetPhotoPath,
  staffSheetStylePath,
} from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler, Response } from "express";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { keptOffer } from "../desk/one-offer.ts";
import { keptIdOfSheet } from "../links/sheet-address.ts";
import { photoBytes } from "../photos/photo-store.ts";
import { noSheetPage, sheetPage } from "../sheet/sheet-page.ts";
import { sheetStyle } from "../sheet/sheet-style.ts";
import { staffSheet } from "../sheet/staff-sheet.ts";

const ChosenPhoto = z.object({ photo: z.uuid(), size: z.enum(["large", "thumbnail"]) });

/** The appraisal sheets of kept offers: read-only, for anyone who has the address of a sheet. */
export function staffSheetRoutes(app: Express, deps: Deps): void {
  app.get(staffSheetStylePath, (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("css").send(sheetStyle);
  });
  app.get(staffSheetPath, sheetHandler(deps));
  app.get(staffSheetPhotoPath, photoHandler(deps));
}

function sheetHandler(deps: Deps): RequestHandler<{ token: string }> {
  return async (request, response) => {
    keepPrivate(response);
    // The gateway lets this document load its style and photos, and no script.
    response.set(internalHeaders.document, "1").type("html");
    const { token } = request.params;
    const offer = await offerOfSheet(deps, request, token);
    if (offer === null) {
      response.status(404).send(noSheetPage());
      return;
    }
    response.send(sheetPage(await staffSheet(deps, offer), token));
  };
}

interface PhotoParams {
  token: string;
  photo: string;
  size: string;
}

function photoHandler(deps: Deps): RequestHandler<PhotoParams> {
  return async (request, response) => {
    keepPrivate(response);
    const offer = await offerOfSheet(deps, request, request.params.token);
    const params = ChosenPhoto.safeParse(request.params);
    const { photo: id, size } = params.data ?? {};
    const bytes =
      offer && id && size
        ? await photoBytes(deps.database, { appraisalId: offer.row.appraisal_id, id, size })
        : null;
    if (bytes === null) throw new AppError("not-found", "there is no such photo");
    response.set({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" }).end(bytes);
  };
}

/** Nothing stores the response, and no search engine lists it. */
function keepPrivate(response: Response): void {
  response.removeHeader(internalHeaders.version);
  response.set({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
}

/** The offer whose sheet the address opens; null = none of this dealer. */
async function offerOfSheet(
  deps: Deps,
  request: IncomingMessage,
  address: string,
): Promise<DeskOffer | null> {
  const { dealerId } = tenantOf(request);
  const { data: token } = LinkToken.safeParse(address);
  if (token === undefined) return null;
  const keptId = await keptIdOfSheet(deps.database.query, token, deps.now());
  const offer = keptId === null ? null : await keptOffer(deps, keptId);
  return offer?.row.dealer_id === dealerId ? offer : null;
}
