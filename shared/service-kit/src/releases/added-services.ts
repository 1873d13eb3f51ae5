import { mkdirSync, renameSync, rmSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ServiceName } from "@forecourt/contracts/services";
import { z } from "zod";
import { errorCode } from "../error-code.ts";

/** URLs of the replicas, by name. */
const AddedServices = z.record(
  z
    .string()
    .regex(/^[a-z][a-z0-9]*$/)
    .transform((name) => name as ServiceName),
  z.array(z.url({ protocol: /^http$/ })).min(1),
);
/**
 * Services of areas that are newer than the checkout that started the site, with the URLs of their replicas: their
 * releases went live while it ran.
 */
export type AddedServices = Readonly<Partial<Record<ServiceName, readonly string[]>>>;

const fileIn = (dataDir: string) => path.join(dataDir, "added-services.json");

/** Replaces the list of the site, atomically; with none, there is no file. */
export function writeAddedServices(dataDir: string, services: AddedServices): void {
  const file = fileIn(dataDir);
  if (Object.keys(services).length === 0) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(services));
  renameSync(temporary, file);
}

interface FollowOptions {
  /** Gets the list at first, and each later one. */
  onChange(services: AddedServices): void;
  onError(error: unknown): void;
  intervalMs?: number;
}

/** Follows the list of the site. A list that cannot be read changes nothing. */
export async function followAddedServices(
  dataDir: string,
  { onChange, onError, intervalMs = 500 }: FollowOptions,
): Promise<{ close(): void }> {
  const file = fileIn(dataDir);
  const look = async () => {
    try {
      onChange(await readAddedServices(file));
    } catch (error) {
      onError(error);
    }
  };
  // Before the first look, so that a change in between is seen afterwards.
  const listener = () => void look();
  watchFile(file, { persistent: false, interval: intervalMs }, listener);
  await look();
  return { close: () => unwatchFile(file, listener) };
}

async function readAddedServices(file: string): Promise<AddedServices> {
  try {
    return AddedServices.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return {};
    throw error;
  }
}
