import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { AppError } from "@forecourt/contracts/errors";
import type { Request } from "express";

/** A file of a form, in memory. */
export interface ReceivedFile {
  /** Name from the browser, for messages only. */
  name: string;
  /** Null = it was too large, and was not kept. */
  bytes: Buffer | null;
}

export interface ReceivedUpload {
  /** The chosen files of the named field. */
  files: ReceivedFile[];
  /** The other fields; of a repeated name, the last value. */
  fields: Map<string, string>;
  /** True where parts beyond the limits were not read. */
  hasMoreParts: boolean;
}

export interface UploadLimits {
  /** The name of the file input. */
  field: string;
  maxFiles: number;
  maxFields: number;
  /** Bytes of one file, of one field, and of the whole body. */
  maxFileBytes: number;
  maxFieldBytes: number;
  maxBytes: number;
}

/**
 * Reads a `multipart/form-data` body as it arrives, within `limits`.
 * @throws AppError bad-body, too-large
 */
export function receiveUpload(request: Request, limits: UploadLimits): Promise<ReceivedUpload> {
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedUpload>();
  const upload: ReceivedUpload = { files: [], fields: new Map(), hasMoreParts: false };
  const parser = parserOf(request, limits);
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.maxBytes) fail(new AppError("too-large", "the upload is too large"));
  });
  parser.on("file", (field, stream, name) => {
    stream.on("error", fail);
    if (field === limits.field) upload.files.push(collect(stream, name));
    else stream.resume();
  });
  parser.on("field", (field, value) => void upload.fields.set(field, value));
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
    parser.once(limit, () => {
      upload.hasMoreParts = true;
    });
  }
  parser.once("finish", () => resolve({ ...upload, files: upload.files.filter(isChosen) }));
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
function parserOf(request: Request, limits: UploadLimits) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // A name with folders is seen by the caller, who may refuse it.
      preservePath: true,
      limits: {
        files: limits.maxFiles,
        fields: limits.maxFields,
        parts: limits.maxFiles + limits.maxFields,
        fieldNameSize: 40,
        fieldSize: limits.maxFieldBytes,
        fileSize: limits.maxFileBytes,
        headerPairs: 20,
      },
    });
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
