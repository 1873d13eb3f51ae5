import {
  addPhotos,
  type PhotoFault,
  photoFaultParameter,
  photoRemovalPath,
  photosPageField,
} from "@forecourt/contracts/areas/trade/photos";
import { AppError } from "@forecourt/contracts/errors";
import { withoutLanguage } from "@forecourt/contracts/language";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { Deps } from "../deps.ts";
import { appraisalIdOf, receiveUpload } from "../photos/appraisal-photos.ts";
import { photoParams } from "../photos/photo-params.ts";
import { deletePhoto } from "../photos/photo-store.ts";

const parseForm = express.urlencoded({ extended: false, limit: "10kb", parameterLimit: 10 });

/**
 * The forms without JavaScript: each is redirected to the page that it names, where `photos` has the faults of
 * the upload.
 */
export function photoFormRoutes(app: Express, deps: Deps): void {
  app.post(addPhotos.path, uploadForm(deps));
  app.post(photoRemovalPath(":token", ":photo"), parseForm, removalForm(deps));
}

function uploadForm(deps: Deps): RequestHandler {
  return async (request, response, next) => {
    if (!request.get("accept")?.includes("text/html")) return next();
    const { token } = photoParams(request.params);
    const { page, faults } = await receiveUpload(deps, { request, response, token });
    redirect(response, page, [...new Set(faults.map(({ fault }) => fault))]);
  };
}

function removalForm(deps: Deps): RequestHandler {
  return async (request, response) => {
    const { token, photo: id } = photoParams(request.params);
    await deletePhoto(deps.database, {
      appraisalId: await appraisalIdOf(deps, request, token),
      id,
    });
    redirect(response, pageOf(request), []);
  };
}

function pageOf(request: Request): string | null {
  const page = (request.body as Record<string, unknown> | undefined)?.[photosPageField];
  return typeof page === "string" ? page : null;
}

/** To a page of this area alone, so that no form leads elsewhere. */
function redirect(response: Response, page: string | null, faults: readonly PhotoFault[]): void {
  if (page === null || !/^\/sell-trade-my-car(?:\/[\w-]+)*$/.test(withoutLanguage(page))) {
    throw new AppError("bad-body", "expected the page of the form");
  }
  const query = faults.length === 0 ? "" : `?${photoFaultParameter}=${faults.join(",")}`;
  response.redirect(303, `${page}${query}#photos`);
}
