import { type AddedPhotos, maxPhotos } from "@forecourt/contracts/areas/trade/photos";
import { AppError } from "@forecourt/contracts/errors";
import type { ReceivedFile } from "@forecourt/service-kit/upload/receive-upload";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { Deps } from "../deps.ts";
import { insertPhoto, photosOf } from "./photo-store.ts";
import { readPhoto } from "./read-photo.ts";

/** Two photos at a time: a photo of 60 megapixels takes 180 MB while it is read. */
const reading = bulkhead(2, 48);

/**
 * Stores the photos of `files` that can be stored, one after the other.
 * @throws AppError unavailable: too many uploads at a time
 */
export async function storePhotos(
  { database }: Pick<Deps, "database">,
  appraisalId: string,
  files: readonly ReceivedFile[],
): Promise<AddedPhotos> {
  const faults: AddedPhotos["faults"] = [];
  let free = maxPhotos - (await photosOf(database, appraisalId)).length;
  for (const { name, bytes } of files) {
    const read = await readIfFree(bytes, free);
    if (typeof read === "string") faults.push({ name, fault: read });
    else if (await insertPhoto(database, appraisalId, read)) free -= 1;
    else faults.push({ name, fault: "photo-too-many" });
  }
  return { photos: await photosOf(database, appraisalId), faults };
}

async function readIfFree(bytes: Buffer | null, free: number) {
  if (free <= 0) return "photo-too-many";
  if (bytes === null) return "photo-too-large";
  return reading
    .execute(() => readPhoto(bytes))
    .catch((cause: unknown) => {
      if (!(cause instanceof BulkheadRejectedError)) throw cause;
      throw new AppError("unavailable", "too many photos are being read", { cause });
    });
}
