import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "@jest/globals";

const repository = resolve(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "with-node-"));
let count = 0;
let root: string;

/** A small repository with one workspace; its postinstall writes a line for every installation. */
beforeEach(() => {
  count += 1;
  root = join(scratch, `repository-${count}`);
  mkdirSync(join(root, "tools"), { recursive: true });
  mkdirSync(join(root, "part"));
  cpSync(join(repository, "tools/with-node.mjs"), join(root, "tools/with-node.mjs"));
  cpSync(join(repository, "tools/with-node"), join(root, "tools/with-node"), { recursive: true });
  write("package.json", {
    name: "example",
    workspaces: ["part"],
    scripts: { postinstall: "echo installed >> installations.txt" },
  });
  write("part/package.json", { name: "part", version: "1.0.0" });
  write("package-lock.json", {
    name: "example",
    lockfileVersion: 3,
    packages: {
      "": { name: "example", workspaces: ["part"], hasInstallScript: true },
      "node_modules/part": { resolved: "part", link: true },
      part: { version: "1.0.0" },
    },
  });
});

afterAll(() => rmSync(scratch, { recursive: true }));

function write(file: string, content: unknown) {
  writeFileSync(join(root, file), JSON.stringify(content));
}

function start(...args: string[]) {
  return spawn(process.execPath, ["tools/with-node.mjs", ...args], { cwd: root });
}

async function run(...args: string[]) {
  const child = start(...args);
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code, signal };
}

function installations() {
  const file = join(root, "installations.txt");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").length : 0;
}

test("the first run installs silently, the second installs nothing", async () => {
  const first = await run("-p", "6 * 7");
  expect(first).toEqual({ output: "42\n", errors: "", code: 0, signal: null });
  expect(existsSync(join(root, "node_modules/part/package.json"))).toBe(true);
  await run("-p", "1");
  expect(installations()).toBe(1);
});

test("concurrent runs install once, and none starts before the installation is done", async () => {
  const script = "require('node:fs').existsSync('node_modules/part')";
  const runs = await Promise.all([run("-p", script), run("-p", script), run("-p", script)]);
  expect(runs.map(({ output }) => output)).toEqual(["true\n", "true\n", "true\n"]);
  expect(installations()).toBe(1);
});

test("installed packages in the locked versions are not touched", async () => {
  await run("-p", "1");
  rmSync(join(root, "node_modules/.forecourt-install"));
  await run("-p", "1");
  expect(installations()).toBe(1);
});

test("a changed lock file is installed", async () => {
  await run("-p", "1");
  mkdirSync(join(root, "other"));
  write("other/package.json", { name: "other", version: "1.0.0" });
  write("package.json", {
    ...JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
    workspaces: ["part", "other"],
  });
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  lock.packages[""].workspaces = ["part", "other"];
  lock.packages["node_modules/other"] = { resolved: "other", link: true };
  lock.packages.other = { version: "1.0.0" };
  write("package-lock.json", lock);
  await run("-p", "1");
  expect(installations()).toBe(2);
  expect(existsSync(join(root, "node_modules/other"))).toBe(true);
});

test("installing never changes the lock file", async () => {
  const before = readFileSync(join(root, "package-lock.json"), "utf8");
  await run("-p", "1");
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(before);
});

test("a failed installation prints npm's output, starts nothing and exits with 1", async () => {
  appendFileSync(join(root, "package.json"), "}");
  const { output, errors, code } = await run("-p", "1");
  expect({ output, code }).toEqual({ output: "", code: 1 });
  expect(errors).toContain("EJSONPARSE");
  expect(errors).toContain("could not be installed");
});

test("the lock of an ended process is taken over", async () => {
  const gone = spawn(process.execPath, ["-e", "0"]);
  await once(gone, "exit");
  mkdirSync(join(root, ".data"));
  write(".data/install.lock", { token: "gone", pids: [gone.pid] });
  expect((await run("-p", "1")).output).toBe("1\n");
  expect(existsSync(join(root, ".data/install.lock"))).toBe(false);
});

test("the exit code is passed through", async () => {
  expect((await run("-e", "process.exit(7)")).code).toBe(7);
});

test("a script that ends with a signal ends the wrapper with the same signal", async () => {
  expect((await run("-e", "process.kill(process.pid, 'SIGKILL')")).signal).toBe("SIGKILL");
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s reaches the script", async (signal) => {
  const script = `
    process.on("${signal}", () => { console.log("got ${signal}"); process.exit(3); });
    console.log("up");
    setInterval(() => {}, 1000);`;
  const child = start("-e", script);
  await once(child.stdout, "data");
  const rest = text(child.stdout);
  const ended = once(child, "exit");
  child.kill(signal);
  expect(await rest).toBe(`got ${signal}\n`);
  expect(await ended).toEqual([3, null]);
});

test("a script is notified over IPC when the wrapper was killed", async () => {
  const child = start(
    "-e",
    `process.on("disconnect", () => { console.log("alone"); process.exit(); }); console.log("up");`,
  );
  await once(child.stdout, "data");
  const rest = text(child.stdout);
  child.kill("SIGKILL");
  expect(await rest).toBe("alone\n");
});

test.each(["SIGTERM", "SIGKILL"] as const)("%s to npm itself stops the script", async (signal) => {
  const script = `process.on("SIGTERM", () => { console.log("got it"); process.exit(); });
    console.log("up"); setInterval(() => {}, 1000);`;
  writeFileSync(join(root, "script.js"), script);
  write("package.json", {
    ...JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
    scripts: { start: "node tools/with-node.mjs script.js" },
  });
  const npm = spawn("npm", ["start", "--silent"], { cwd: root });
  await once(npm.stdout, "data");
  const rest = text(npm.stdout);
  npm.kill(signal);
  expect(await rest).toBe("got it\n");
});

test("installed commands come first in PATH, and NODE_OPTIONS is unchanged", async () => {
  const { output } = await run("-p", "process.env.PATH + '|' + process.env.NODE_OPTIONS");
  const [path, options] = output.trim().split("|");
  expect(path?.split(":")).toContain(join(root, "node_modules/.bin"));
  expect(options).toBe(String(process.env.NODE_OPTIONS));
});
