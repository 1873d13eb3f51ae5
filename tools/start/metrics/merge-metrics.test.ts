import { expect, test } from "@jest/globals";
import { mergeMetrics } from "./merge-metrics.ts";

const shell = `# HELP requests_total Requests
# TYPE requests_total counter
requests_total{route="/a {b}",status="200"} 3
requests_total{route="/c",status="500"} 1

# HELP memory_bytes Memory
# TYPE memory_bytes gauge
memory_bytes 12.5
`;
const leads = `# HELP memory_bytes Memory
# TYPE memory_bytes gauge
memory_bytes 7
# HELP waiting_seconds Age
# TYPE waiting_seconds histogram
waiting_seconds_bucket{le="+Inf"} 2
waiting_seconds_sum 1
waiting_seconds_count 2
`;

test("samples of one metric stand together, each with its process", () => {
  expect(
    mergeMetrics([
      { process: null, text: "# HELP up Up\n# TYPE up gauge\nup 1\n" },
      { process: "shell-1", text: shell },
      { process: "leads", text: leads },
    ]),
  ).toBe(`# HELP up Up
# TYPE up gauge
up 1

# HELP requests_total Requests
# TYPE requests_total counter
requests_total{process="shell-1",route="/a {b}",status="200"} 3
requests_total{process="shell-1",route="/c",status="500"} 1

# HELP memory_bytes Memory
# TYPE memory_bytes gauge
memory_bytes{process="shell-1"} 12.5
memory_bytes{process="leads"} 7

# HELP waiting_seconds Age
# TYPE waiting_seconds histogram
waiting_seconds_bucket{process="leads",le="+Inf"} 2
waiting_seconds_sum{process="leads"} 1
waiting_seconds_count{process="leads"} 2
`);
});

test("a process that answers nothing adds nothing", () => {
  expect(mergeMetrics([{ process: "shell", text: "" }])).toBe("");
});
