import type { Photo, PhotoFault } from "@forecourt/contracts/areas/trade/photos";
import { useState } from "react";
import type { PhotosData } from "./photos-data.ts";
import { deletePhoto, faultsOf, sendPhoto } from "./send-photos.ts";

/** `failed`: there was no answer. */
type Problem = PhotoFault | "failed";

/** The photos, and what the browser does with them; the page is not loaded again. */
export function usePhotos({ photos: initial, faults }: PhotosData, path: string, field: string) {
  const [photos, setPhotos] = useState<readonly Photo[]>(initial);
  const [problems, setProblems] = useState<readonly Problem[]>(faults);
  /** Which photo of how many is on its way; null = none. */
  const [progress, setProgress] = useState<{ number: number; count: number } | null>(null);
  const add = async (files: readonly File[]) => {
    if (progress !== null) return;
    const found = new Set<Problem>();
    for (const [index, file] of files.entries()) {
      setProgress({ number: index + 1, count: files.length });
      const added = await sendPhoto(path, field, file);
      if (added) setPhotos(added.photos);
      for (const problem of added ? faultsOf(added) : ["failed" as const]) found.add(problem);
    }
    setProgress(null);
    setProblems([...found]);
  };
  const remove = async (id: string) => {
    const answer = await deletePhoto(`${path}/${id}`);
    if (answer) setPhotos(answer.photos);
    setProblems(answer ? [] : ["failed"]);
  };
  return { photos, problems, progress, add, remove };
}
