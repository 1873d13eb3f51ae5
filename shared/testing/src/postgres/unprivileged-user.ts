import { readFileSync } from "node:fs";

export interface UserIds {
  uid: number;
  gid: number;
}

/**
 * Whom to run PostgreSQL as, which refuses to run as root: nobody else when we are not root; else
 * the machine's `postgres`, or `nobody`. The user must be in the password file, or initdb fails.
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
  throw new Error("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody");
}
