import { Gauge, type Registry } from "prom-client";

/** Reports the live release record as a metric's label, so that other metrics can be assigned to it by time. */
export function measureRecord(registry: Registry, liveRecord: () => string | null): void {
  new Gauge({
    name: "shell_record",
    help: "1 for the release record that is live in this process",
    labelNames: ["record"],
    registers: [registry],
    collect() {
      this.reset();
      const record = liveRecord();
      if (record !== null) this.set({ record }, 1);
    },
  });
}
