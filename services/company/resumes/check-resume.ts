import { maxResumeBytes, type ResumeFault } from "@forecourt/contracts/leads/resume";
import type { ReceivedFile } from "@forecourt/service-kit/upload/receive-upload";
import type { Deps } from "../deps.ts";
import { inspectApart } from "./inspect/inspect-apart.ts";
import type { ResumeFormat } from "./inspect/inspect-file.ts";

export type CheckedResume =
  | { ok: true; bytes: Buffer; format: ResumeFormat }
  | { ok: false; fault: ResumeFault };

/**
 * Checks a file by its content, and with the virus scanner if one is configured. A file that cannot be scanned is
 * rejected, because the applicant can try again, while a quarantined file would need a person to release it.
 */
export async function checkResume(
  { scan, log }: Pick<Deps, "scan" | "log">,
  { name, bytes }: ReceivedFile,
): Promise<CheckedResume> {
  // A photo is refused for its type, because a smaller photo would be refused, too.
  if (/\.(?:heic|heif|jpe?g|png|webp|gif|tiff?)$/i.test(name)) return refused("format");
  if (bytes === null || bytes.length > maxResumeBytes) return refused("too-large");
  if (bytes.length === 0) return refused("empty");
  if (/[\\/]/.test(name)) return refused("name");
  const inspected = await inspectApart(bytes);
  if (inspected === null) return refused("unavailable");
  if (!inspected.ok) return inspected;
  const scanned = scan === null ? "clean" : await scan(bytes);
  if (scanned === "infected") return refused("infected");
  if (scanned === "unknown") {
    log.error("the virus scanner gave no answer; resumes are refused");
    return refused("unavailable");
  }
  return { ok: true, bytes, format: inspected.format };
}

function refused(fault: ResumeFault): CheckedResume {
  return { ok: false, fault };
}
