import { Counter, type Registry } from "prom-client";

export type RecoveredErrors = Counter<"kind" | "page" | "release">;

/** Registers the count of errors from which React recovered in browsers; no label names a visitor or a dealer. */
export function createRecoveredErrors(registry: Registry): RecoveredErrors {
  return new Counter({
    name: "visitor_recovered_errors_total",
    help: "Errors from which React recovered in browsers, by kind (mismatch = hydration), page and release",
    labelNames: ["kind", "page", "release"],
    registers: [registry],
  });
}
