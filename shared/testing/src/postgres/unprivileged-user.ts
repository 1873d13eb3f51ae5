import { readFileSync } from "node:fs";

export interface UserIds {
  uid: number;
  gid: number;
}

/**
 * The user to run PostgreSQL as; null = the current user. PostgreSQL refuses to run as root. For root it is `postgres`
 * or `nobody`, because initdb needs a user of `/etc/passwd`.
 */
export function unprivilegedUser(): UserIds | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a user "postgres" nor a user "nobody"',
  );
}
