import type { AddedPhotos, Photo, PhotoFault } from "@forecourt/contracts/areas/trade/photos";

/** A phone on a slow network needs a while for a photo of 5 MB. */
const timeoutMs = 60_000;

/** Uploads one photo; null = there was no answer, or the service refused the upload as a whole. */
export function sendPhoto(path: string, field: string, file: File): Promise<AddedPhotos | null> {
  const body = new FormData();
  body.append(field, file);
  return answerOf<AddedPhotos>(path, { method: "POST", body });
}

/** Removes a photo; null = there was no answer. */
export function deletePhoto(path: string): Promise<{ photos: Photo[] } | null> {
  return answerOf(path, { method: "DELETE" });
}

/** The distinct faults of some files. */
export function faultsOf({ faults }: AddedPhotos): PhotoFault[] {
  return [...new Set(faults.map(({ fault }) => fault))];
}

async function answerOf<T>(path: string, init: RequestInit): Promise<T | null> {
  try {
    const response = await fetch(path, {
      ...init,
      credentials: "same-origin",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
