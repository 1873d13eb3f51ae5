import type { ResumeFault } from "@forecourt/contracts/leads/resume";
import { inspectDoc, isOle } from "./inspect-doc.ts";
import { inspectDocx, isZip } from "./inspect-docx.ts";
import { inspectPdf, isPdf } from "./inspect-pdf.ts";

/** The formats of resumes. */
export type ResumeFormat = "pdf" | "doc" | "docx";

export type Inspection =
  | { ok: true; format: ResumeFormat }
  | {
      ok: false;
      fault: Extract<ResumeFault, "format" | "damaged" | "mixed" | "macros" | "protected">;
    };

/** Says what a file is by its content. Name and type that the browser sends decide nothing. */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  if (isPdf(bytes)) return inspectPdf(bytes);
  if (isZip(bytes)) return inspectDocx(bytes);
  if (isOle(bytes)) return inspectDoc(bytes);
  return { ok: false, fault: "format" };
}
