import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  alertRules,
  dashboardPanels,
  familyOf,
  metricsIn,
} from "../../tools/deploy/testing/metric-names.ts";
import { eventually } from "../harness/eventually.ts";
import { expect, test } from "../harness/test.ts";

test.use({ siteOptions: { separate: ["leads"], metrics: true, deadlines: "short" } });

async function metricsOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return answer.text();
}

test("one port has the metrics of every process, and nothing else", async ({ fileSite }) => {
  const { origin, metricsOrigin } = fileSite;
  expect((await fetch(origin)).status).toBe(200);
  const text = await metricsOf(metricsOrigin);
  for (const name of ["services", "leads", "images", "shell", "gateway"]) {
    expect(text).toMatch(new RegExp(`^forecourt_process_up\\{process="${name}"\\} 1$`, "m"));
    expect(text).toMatch(
      new RegExp(`^process_resident_memory_bytes\\{process="${name}"\\} \\d`, "m"),
    );
  }
  expect(text).not.toContain('process="demo-hosts"');
  expect(text).toMatch(/^forecourt_ready 1$/m);
  expect(text).toMatch(
    /^http_request_seconds_count\{process="gateway",method="GET",.*status="200"/m,
  );
  expect((await fetch(`${metricsOrigin}/readyz`)).status).toBe(404);
});

test("a process that is down is seen, and does not keep the others' metrics back", async ({
  fileSite,
}) => {
  const isUp = async (value: 0 | 1) =>
    (await metricsOf(fileSite.metricsOrigin)).includes(
      `forecourt_process_up{process="leads"} ${value}\n`,
    );
  await fileSite.kill("leads");
  await eventually("leads is seen to be down", () => isUp(0));
  expect(await metricsOf(fileSite.metricsOrigin)).toContain(
    'process_resident_memory_bytes{process="shell"}',
  );
  await fileSite.revive("leads");
  await eventually("leads is seen to be up", () => isUp(1));
});

test("every metric of the alarms and of the dashboard is exported", async ({ fileSite }) => {
  const text = await metricsOf(fileSite.metricsOrigin);
  const exported = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name));
  // Prometheus' own.
  exported.add("up");
  const queries = [
    ...alertRules().map(({ expr }) => expr),
    ...dashboardPanels().flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const missing = queries.flatMap(metricsIn).filter((metric) => !familyOf(metric, exported));
  expect([...new Set(missing)]).toEqual([]);
});

/** Path of promtool: `PROMTOOL`, or where the Debian package prometheus installs it; undefined = not installed. */
const promtool = [process.env["PROMTOOL"] ?? "", "/usr/bin/promtool"].find(
  (file) => file !== "" && existsSync(file),
);

test("promtool accepts the names of all metrics", async ({ fileSite }) => {
  test.skip(promtool === undefined, "promtool of the package prometheus is not installed");
  const input = await metricsOf(fileSite.metricsOrigin);
  expect(execFileSync(promtool ?? "", ["check", "metrics"], { input, encoding: "utf8" })).toBe("");
});
