import { describe, expect, test } from "@jest/globals";
import { doc, docx, pdf, zip } from "../../testing/resume-files.ts";
import { inspectApart } from "./inspect-apart.ts";
import { inspectFile } from "./inspect-file.ts";

const refused = (fault: string) => ({ ok: false, fault });
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("a resume is accepted", () => {
  test.each([
    ["pdf", pdf()],
    ["docx", docx()],
    ["doc", doc()],
  ])("as %s, by its content", async (format, file) => {
    expect(await inspectFile(file)).toEqual({ ok: true, format });
  });

  test("with pictures, in a document of many parts", async () => {
    const parts = Array.from({ length: 200 }, (_, index) => [`word/media/${index}.png`, "x"]);
    expect(await inspectFile(docx(Object.fromEntries(parts)))).toMatchObject({ ok: true });
  });
});

describe("a file is refused", () => {
  test.each([
    ["a program", latin1("MZ\x90\0\x03\0\0\0")],
    ["a page", latin1("<html><script>alert(1)</script></html>")],
    ["text", latin1("Ada Moss, detailer")],
    ["an archive that is no document", zip({ "resume.txt": "Ada" })],
    ["a spreadsheet", docx({}, "vnd.openxmlformats-officedocument.spreadsheetml.sheet.main")],
    ["an OLE file of another program", doc(["Workbook"])],
  ])("that is %s", async (_name, file) => {
    expect(await inspectFile(file)).toEqual(refused("format"));
  });

  test.each([
    ["a PDF with an archive behind it", Buffer.concat([pdf(), zip({ a: "b" })])],
    ["a PDF with a page behind it", Buffer.concat([pdf(), latin1("<html></html>")])],
    ["a page with the header of a PDF", latin1("%PDF-1.4\n<html><script>alert(1)</script>%%EOF")],
    ["a program behind a PDF", Buffer.concat([pdf(), latin1("MZ\x90\0")])],
    ["a document with a PDF in its first entry", zipWithPdf()],
  ])("as mixed: %s", async (_name, file) => {
    expect(await inspectFile(file)).toEqual(refused("mixed"));
  });

  test.each([
    ["a document with macros", docx({ "word/vbaProject.bin": "x" })],
    ["a document whose type has macros", docx({}, "vnd.ms-word.document.macroEnabled.main")],
    ["a Word 97 document with macros", doc(["WordDocument", "Macros"])],
    ["a PDF that runs a script", pdf("/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>")],
  ])("for its macros: %s", async (_name, file) => {
    expect(await inspectFile(file)).toEqual(refused("macros"));
  });

  test.each([
    ["a Word 97 document", doc(["WordDocument"], 0x0100)],
    ["a document in an encrypted package", doc(["EncryptedPackage"])],
  ])("for its password: %s", async (_name, file) => {
    expect(await inspectFile(file)).toEqual(refused("protected"));
  });

  test.each([
    ["a PDF without anything", latin1("%PDF-1.7\n%%EOF\n")],
    ["a PDF that is cut off", pdf().subarray(0, 60)],
    ["a document that is cut off", docx().subarray(0, 200)],
    ["a bomb of 80 MB", docx({ "word/media/bomb.bin": Buffer.alloc(80_000_000) })],
    ["an entry that is larger than it states", lying()],
    ["too many entries", docx(manyEntries(1_001))],
    ["a name that leads out of the archive", docx({ "../../etc/passwd": "x" })],
    ["a Word 97 document that is cut off", doc().subarray(0, 1_200)],
    ["a Word 97 document whose directory is a circle", circle()],
  ])("as damaged: %s", async (_name, file) => {
    expect(await inspectFile(file)).toEqual(refused("damaged"));
  });
});

describe("the process that reads a file", () => {
  test("says what it is", async () => {
    expect(await inspectApart(pdf())).toEqual({ ok: true, format: "pdf" });
  });

  // A script on standard input takes the place of the program.
  test.each([
    ["waits", "setTimeout(() => undefined, 1e8)", 500],
    ["takes all memory", "const all = []; for (;;) all.push(Buffer.alloc(5e7, 1))", 60_000],
    ["never ends", "for (;;);", 60_000],
    ["ends itself", "process.exit(3)", 60_000],
  ])("is a damaged file where it %s", async (_name, script, deadlineMs) => {
    const options = { program: "-", deadlineMs };
    expect(await inspectApart(Buffer.from(script), options)).toEqual(refused("damaged"));
  });

  test("cannot write files, start processes or read the variables of the service", async () => {
    const script = `
      const tried = (run) => { try { run(); return "done"; } catch (error) { return error.code; } };
      const written = tried(() => require("node:fs").writeFileSync("/tmp/forecourt-written", ""));
      const started = tried(() => require("node:child_process").execFileSync("true"));
      console.log(JSON.stringify([written, started, process.env.PATH ?? null]));`;
    expect(await inspectApart(Buffer.from(script), { program: "-" })).toEqual([
      "ERR_ACCESS_DENIED",
      "ERR_ACCESS_DENIED",
      null,
    ]);
  });
});

function zipWithPdf(): Buffer {
  return docx({ "%PDF-1.4": "x" });
}

function manyEntries(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`word/${index}`, ""]));
}

/** States one byte for an entry of many. */
function lying(): Buffer {
  const file = docx({ "word/media/a.bin": Buffer.alloc(1_000_000) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1_000_000);
  for (let at = file.indexOf(size); at !== -1; at = file.indexOf(size, at + 4)) {
    file.writeUInt32LE(1, at);
  }
  return file;
}

function circle(): Buffer {
  const file = doc(["Workbook"]);
  file.writeUInt32LE(1, 512 + 4);
  return file;
}
