import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import {
  maxPhotoBytes,
  maxPhotos,
  photosField,
  photosPageField,
} from "@forecourt/contracts/areas/trade/photos";
import { AppError } from "@forecourt/contracts/errors";
import type { Request } from "express";

/** A file of a form, in memory; null = it was too large, and was not kept. */
export interface ReceivedFile {
  /** As the browser names it, for messages alone. */
  name: string;
  bytes: Buffer | null;
}

export interface ReceivedForm {
  files: ReceivedFile[];
  /** The page of a native form; null = not named. */
  page: string | null;
}

/** One more than can be stored, so that a seller learns that there were too many. */
const limits = {
  files: maxPhotos + 1,
  fields: 4,
  parts: maxPhotos + 5,
  fieldNameSize: 40,
  fieldSize: 300,
  fileSize: maxPhotoBytes,
  headerPairs: 20,
};

/**
 * Reads a `multipart/form-data` body as it arrives, at most `maxPhotoBytes` in all.
 * @throws AppError bad-body, too-large
 */
export function receivePhotos(request: Request): Promise<ReceivedForm> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedForm>();
  const form: ReceivedForm = { files: [], page: null };
  const parser = parserOf(request);
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    // A part has a head besides its bytes.
    if (bytes > maxPhotoBytes + 100_000)
      fail(new AppError("too-large", "the photos are too large"));
  });
  parser.on("file", (field, stream, name) => {
    stream.on("error", fail);
    if (field === photosField) form.files.push(collect(stream, name));
    else stream.resume();
  });
  parser.on("field", (field, value) => {
    if (field === photosPageField) form.page = value;
  });
  parser.once("finish", () => resolve({ ...form, files: form.files.filter(isChosen) }));
  parser.once("error", () => fail(new AppError("bad-body", "expected multipart/form-data")));
  request.once("close", () => {
    if (!request.readableEnded) fail(new AppError("bad-body", "the upload broke off"));
  });
  request.pipe(parser);
  return promise;

  function fail(error: unknown): void {
    request.unpipe(parser);
    request.resume();
    reject(error);
  }
}

/** @throws AppError bad-body: another type of body, or no boundary */
function parserOf(request: Request) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw new AppError("bad-body", "expected multipart/form-data");
  }
}

/** The file's bytes are complete once the parser has finished. */
function collect(stream: BusboyFileStream, name: string): ReceivedFile {
  const chunks: Buffer[] = [];
  const file: ReceivedFile = { name: (name ?? "").slice(0, 100), bytes: null };
  stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
  stream.once("limit", () => void chunks.splice(0));
  stream.once("end", () => {
    file.bytes = stream.truncated ? null : Buffer.concat(chunks);
  });
  return file;
}

/** A form whose file input is empty sends one file without a name and bytes. */
function isChosen({ name, bytes }: ReceivedFile): boolean {
  return name !== "" || bytes === null || bytes.length > 0;
}
