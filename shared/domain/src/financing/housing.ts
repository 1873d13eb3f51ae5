/** How an applicant lives. */
export const housingStatuses = ["own", "mortgage", "rent", "family", "other"] as const;
export type HousingStatus = (typeof housingStatuses)[number];

/** How an applicant earns. */
export const employmentStatuses = [
  "employed",
  "self-employed",
  "retired",
  "student",
  "other",
] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

/** Whether an employer, a job title and a work phone are asked for. */
export function hasEmployer(status: string): boolean {
  return status === "employed" || status === "self-employed";
}
