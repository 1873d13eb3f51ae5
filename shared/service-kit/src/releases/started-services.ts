import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { ReleaseId } from "@forecourt/contracts/release";
import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { z } from "zod";
import { errorCode } from "../error-code.ts";

/** A release of a service that the supervisor runs beside the live one, on an address of its own. */
const StartedService = z.object({
  service: z.enum(serviceNames),
  release: ReleaseId,
  /** running = it is ready and may get requests; failed = it is not tried again. */
  state: z.enum(["starting", "running", "failed"]),
  url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d+$/),
  /** Error of a release that did not start. */
  why: z.string().optional(),
});
export type StartedService = z.infer<typeof StartedService>;

const StartedServices = z.array(StartedService);

/** Writes what runs now, for the processes of the site and for commands; replaces the file in one step. */
export function writeStartedServices(dataDir: string, started: readonly StartedService[]): void {
  const file = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(started, null, 2));
  renameSync(`${file}.new`, file);
}

/**
 * Releases of services that run now beside the live ones; none without a file.
 * @throws Error for a malformed file
 */
export function readStartedServices(dataDir: string): StartedService[] {
  try {
    return StartedServices.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/** The addresses of releases of services that run beside the live ones. */
export interface ReleaseAddresses {
  all(): readonly StartedService[];
  /** Address of a running release, as last read; null = it does not run, as far as is known. */
  running(service: ServiceName, release: string): string | null;
  /** The same, read anew if it is not known to run. */
  find(service: ServiceName, release: string): Promise<string | null>;
  /** Calls `listener` with the running releases, now and whenever they change. */
  listen(listener: (started: readonly StartedService[]) => void): void;
}

/** Where nothing ever runs beside the live services. */
export const noStartedServices: ReleaseAddresses = {
  all: () => [],
  running: () => null,
  find: async () => null,
  listen: () => undefined,
};

/** Below the time for which a release that nobody should ask any more still answers. */
const lookEveryMs = 200;

/** Follows the file: it is looked at a few times a second, and read when it was replaced. */
export function followStartedServices(
  dataDir: string,
  intervalMs = lookEveryMs,
): ReleaseAddresses & { close(): void } {
  let started: readonly StartedService[] = readOrNone(dataDir);
  let seen = "";
  const listeners: ((now: readonly StartedService[]) => void)[] = [];
  const read = async () => {
    const about = await stat(fileIn(dataDir)).catch(() => null);
    const mark = about ? `${about.ino} ${about.mtimeMs}` : "";
    if (mark === seen) return;
    const text = await readFile(fileIn(dataDir), "utf8").catch(() => "[]");
    const parsed = StartedServices.safeParse(parseJson(text));
    // A malformed file leaves what is known.
    if (!parsed.success) return;
    seen = mark;
    started = parsed.data;
    for (const listener of listeners) listener(started);
  };
  const timer = setInterval(() => void read(), intervalMs);
  timer.unref();
  const running = (service: ServiceName, release: string) =>
    started.find((one) => one.service === service && one.release === release && isRunning(one))
      ?.url ?? null;
  return {
    all: () => started,
    running,
    async find(service, release) {
      const known = running(service, release);
      if (known !== null) return known;
      await read();
      return running(service, release);
    },
    listen(listener) {
      listeners.push(listener);
      listener(started);
    },
    close: () => clearInterval(timer),
  };
}

function isRunning({ state }: StartedService): boolean {
  return state === "running";
}

function readOrNone(dataDir: string): StartedService[] {
  try {
    return readStartedServices(dataDir);
  } catch {
    return [];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, "started-services.json");
}
