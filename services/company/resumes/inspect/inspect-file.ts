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

/** Finds the type of a file by its content. The name and the type that the browser sends are not used. */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  if (isPdf(bytes)) return inspectPdf(bytes);
  if (isZip(bytes)) return inspectDocx(bytes);
  if (isOle(bytes)) return inspectDoc(bytes);
  return { ok: false, fault: "format" };
}
