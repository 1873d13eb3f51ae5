import path from "node:path";
import { z } from "zod";
import { createFirstReports } from "./first-reports.ts";
import { type LogFile, openLogFile } from "./log-file.ts";

export interface ChildOutput {
  /** Takes one line that a process printed. */
  line(name: string, line: string, from: "stdout" | "stderr"): void;
  close(): void;
}

const LogLine = z.object({
  level: z.string(),
  msg: z.string().default(""),
  err: z.object({ message: z.string() }).optional(),
  /** Problems of the dealers' files, a line each. */
  problems: z.array(z.string()).catch([]),
});

/** Log lines of pino start with their level, so most of them need no parsing. */
const noteworthy = /^\{"level":"(warn|error|fatal)"/;

/**
 * Writes the output of each process to a log file below `folder`, one JSON object a line, and passes
 * warnings, errors and all output to stderr on to `terminal`.
 */
export function logOutput(folder: string, terminal: (text: string) => void): ChildOutput {
  const files = new Map<string, LogFile>();
  const isFirst = createFirstReports();
  const fileOf = (name: string) => {
    const open =
      files.get(name) ?? openLogFile(path.join(folder, `${name}.log`), { report: terminal });
    files.set(name, open);
    return open;
  };
  return {
    line(name, line, from) {
      fileOf(name).write(asJson(name, line, from));
      if (noteworthy.test(line)) {
        const { words, problems } = readableLine(line);
        const list = problems.map((problem) => `\n  ${problem}`).join("");
        if (list === "") terminal(`${name}: ${words}`);
        else if (isFirst(name, list)) terminal(`${words}${list}`);
      } else if (from === "stderr") terminal(`${name}: ${line}`);
    },
    close() {
      for (const file of files.values()) file.close();
      files.clear();
    },
  };
}

/**
 * A line of pino as it is; any other line, such as a warning of Node or the trace of a crash, becomes the message of a
 * log line, so that programs that collect logs can parse it.
 */
function asJson(service: string, line: string, from: "stdout" | "stderr"): string {
  // Complete lines of pino are passed on: parsing each one would cost more than writing it.
  if (line.startsWith('{"level":"') && line.endsWith("}")) return line;
  const level = from === "stderr" ? "error" : "info";
  return JSON.stringify({ level, time: new Date().toISOString(), service, msg: line });
}

/** "error: message (cause)" of a line of pino, with its problems; the line itself when it is cut off. */
function readableLine(line: string): { words: string; problems: readonly string[] } {
  try {
    const { level, msg, err, problems } = LogLine.parse(JSON.parse(line));
    const detail = err && err.message !== msg ? ` (${err.message})` : "";
    return { words: `${level}: ${msg}${detail}`, problems };
  } catch {
    return { words: line, problems: [] };
  }
}
