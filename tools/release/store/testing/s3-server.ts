import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BucketConfig } from "../bucket-config.ts";
import { type AnswerRequest, startS3rver } from "./start-s3rver.ts";

interface S3ServerOptions {
  /** False = it overwrites objects although it is asked not to, as s3rver does by itself. Default: true. */
  honorsConditions?: boolean;
}

/** Faults to simulate, and the requests so far. */
interface S3Faults {
  /** Requests as "PUT site/record.json", oldest first. */
  requests: string[];
  /** While true, every connection is ended without an answer. */
  isDown: boolean;
  /** Ends the connection of each request for which this is true, before the server handles it. */
  failWhen: ((request: string) => boolean) | null;
  /** Handles each request for which this is true, but ends the connection instead of answering. */
  loseAnswerWhen: ((request: string) => boolean) | null;
}

export interface S3Server extends S3Faults {
  /** Configuration of an existing bucket and its folder `site`. */
  config(): BucketConfig;
  /** Variables by which a site or a command finds it. */
  env(): Record<string, string>;
  /** Changes one byte of an object in the folder `site`, like a faulty disk. */
  flipByte(key: string): Promise<void>;
  close(): Promise<void>;
}

const bucket = "releases";

/**
 * An S3 server on this machine: s3rver, which checks signatures and keeps objects in files. It ignores `If-None-Match:
 * *` of a PUT, so this server answers such a PUT itself, as Amazon describes it: 412 when the key exists. Requests for
 * one object take turns.
 */
export async function startS3Server({
  honorsConditions = true,
}: S3ServerOptions = {}): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "s3-"));
  const fileOf = (key: string) => path.join(directory, bucket, `${key}._S3rver_object`);
  const faults: S3Faults = { requests: [], isDown: false, failWhen: null, loseAnswerWhen: null };
  const answer = inTurns(await startS3rver(directory, bucket), async (key) =>
    honorsConditions ? isThere(fileOf(key)) : false,
  );
  const server = http.createServer((request, response) => {
    const line = `${request.method} ${keyOf(request)}`;
    faults.requests.push(line);
    if (faults.isDown || faults.failWhen?.(line)) {
      request.socket.destroy();
      return;
    }
    if (faults.loseAnswerWhen?.(line)) response.end = () => response.destroy();
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return Object.assign(faults, {
    config: () => ({
      bucket,
      prefix: "site/",
      endpoint,
      region: "us-east-1",
      credentials,
    }),
    env: () => ({
      RELEASES_BUCKET: `s3://${bucket}/site`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }),
    async flipByte(key: string) {
      const bytes = await readFile(fileOf(`site/${key}`));
      const middle = Math.floor(bytes.length / 2);
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(fileOf(`site/${key}`), bytes);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  });
}

/**
 * Requests for one object take turns, because s3rver serves a file while it writes it. A PUT that must not overwrite is
 * refused when the key exists.
 */
function inTurns(
  answer: AnswerRequest,
  isRefused: (key: string) => Promise<boolean>,
): AnswerRequest {
  const turns = new Map<string, Promise<void>>();
  return (request, response) => {
    const key = keyOf(request);
    const before = key === "" ? undefined : turns.get(key);
    const turn = (async () => {
      await before;
      const isConditional = request.method === "PUT" && request.headers["if-none-match"] === "*";
      if (isConditional && (await isRefused(key))) refuse(request, response);
      else await answer(request, response);
    })();
    turns.set(key, turn);
    return turn;
  };
}

/** Key of the object at a path-style address, which begins with the bucket's name. */
function keyOf({ url = "" }: IncomingMessage): string {
  const { pathname } = new URL(url, "http://s3");
  return decodeURIComponent(pathname).replace(`/${bucket}/`, "");
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(412, { "content-type": "application/xml" });
  response.end(
    "<Error><Code>PreconditionFailed</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>",
  );
}

async function isThere(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
