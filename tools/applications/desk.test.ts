import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "@jest/globals";
import { UsageError } from "../command-line/usage-error.ts";
import { deskMs, promptOf, runDesk, splitArguments } from "./desk.ts";
import type { StaffCommand } from "./options.ts";

const staff = { name: "ada", code: "123456" };
const start = Date.parse("2026-11-23T15:00:00.000Z");

/** Types lines, each a minute after the line before, unless `minutes` gives the times. */
async function typed(lines: readonly string[], { minutes = 1, fails = "" } = {}) {
  const clock = { ms: start };
  const run: StaffCommand[] = [];
  const printed: string[] = [];
  async function* typing() {
    for (const line of lines) {
      clock.ms += minutes * 60_000;
      yield line;
    }
  }
  await runDesk(staff, {
    lines: typing(),
    run: async (command) => {
      if (command.kind === fails) throw new Error("no application has the number");
      run.push(command);
    },
    print: (line) => void printed.push(line),
    ready: () => undefined,
    now: () => new Date(clock.ms),
  });
  return { run, printed };
}

describe("the desk", () => {
  test("runs what is typed after one code, each command with a reason of its own", async () => {
    const { run } = await typed([
      'list --reason "morning review"',
      "",
      "show A-2222-2222 --sheet --reason 'works the deal'",
      "exit",
      'list --reason "after the end"',
    ]);
    expect(run).toEqual([
      {
        kind: "list",
        staff: { ...staff, reason: "morning review" },
        dealerId: null,
        findsSsn: false,
      },
      {
        kind: "show",
        staff: { ...staff, reason: "works the deal" },
        number: "A-2222-2222",
        isSheet: true,
      },
    ]);
  });

  test.each([
    ["show A-2222-2222", "--reason TEXT is required, in a few words"],
    ['list --as bea --code 1 --reason "morning review"', "the desk is open for ada"],
    ['enroll bea --reason "a new member"', 'unknown command "enroll"'],
    ['list --find-ssn --reason "a call from Ada"', "--find-ssn reads standard input"],
    ['list --reason "morning', "a quotation mark has no end"],
    ["help", "usage: npm run applications"],
  ])("runs nothing of %j, says why, and stays open", async (line, message) => {
    const { run, printed } = await typed([line, 'list --reason "morning review"']);
    expect(printed.join("\n")).toContain(message);
    expect(run).toHaveLength(1);
  });

  test("stays open after a command that failed", async () => {
    const lines = ['show A-1 --reason "works the deal"', 'list --reason "morning review"'];
    const { run, printed } = await typed(lines, { fails: "show" });
    expect(run.map(({ kind }) => kind)).toEqual(["list"]);
    expect(printed).toContain("no application has the number");
  });

  test("runs nothing more once the time of its code is over", async () => {
    const lines = Array.from({ length: 4 }, () => 'list --reason "morning review"');
    const { run, printed } = await typed(lines, { minutes: deskMs / 60_000 / 3 });
    expect(run).toHaveLength(2);
    expect(printed.at(-1)).toBe("The desk is closed. Open it again with a new code.");
  });
});

test("the desk runs every line of a pipe that has ended before its first command has", async () => {
  const input = new PassThrough();
  const terminal = createInterface({ input });
  const closed = new Promise((resolve) => terminal.once("close", resolve));
  const run: StaffCommand[] = [];
  const desk = runDesk(staff, {
    lines: terminal,
    run: async (command) => {
      await closed;
      run.push(command);
    },
    print: () => undefined,
    ready: promptOf(terminal),
    now: () => new Date(start),
  });
  input.end('list --reason "morning review"\nlist --reason "evening review"\n');
  await desk;
  expect(run).toHaveLength(2);
});

test("quotes keep spaces, and a mark without its end is an error", () => {
  expect(splitArguments(` answer A-1  declined --adverse "Ada's income" --terms 'a "b"' `)).toEqual(
    ["answer", "A-1", "declined", "--adverse", "Ada's income", "--terms", 'a "b"'],
  );
  expect(splitArguments('--terms=""')).toEqual(["--terms="]);
  expect(() => splitArguments("show 'A-1")).toThrow(UsageError);
});
