import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";

/** Photos of one appraisal. */
export const maxPhotos = 12;

/** Bytes of one photo, and of all photos of a request; the gateway accepts as much. */
export const maxPhotoBytes = 15_000_000;

/** The name of the file input. */
export const photosField = "photos";

/** A form without JavaScript names its page in this field; it is shown again after the upload. */
export const photosPageField = "page";

/** Query parameter that the address of that page gets after an upload: the faults of the files. */
export const photoFaultParameter = "photos";

/** Why a file is not stored. `photo-damaged` also means one that is no photo in spite of its first bytes. */
export const photoFaults = [
  "photo-format",
  "photo-heic",
  "photo-damaged",
  "photo-too-large",
  "photo-too-many",
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** A photo as it is stored: upright, without place, camera and time. */
export const Photo = z.object({
  id: z.uuid(),
  /** 1 to 12, in the order of the uploads; the place of a removed photo is used again. */
  position: z.int().min(1).max(maxPhotos),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Photo = z.infer<typeof Photo>;

const params = z.object({ token: LinkToken });
const photoParams = z.object({ token: LinkToken, photo: z.uuid() });

export const listPhotos = endpoint({
  method: "GET",
  path: "/api/trade/appraisals/:token/photos",
  params,
  reply: z.object({ photos: z.array(Photo) }),
  errors: ["bad-request", "not-found"],
});

/**
 * Stores the files of a `multipart/form-data` body whose fields are named `photos`; what can be stored is, and
 * the faults of the others come back by file name. A native form is redirected to its page.
 */
export const addPhotos = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/photos",
  params,
  reply: z.object({
    photos: z.array(Photo),
    faults: z.array(z.object({ name: z.string(), fault: z.enum(photoFaults) })),
  }),
  errors: ["bad-request", "bad-body", "forbidden", "not-found", "too-large", "too-many-requests"],
});
export type AddedPhotos = z.infer<typeof addPhotos.reply>;

/** Removes a photo; one that is not there is no error. A native form posts to the same address with `/removal`. */
export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/trade/appraisals/:token/photos/:photo",
  params: photoParams,
  reply: z.object({ photos: z.array(Photo) }),
  errors: ["bad-request", "forbidden", "not-found"],
});

/** The address of the photos of an appraisal. */
export function photosPath(token: string): string {
  return `/api/trade/appraisals/${token}/photos`;
}

/** The address of a photo as a JPEG: 1,600 pixels at most, or a thumbnail of 320. */
export function photoPath(token: string, photo: string, size: "large" | "thumbnail"): string {
  return `${photosPath(token)}/${photo}/${size}.jpg`;
}

/** Path to which a form without a script is sent to remove a photo. */
export function photoRemovalPath(token: string, photo: string): string {
  return `${photosPath(token)}/${photo}/removal`;
}
