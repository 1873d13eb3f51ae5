import { z } from "zod";

/** An error that a process has logged. */
export interface LoggedError {
  requestId: string;
  /** The log line's message and the error's, with its stack. */
  text: string;
}

const LogLine = z.object({
  level: z.enum(["warn", "error", "fatal"]),
  msg: z.string(),
  requestId: z.string().default(""),
  err: z.object({ stack: z.string() }),
});

/** The error in a line that a process printed; null when there is none. */
export function loggedError(line: string): LoggedError | null {
  if (!line.startsWith("{")) return null;
  try {
    const { msg, requestId, err } = LogLine.parse(JSON.parse(line));
    return { requestId, text: `${msg}: ${err.stack}` };
  } catch {
    return null;
  }
}
