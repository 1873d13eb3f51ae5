import type { Problem } from "../problems/problem.ts";
import type { Files } from "./read-folder.ts";

/** How the bytes of a picture begin, by the end of its name. */
const beginnings: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => startsWith(bytes, "89504e470d0a1a0a"),
  jpg: (bytes) => startsWith(bytes, "ffd8ff"),
  webp: (bytes) =>
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  svg: (bytes) => bytes.subarray(0, 4096).includes("<svg"),
};

/** Stands before the hash of a file whose bytes are not what its name says. */
const unreadable = "unreadable:";

/** The mark of a file that is named as a picture and is none; empty for every other file. */
export function pictureMark(name: string, bytes: Buffer): string {
  const begins = beginnings[name.slice(name.lastIndexOf(".") + 1)];
  return begins === undefined || begins(bytes) ? "" : unreadable;
}

/** Problems for files that no browser could show. */
export function brokenPictures(files: Files): Problem[] {
  return [...files]
    .filter(([, hash]) => hash.startsWith(unreadable))
    .map(([file]) => ({
      file,
      path: [],
      message: `expected a picture, found a file that is no ${file.slice(file.lastIndexOf("."))}; save it as one in a picture program`,
    }));
}

/** Hint with a valid name for a picture whose name is not allowed. */
export function pictureNameHint(name: string): string {
  const allowed =
    "; a picture has a name in small letters without spaces, and ends in .jpg, .png, .webp or .svg";
  const small = name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
  const renamed = small.replace(/\.jpeg$/, ".jpg");
  if (/^[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpg|webp)$/.test(renamed)) {
    return `${allowed}: rename it to ${renamed}`;
  }
  return `${allowed}: save it as one of these in a picture program`;
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.subarray(0, hex.length / 2).toString("hex") === hex;
}
