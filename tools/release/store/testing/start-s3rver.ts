import type { IncomingMessage, ServerResponse } from "node:http";
import S3rver from "@20minutes/s3rver";

/** Answers a request, and resolves when it is answered. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** s3rver without a port of its own, with an empty bucket; it keeps objects as files below `directory`. */
export async function startS3rver(directory: string, bucket: string): Promise<AnswerRequest> {
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3rver.configureBuckets();
  const ofObjects = s3rver.callback();
  const ofLists = listsOf(directory);
  return (request, response) =>
    new Promise<void>((resolve) => {
      response.once("close", resolve);
      const isList = new URL(request.url ?? "", "http://s3").pathname === `/${bucket}/`;
      (isList ? ofLists : ofObjects)(request, response);
    });
}

/**
 * Lists need another s3rver: it compares their signatures without the slash that the client signs. Its second page
 * needs a cipher that OpenSSL 3 does not have, so that a list is one page.
 */
function listsOf(directory: string) {
  const s3rver = new S3rver({ directory, silent: true, allowMismatchedSignatures: true });
  const { store } = s3rver;
  const listObjects = store.listObjects.bind(store);
  store.listObjects = (name, options) =>
    listObjects(name, { ...options, maxKeys: Number.POSITIVE_INFINITY });
  return s3rver.callback();
}
