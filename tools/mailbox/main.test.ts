import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fileSender } from "@forecourt/service-kit/sms/file-sender";
import { fileTransport } from "@forecourt/service-leads/delivery/file-transport";
import type { ClaimedMail } from "@forecourt/service-leads/store/claimed-mail";
import { compileCacheEnv } from "@forecourt/testing/compile-cache";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const command = fileURLToPath(new URL("./main.ts", import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-mailbox-"));
  const transport = await fileTransport({
    folder: path.join(folder, "mail"),
    from: "website@site.example",
  });
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
  const mail = (id: string, minute: number, more: Partial<ClaimedMail>): ClaimedMail => ({
    id,
    messageId: `<${id}@site.example>`,
    recipient: "leads@dealer.example",
    subject: "Contact sales",
    createdAt: at(minute),
    firstDueAt: at(minute),
    failures: 0,
    isSuspected: false,
    ...more,
  });
  await transport.send(mail("second", 2, { subject: "Größe\u0007", text: "the second" }), later);
  await transport.send(
    mail("first", 1, {
      senderName: "Ozark",
      text: "one\n.two\n\u001b]0;title\u0007",
      attachments: [{ filename: "cv.pdf", contentType: "application/pdf", content: "AAAA" }],
    }),
    later,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const later = () => Promise.reject(new Error("a file has no last bytes to wait for"));

function run(args: readonly string[], dataDir = folder) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...compileCacheEnv(), DATA_DIR: dataDir };
    const child = execFile(process.execPath, [command, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

test("lists mails by creation time", async () => {
  const { code, out } = await run([]);
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "1  2026-11-21T12:01:00.000Z  leads@dealer.example  Contact sales",
    expect.stringMatching(/^2 {2}2026-11-21T12:02:00\.000Z {2}leads@dealer\.example {2}Größe/),
    "",
  ]);
});

test("shows a mail by number, by file or as the last one", async () => {
  const { out } = await run(["read", "1"]);
  expect(out).toBe(`From: Ozark <website@site.example>
To: leads@dealer.example
Date: 2026-11-21T12:01:00.000Z
Subject: Contact sales
Message-ID: <first@site.example>
Attached: cv.pdf (application/pdf)

one
.two
\ufffd]0;title\ufffd
`);
  expect((await run(["read", "20261121T120100000Z-first"])).out).toBe(out);
  expect((await run(["read", "last"])).out).toContain("the second");
});

test("reports missing mails and invalid usage", async () => {
  expect(await run(["read", "3"])).toMatchObject({
    code: 1,
    err: 'no mail "3" (2 mails)\n',
  });
  expect(await run(["read"])).toMatchObject({ code: 2, out: "" });
  expect(await run(["write", "1"])).toMatchObject({ code: 2 });
  expect(await run([], "/nowhere")).toMatchObject({ code: 0, out: "no mail in /nowhere/mail\n" });
});

test("shows text messages by time", async () => {
  expect(await run(["sms"])).toEqual({ code: 0, out: "no text messages\n", err: "" });
  for (const minute of ["02", "01"]) {
    const time = new Date(`2026-11-21T12:${minute}:00Z`);
    const sender = fileSender(path.join(folder, "sms"), () => time);
    await sender.send({ to: "+15735550142", body: `1234${minute} is your code\u001b[2J` });
  }
  const { out } = await run(["sms"]);
  expect(out.match(/1234\d\d/g)).toEqual(["123401", "123402"]);
  expect(out).not.toContain("\u001b");
  expect((await run(["sms", "1"])).code).toBe(2);
  expect((await run([])).out).toMatch(
    /\n\nText messages:\n2026-11-21T12:01:00.000Z {2}\+15735550142 {2}123401 is your code.*\n.*12:02/,
  );
});
