import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { maxPictureBytes } from "@forecourt/contracts/max-picture-bytes";
import { dealerIds } from "@forecourt/service-kit/dealers/files/layout";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";

const megabyte = 1024 * 1024;

/** Folders of a dealer with pictures, and the size that is too large there. */
const folders = {
  // Pages show them as they are.
  assets: { maxBytes: megabyte, because: "which a phone loads slowly" },
  // The image service makes them smaller, and reads no file above its limit.
  photos: {
    maxBytes: maxPictureBytes,
    because: `which the site does not show: it takes at most ${maxPictureBytes / megabyte} MB`,
  },
} as const;

/** Pictures of the dealers, and photographs of their cars, that are too large. */
export async function pictureNotes(folder: string, files: Files): Promise<Problem[]> {
  const places = dealerIds(files).flatMap((id) =>
    Object.entries(folders).map(([name, limit]) => ({ below: `${id}/${name}`, limit })),
  );
  const found = await Promise.all(places.map((place) => tooLargeIn(folder, place)));
  return found.flat();
}

interface Place {
  below: string;
  limit: { maxBytes: number; because: string };
}

const inOrder = (one: string, other: string) => one.localeCompare(other);

async function tooLargeIn(folder: string, { below, limit }: Place): Promise<Problem[]> {
  const names = await readdir(path.join(folder, below), { recursive: true }).catch(() => []);
  const notes = await Promise.all(
    names.toSorted(inOrder).map(async (name): Promise<Problem[]> => {
      const { size } = await stat(path.join(folder, below, name));
      if (size <= limit.maxBytes) return [];
      const message = `a picture of ${Math.ceil(size / megabyte)} MB, ${limit.because}; save it again as a JPEG about 1,600 pixels wide, which is usually under 500 KB`;
      return [{ file: path.posix.join(below, name), path: [], message }];
    }),
  );
  return notes.flat();
}
