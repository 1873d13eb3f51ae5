import { z } from "zod";

/** Bytes of a resume. */
export const maxResumeBytes = 5_000_000;

/**
 * Why a resume is not stored. `format`: neither PDF, DOC nor DOCX. `mixed`: several formats at once. `parts`: the
 * form has too many parts. `unavailable`: it cannot be checked or stored now.
 */
export const resumeFaults = [
  "empty",
  "too-large",
  "format",
  "damaged",
  "mixed",
  "macros",
  "protected",
  "name",
  "parts",
  "infected",
  "too-many",
  "unavailable",
] as const;
export type ResumeFault = (typeof resumeFaults)[number];

/** `R-7K4M-2PXD`: staff exports the resume by it. */
export const ResumeNumber = z.string().regex(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/** The resume of a job application, or why it was refused; the company service adds it to the lead. */
export const LeadResume = z.object({
  number: ResumeNumber.optional(),
  fault: z.enum(resumeFaults).optional(),
});
