import { readFileSync } from "node:fs";
import { AppError } from "@forecourt/contracts/errors";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { errorCode } from "@forecourt/service-kit/error-code";
import { Mapping } from "./schema.ts";

/**
 * Reads and validates a mapping file. Throws `mapping-invalid` with the file, the path and the expected
 * value.
 */
export function loadMapping(file: string): Mapping {
  const checked = Mapping.safeParse(jsonOf(file));
  if (!checked.success)
    throw new AppError("mapping-invalid", `${file}: ${describeIssues("mapping", checked.error)}`);
  const mapping = checked.data;
  if (usesTitle(mapping) && !mapping.title) {
    throw new AppError(
      "mapping-invalid",
      `${file}: mapping.title is missing, though a fact is taken from the title`,
    );
  }
  if (mapping.format === "xml" && mapping.items === undefined) {
    throw new AppError(
      "mapping-invalid",
      `${file}: mapping.items is missing: the path to the element of each car, such as inventory.vehicle`,
    );
  }
  return mapping;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = errorCode(error) ?? (error instanceof SyntaxError ? error.message : null);
    if (why === null) throw error;
    throw new AppError("mapping-invalid", `${file}: ${why}`, { cause: error });
  }
}

function usesTitle({ vehicle }: Mapping): boolean {
  return Object.values(vehicle).some(
    (source) => typeof source === "object" && source !== null && "title" in source,
  );
}
