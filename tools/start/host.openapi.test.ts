import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { errorStatus } from "@forecourt/contracts/errors";
import { serviceNames } from "@forecourt/contracts/services";
import { chooseStore } from "@forecourt/contracts/visitor/store-choice";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { DeclaredEndpoint } from "@forecourt/service-kit/openapi/declare-endpoints";
import type { OpenApiDocument } from "@forecourt/service-kit/openapi/document";
import { pathTemplate } from "@forecourt/service-kit/openapi/operation";
import type { Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Validator } from "@seriousme/openapi-schema-validator";
import { root } from "../build/base-config.ts";
import { createService } from "./host.ts";

const contracts = path.join(root, "shared/contracts/src");
const documents: [string, OpenApiDocument][] = [];

let folder: string;
let host: Service;
let listening: Listening;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "openapi-"));
  process.env["FORECOURT_STAGE"] = "development";
  host = await createService({
    DATA_DIR: folder,
    DEALERS_DIR: path.join(root, "dealers"),
    LOG_LEVEL: "silent",
    SIGNING_SECRET: "a secret of a test, long enough for it",
    VAULT_KEYS: "1:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE",
  });
  listening = await listen(host.app, "127.0.0.1", 0);
  for (const name of serviceNames) {
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/${name}/openapi.json`);
    documents.push([name, (await response.json()) as OpenApiDocument]);
  }
  // Every service with its dealers and tables takes seconds on a busy machine.
});

afterAll(async () => {
  delete process.env["FORECOURT_STAGE"];
  await listening.close({ lingerMs: 0, deadlineMs: 1000 });
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Every endpoint that a contract exports. */
async function contractEndpoints(): Promise<DeclaredEndpoint[]> {
  const files = globSync("**/*.ts", { cwd: contracts }).filter((file) => !/\.test\./.test(file));
  const modules = await Promise.all(files.map((file) => import(path.join(contracts, file))));
  return modules.flatMap((module) => Object.values(module as object)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is DeclaredEndpoint {
  return typeof value === "object" && value !== null && "method" in value && "reply" in value;
}

describe("the services' OpenAPI documents", () => {
  test("have every endpoint of the contracts once, except the gateway's", async () => {
    const described = documents.flatMap(([, { paths }]) =>
      Object.entries(paths).flatMap(([template, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
      ),
    );
    const expected = (await contractEndpoints())
      .filter((one) => one.path !== chooseStore.path)
      .map(({ method, path: at }) => `${method} ${pathTemplate(at)}`);
    expect(expected.length).toBeGreaterThan(15);
    expect(described.toSorted()).toEqual([...new Set(expected)].toSorted());
  });

  test("are valid OpenAPI 3.1", async () => {
    for (const [name, document] of documents) {
      const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
      expect([name, valid, errors]).toEqual([name, true, undefined]);
    }
  });

  test("have no unresolvable references", () => {
    const withReference = documents.filter(([, one]) => JSON.stringify(one).includes('"$ref"'));
    expect(withReference.map(([name]) => name)).toEqual([]);
  });

  test("name every declared error code under its status", async () => {
    const byPath = Object.assign({}, ...documents.map(([, { paths }]) => paths));
    for (const { method, path: at, errors } of await contractEndpoints()) {
      if (at === chooseStore.path) continue;
      const { responses } = byPath[pathTemplate(at)][method.toLowerCase()];
      for (const code of errors) {
        expect(JSON.stringify(responses[errorStatus[code]])).toContain(`"${code}"`);
      }
    }
  });
});
