import type { z } from "zod";

const MOST = 5;

/** The first issues as one line: `query.page: expected number, received NaN; query.sort: …`. */
export function describeIssues(where: string, error: z.ZodError): string {
  const lines = error.issues
    .slice(0, MOST)
    .map(
      (issue) => `${[where, ...issue.path.map(String)].join(".").slice(0, 120)}: ${issue.message}`,
    );
  const more = error.issues.length - lines.length;
  return lines.join("; ") + (more > 0 ? `; and ${more} more` : "");
}
