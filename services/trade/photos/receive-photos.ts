import {
  maxPhotoBytes,
  maxPhotos,
  photosField,
  photosPageField,
} from "@forecourt/contracts/areas/trade/photos";
import { type ReceivedFile, receiveUpload } from "@forecourt/service-kit/upload/receive-upload";
import type { Request } from "express";

interface ReceivedForm {
  files: ReceivedFile[];
  /** The page of a native form; null = not named. */
  page: string | null;
}

const limits = {
  field: photosField,
  // One more than can be stored, so that a seller is told when there were too many.
  maxFiles: maxPhotos + 1,
  maxFields: 4,
  maxFileBytes: maxPhotoBytes,
  maxFieldBytes: 300,
  // A part has a head besides its bytes.
  maxBytes: maxPhotoBytes + 100_000,
};

/**
 * Reads the photos of a form, at most `maxPhotoBytes` in all.
 * @throws AppError bad-body, too-large
 */
export async function receivePhotos(request: Request): Promise<ReceivedForm> {
  const { files, fields } = await receiveUpload(request, limits);
  const named = files.map((file) => ({ ...file, name: file.name.replace(/^.*[\\/]/, "") }));
  return { files: named, page: fields.get(photosPageField) ?? null };
}
