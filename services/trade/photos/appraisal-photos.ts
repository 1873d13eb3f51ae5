import type { AddedPhotos } from "@forecourt/contracts/areas/trade/photos";
import type { Request, Response } from "express";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { receivePhotos } from "./receive-photos.ts";
import { storePhotos } from "./store-photos.ts";

/**
 * The id of the appraisal that a token opens.
 * @throws AppError not-found
 */
export async function appraisalIdOf(deps: Deps, request: Request, token: string): Promise<string> {
  const { dealerId } = tradeSiteOf(deps, request);
  return (await appraisalByToken(deps.database, { dealerId, token, now: deps.now() })).id;
}

/**
 * Receives and stores the photos of an upload.
 * @throws AppError not-found, too-many-requests, bad-body, too-large, unavailable
 */
export async function receiveUpload(
  deps: Deps,
  { request, response, token }: { request: Request; response: Response; token: string },
): Promise<AddedPhotos & { page: string | null }> {
  const appraisalId = await appraisalIdOf(deps, request, token);
  await limitNetwork(deps, { request, response }, "photos");
  const { files, page } = await receivePhotos(request);
  return { ...(await storePhotos(deps, appraisalId, files)), page };
}
