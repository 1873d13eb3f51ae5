import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-command-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The script with the folders of a test; the programs that it starts run as the present user. */
function script(): string {
  return readFileSync(path.join(root, "deploy/systemd/forecourt"), "utf8")
    .replaceAll("/opt/forecourt", `${folder}/site`)
    .replaceAll("/etc/forecourt", `${folder}/etc`)
    .replace("runuser -u forecourt -- /usr/bin/node tools/with-node.mjs", "sh");
}

const run = (...args: string[]) =>
  execFileSync("sh", ["-c", script(), "forecourt", ...args], { encoding: "utf8", stdio: "pipe" });

test("a command runs in the site's folder with its settings and secrets", () => {
  write("etc/forecourt.env", "# comment\nMAIL_FROM=web site <w@dealer.example>\nPORT=8080");
  write("etc/secrets/database-url", "postgres://forecourt:a b@127.0.0.1/forecourt\n");
  write("etc/secrets/signing-secret", "signing\n");
  write("etc/secrets/vault-keys", "1:key\n");
  write("etc/secrets/smtp-url", "");
  const names = "MAIL_FROM PORT DATABASE_URL SIGNING_SECRET VAULT_KEYS DATA_DIR DEALERS_DIR";
  const shown = names.split(" ").map((name) => `echo "${name}=$${name}"`);
  write("site/tools/leads/main.ts", [...shown, 'echo "SMTP_URL=${SMTP_URL-none}" "$@"'].join("\n"));
  expect(run("leads", "retry", "--all").split("\n")).toEqual([
    "MAIL_FROM=web site <w@dealer.example>",
    "PORT=8080",
    "DATABASE_URL=postgres://forecourt:a b@127.0.0.1/forecourt",
    "SIGNING_SECRET=signing",
    "VAULT_KEYS=1:key",
    "DATA_DIR=/var/lib/forecourt",
    `DEALERS_DIR=${folder}/etc/dealers`,
    "SMTP_URL=none retry --all",
    "",
  ]);
});

test("without a name it says how it is called", () => {
  expect(() => run()).toThrow("usage: forecourt NAME");
});
