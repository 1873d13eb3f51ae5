import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { CreateService, Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll } from "@jest/globals";

const dealersDir = fileURLToPath(new URL("../../../dealers", import.meta.url));

interface Answer {
  status: number;
  body: unknown;
}

/** Sends a GET request to the service, for a dealer, one of its stores and a language. */
export type Request = (
  path: string,
  dealer?: string,
  store?: string,
  language?: string,
) => Promise<Answer>;

/**
 * Runs a service on the shipped dealers and an empty database for the tests of this file; returns how to
 * send it requests.
 */
export function testService(createService: CreateService): Request {
  let dataDir: string;
  let service: Service;
  let server: Listening;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-service-"));
    service = await createService({
      DATA_DIR: dataDir,
      DEALERS_DIR: dealersDir,
      LOG_LEVEL: "silent",
      SIGNING_SECRET: "a secret that only this test knows",
      VAULT_KEYS: "1:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
    });
    server = await listen(service.app, "127.0.0.1", 0);
  });
  afterAll(async () => {
    await server.close({ lingerMs: 0, deadlineMs: 100 });
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  return async (address, dealer, store, language) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${address}`, {
      headers: {
        ...(dealer ? { [internalHeaders.dealer]: dealer } : {}),
        ...(store ? { [internalHeaders.store]: store } : {}),
        ...(language ? { [internalHeaders.language]: language } : {}),
      },
    });
    return { status: response.status, body: await response.json() };
  };
}
