import { AppError } from "@forecourt/contracts/errors";
import { createIPX } from "ipx";
import sharp from "sharp";
import { expectedKinds } from "../read-request.ts";
import { kindOf } from "./kind-of.ts";

/** Between "no difference to be seen" and half the bytes. */
const QUALITY = "75";

// One thread a picture, so that two pictures are two threads; nothing is kept between them.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a webp of `bytes`, at most `width` pixels wide and upright. Only the header is read before
 * kind and size are known to be good; of a picture that moves, the first frame is taken.
 * @throws AppError picture-unsupported
 */
export async function makePicture(
  bytes: Buffer,
  { width, pixels }: { width: number; pixels: number },
): Promise<Buffer> {
  await checkPicture(bytes, pixels);
  const sharpOptions = {
    limitInputPixels: pixels,
    failOn: "error",
    autoOrient: true,
    sequentialRead: true,
  } as const;
  const storage = { name: "bytes", getMeta: () => ({}), getData: () => toArrayBuffer(bytes) };
  const ipx = createIPX({ storage, sharpOptions });
  try {
    const made = await ipx("picture", { f: "webp", w: String(width), q: QUALITY }).process();
    return Buffer.from(made.data);
  } catch (cause) {
    throw new AppError("picture-unsupported", "the picture is damaged", { cause });
  }
}

async function checkPicture(bytes: Buffer, pixels: number): Promise<void> {
  const kind = kindOf(bytes);
  if (kind === null) throw new AppError("picture-unsupported", expectedKinds);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError("picture-unsupported", expectedKinds, { cause });
    });
  const read = header.format === "heif" ? "avif" : header.format;
  if (read !== kind) throw new AppError("picture-unsupported", expectedKinds);
  if (header.width * header.height > pixels) {
    throw new AppError("picture-unsupported", `expected a picture of at most ${pixels} pixels`);
  }
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(copy));
  return copy;
}
