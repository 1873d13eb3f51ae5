import type { Interface } from "node:readline";
import type { Credentials } from "@forecourt/service-kit/staff/staff-store";
import { UsageError } from "../command-line/usage-error.ts";
import { type StaffCommand, staffCommand } from "./options.ts";
import { usage } from "./usage.ts";

/** For how long one code keeps the desk open. */
export const deskMs = 15 * 60 * 1000;

interface Desk {
  /** Typed lines, one after the other. */
  lines: AsyncIterable<string>;
  /** Runs a command, which logs its reads with the command's reason. */
  run(command: StaffCommand): Promise<void>;
  print(line: string): void;
  /** Called when the next line may be typed. */
  ready(): void;
  now(): Date;
}

/**
 * Runs the commands that a member of staff types after their code was checked, until they leave or the time is over.
 * A command that fails is reported, and the desk stays open.
 */
export async function runDesk(
  staff: Credentials,
  { lines, run, print, ready, now }: Desk,
): Promise<void> {
  const end = now().getTime() + deskMs;
  print(
    "The desk is open for 15 minutes. Each command needs --reason TEXT; help lists them, exit leaves.",
  );
  ready();
  for await (const line of lines) {
    if (now().getTime() >= end) break;
    try {
      const words = splitArguments(line);
      if (words[0] === "exit") return;
      if (words[0] === "help") print(usage);
      else if (words.length > 0) await run(deskCommand(words, staff));
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
    }
    ready();
  }
  print("The desk is closed. Open it again with a new code.");
}

/** Shows the prompt, unless the input has ended: the input of a pipe ends while its first command still runs. */
export function promptOf(terminal: Pick<Interface, "once" | "prompt">): () => void {
  let isOpen = true;
  terminal.once("close", () => {
    isOpen = false;
  });
  return () => {
    if (isOpen) terminal.prompt();
  };
}

/** The words of a line; quotes keep spaces, as in a shell. @throws UsageError for a quote without its end */
export function splitArguments(line: string): string[] {
  const word = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;
  if (line.replace(word, "").trim() !== "") throw new UsageError("a quotation mark has no end");
  return [...line.matchAll(word)].map(([text]) => text.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}

/** @throws UsageError */
function deskCommand(words: readonly string[], staff: Credentials): StaffCommand {
  const command = staffCommand(words, staff);
  if (command.kind === "list" && command.findsSsn) {
    throw new UsageError("--find-ssn reads standard input: leave the desk for it");
  }
  return command;
}
