import { readFileSync } from "node:fs";
import { z } from "zod";

const Line = z.object({
  messageId: z.string(),
  marker: z.string().nullable(),
  to: z.array(z.string()),
});
export type ReceivedMail = z.infer<typeof Line>;

/** Every mail that the SMTP sink accepted. A line that a kill truncated was never acknowledged. */
export function readReceivedMails(file: string): ReceivedMail[] {
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.filter((line) => line.endsWith("}")).map((line) => Line.parse(JSON.parse(line)));
}
