import { processEnv } from "@forecourt/service-kit/config";
import { runCommand } from "../command-line/run-command.ts";
import { checkContent } from "./check-content.ts";
import { contentCommand } from "./options.ts";
import { usage } from "./usage.ts";

await runCommand({ name: "content", usage, main });

async function main(args: readonly string[]): Promise<number> {
  const { dealer } = contentCommand(args);
  const { problems, notes } = await checkContent(processEnv()["DEALERS_DIR"] ?? "dealers", dealer);
  for (const problem of problems) console.log(problem);
  for (const note of notes) console.log(`note: ${note}`);
  console.log(
    problems.length === 0
      ? "nothing wrong"
      : `${problems.length} ${problems.length === 1 ? "problem" : "problems"} to fix`,
  );
  return problems.length === 0 ? 0 : 1;
}
