import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { Deployment } from "kubernetes-models/apps/v1";
import { CronJob } from "kubernetes-models/batch/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { root } from "../build/base-config.ts";
import { renderChart } from "./testing/render-chart.ts";

describe("the Dockerfile", () => {
  const dockerfile = readFileSync(path.join(root, "deploy/Dockerfile"), "utf8");
  const faults = (of: string) =>
    validate(of).map(({ message, range }) => {
      const text = typeof message === "string" ? message : message.value;
      return `line ${range.start.line + 1}: ${text}`;
    });

  test("has valid instructions", () => {
    expect(faults(dockerfile)).toEqual([]);
  });

  test("would be refused with an invalid one", () => {
    expect(faults(dockerfile.replace("STOPSIGNAL SIGTERM", "STOPSIGNAL"))).toEqual([
      expect.stringMatching(/^line \d+: Instruction has no arguments$/),
    ]);
  });
});

/** The kinds of the chart's manifests with Kubernetes' own schemas. */
const kinds = { Deployment, CronJob, PodDisruptionBudget, Service };

/** @throws Error with the field that Kubernetes would refuse */
function checkManifest(manifest: object): void {
  const kind = Object.values(kinds).find((one) => one.is(manifest as never));
  if (!kind) throw new Error(`unknown kind: ${JSON.stringify(manifest).slice(0, 100)}`);
  new kind(manifest as never).validate();
}

describe("the chart", () => {
  const manifests = Object.entries(renderChart() as Record<string, object>);

  test.each(manifests)("%s has the fields of its kind", (_name, manifest) => {
    expect(() => checkManifest(manifest)).not.toThrow();
  });

  test("would be refused with a field of another type", () => {
    const [, deployment] = manifests.find(([name]) => name === "deployment.yaml") ?? [];
    const text = JSON.stringify(deployment);
    const broken = JSON.parse(text.replace('"replicas":2', '"replicas":"two"')) as object;
    expect(() => checkManifest(broken)).toThrow("replicas");
  });
});
