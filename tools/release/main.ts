import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { activate, type Releases, rollback } from "./activate.ts";
import { type Choice, parseChoices } from "./choices.ts";
import { publish } from "./publish.ts";
import { releasesDirOf } from "./releases-dir.ts";
import { status } from "./status.ts";

const usage = `usage: npm run release -- COMMAND
  publish NAME...               build each NAME and put it into the release store
  activate NAME [RELEASE] ...   make releases live together; a NAME without one is published first
  rollback NAME...              bring back what was live before, with all that went live together
  status                        what is live, what is in the store, what changed
NAME is one of ${ReleasableName.options.join(", ")}`;

try {
  process.exitCode = await run(process.argv.slice(2), releasesDirOf(processEnv()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([command, ...args]: string[], releasesDir: string): Promise<number> {
  if (command === "status" && args.length === 0) return print(await status(releasesDir));
  const choices = parseChoices(args);
  if (!choices) return print(usage, 2);
  if (command === "activate") return activateChosen(releasesDir, choices);
  if (choices.some(({ release }) => release !== null)) return print(usage, 2);
  const names = choices.map(({ name }) => name);
  if (command === "publish") return publishEach(releasesDir, names);
  if (command === "rollback") {
    const { id, history } = await rollback(releasesDir, ...names);
    for (const { name, to, record } of history) {
      if (record === id) print(`${name} ${to} is live again, record ${id}`);
    }
    return 0;
  }
  return print(usage, 2);
}

async function publishEach(releasesDir: string, names: ReleasableName[]): Promise<number> {
  for (const name of names) {
    const { release, fresh } = await publish(releasesDir, name);
    print(`${name} ${release} ${fresh ? "published" : "was published before, unchanged"}`);
  }
  return 0;
}

async function activateChosen(releasesDir: string, choices: Choice[]): Promise<number> {
  const releases: Releases = {};
  for (const { name, release } of choices) {
    releases[name] = release ?? (await publish(releasesDir, name)).release;
  }
  const { id } = await activate(releasesDir, releases);
  for (const [name, release] of Object.entries(releases)) {
    print(`${name} ${release} is live, record ${id}`);
  }
  return 0;
}

function print(text: string, code = 0): number {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
