import {
  addPhotos,
  listPhotos,
  photoPath,
  removePhoto,
} from "@forecourt/contracts/areas/trade/photos";
import { AppError } from "@forecourt/contracts/errors";
import { mount } from "@forecourt/service-kit/mount";
import type { Express, RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { appraisalIdOf, receiveUpload } from "../photos/appraisal-photos.ts";
import { photoParams } from "../photos/photo-params.ts";
import { deletePhoto, photoBytes, photosOf } from "../photos/photo-store.ts";

/** Photos of a seller's car: seen, added and removed with the appraisal's token. */
export function photoRoutes(app: Express, deps: Deps): void {
  const { database } = deps;
  mount(app, listPhotos, async ({ params, request }) => ({
    photos: await photosOf(database, await appraisalIdOf(deps, request, params.token)),
  }));
  mount(app, addPhotos, async ({ params, request, response }) =>
    receiveUpload(deps, { request, response, token: params.token }),
  );
  mount(app, removePhoto, async ({ params, request }) => {
    const appraisalId = await appraisalIdOf(deps, request, params.token);
    await deletePhoto(database, { appraisalId, id: params.photo });
    return { photos: await photosOf(database, appraisalId) };
  });
  for (const size of ["large", "thumbnail"] as const) {
    app.get(photoPath(":token", ":photo", size), photoFile(deps, size));
  }
}

function photoFile(deps: Deps, size: "large" | "thumbnail"): RequestHandler {
  return async (request, response) => {
    const { token, photo: id } = photoParams(request.params);
    const appraisalId = await appraisalIdOf(deps, request, token);
    const bytes = await photoBytes(deps.database, { appraisalId, id, size });
    if (bytes === null) throw new AppError("not-found", "there is no such photo");
    response.set({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
    response.set("content-disposition", "inline").end(bytes);
  };
}
