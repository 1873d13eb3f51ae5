import { UsageError } from "./usage-error.ts";

export interface Command {
  /** As in `npm run NAME`. */
  name: string;
  /** Text that `--help` prints. */
  usage: string;
  /** Resolves to the exit code. @throws UsageError for an invalid command line */
  main(args: readonly string[]): Promise<number>;
  /** Value to print of an error that is no `UsageError`. Default: the error. */
  describe?(error: unknown): unknown;
}

/** Runs a command on the arguments of this process. Exit codes: its own, 1 for an error, 2 for invalid usage. */
export async function runCommand(command: Command): Promise<void> {
  process.exitCode = await exitCodeOf(command, process.argv.slice(2));
}

async function exitCodeOf(
  { name, usage, main, describe = (error) => error }: Command,
  args: readonly string[],
): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  try {
    return await main(args);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nSee npm run ${name} -- --help`);
      return 2;
    }
    console.error(describe(error));
    return 1;
  }
}
