import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { processEnv } from "@forecourt/service-kit/config";
import { codeAt, timeStep } from "@forecourt/service-kit/staff/totp";
import { eventually } from "./eventually.ts";
import { startCommand } from "./run-command.ts";
import type { Site } from "./site.ts";

const root = path.resolve(import.meta.dirname, "../..");
const prompt = "desk> ";

/** The desk of a site's finance staff, opened by one code. */
export interface FinanceDesk {
  /** Types a command; resolves to what it printed. */
  type(command: string): Promise<string>;
  leave(): Promise<void>;
}

/** Enrolls a member of staff and opens the desk beside the site. */
export async function openFinanceDesk(site: Site): Promise<FinanceDesk> {
  const data = path.join(path.dirname(site.dealersDir), "data");
  const env = { DATA_DIR: data, DEALERS_DIR: site.dealersDir };
  const enrolling = startCommand("npm run -s applications -- enroll pat.moore", env);
  if ((await enrolling.ended) !== 0) throw new Error(enrolling.output());
  const secret = bytesOf(/secret=([A-Z2-7]+)/.exec(enrolling.output())?.[1] ?? "");
  // Codes of the next step are taken already, and stay valid for a slow start.
  const code = codeAt(secret, timeStep(new Date()) + 1);
  const child = spawn(`npm run -s applications -- desk --as pat.moore --code ${code}`, {
    cwd: root,
    shell: true,
    env: { ...processEnv(), ...env },
  });
  return deskOf(child);
}

async function deskOf(child: ChildProcess): Promise<FinanceDesk> {
  let output = "";
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      hasEnded = true;
      resolve();
    });
  });
  const prompted = async (from: number): Promise<string> => {
    await eventually("the desk takes a command", async () => {
      if (hasEnded) throw new Error(`the desk ended: ${output}`);
      return output.slice(from).endsWith(prompt);
    });
    return output.slice(from, -prompt.length);
  };
  await prompted(0);
  return {
    async type(command) {
      const from = output.length;
      child.stdin?.write(`${command}\n`);
      return prompted(from);
    },
    async leave() {
      child.stdin?.write("exit\n");
      await ended;
    },
  };
}

/** The bytes of a base32 text (RFC 4648), in which authenticator apps take secrets. */
function bytesOf(letters: string): Buffer {
  const bits = [...letters]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter))
    .map((value) => value.toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
