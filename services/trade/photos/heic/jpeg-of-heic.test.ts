import { describe, expect, test } from "@jest/globals";
import { heicWithPlace } from "../testing/photo-files.ts";
import { jpegOfHeic } from "./jpeg-of-heic.ts";

/** The first pixels of `ispe` boxes, of the picture and its tiles. */
function claiming(file: Buffer, side: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf("ispe"); at !== -1; at = copy.indexOf("ispe", at + 4)) {
    copy.writeUInt32BE(side, at + 8);
    copy.writeUInt32BE(side, at + 12);
  }
  return copy;
}

describe("the process that decodes a HEIC photo", () => {
  test("refuses a photo of too many pixels before it decodes them", async () => {
    expect(await jpegOfHeic(claiming(await heicWithPlace(), 8_000))).toBe("photo-too-large");
  });

  // A script on standard input takes the place of the program.
  test.each([
    ["waits", "setTimeout(() => undefined, 1e8)", 500],
    ["takes all memory", "const all = []; for (;;) all.push(Buffer.alloc(5e7, 1))", 60_000],
    ["ends itself", "process.exit(5)", 60_000],
  ])("ends as a refused photo where it %s", async (_name, script, deadlineMs) => {
    const options = { program: "-", deadlineMs };
    expect(await jpegOfHeic(Buffer.from(script), options)).toBe("photo-heic");
  });

  test("cannot write files, start processes or read the variables of the service", async () => {
    const script = `
      const tried = (run) => { try { run(); return "done"; } catch (error) { return error.code; } };
      const written = tried(() => require("node:fs").writeFileSync("/tmp/forecourt-written", ""));
      const started = tried(() => require("node:child_process").execFileSync("true"));
      console.log(JSON.stringify([written, started, process.env.PATH ?? null]));`;
    const said = await jpegOfHeic(Buffer.from(script), { program: "-" });
    expect(JSON.parse(said.toString())).toEqual(["ERR_ACCESS_DENIED", "ERR_ACCESS_DENIED", null]);
  });

  test("takes one photo at a time, and the others wait", async () => {
    const file = await heicWithPlace();
    const all = await Promise.all([file, file, file].map((one) => jpegOfHeic(one)));
    expect(all.map((one) => one.slice(0, 2).toString("latin1"))).toEqual(Array(3).fill("\xff\xd8"));
  });
});
