import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import type { ClaimedMail } from "../store/claimed-mail.ts";
import { fileTransport } from "./file-transport.ts";

const mail: ClaimedMail = {
  id: "6b1f",
  messageId: "<6b1f@site.example>",
  recipient: "leads@dealer.example",
  subject: "Contact sales",
  text: "Is it still there?",
  createdAt: new Date("2026-11-21T12:00:00.123Z"),
  firstDueAt: new Date("2026-11-21T12:00:00.123Z"),
  failures: 0,
  isSuspected: false,
};
const noGate = () => Promise.resolve();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-mail-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("writes a mail to the same file on every retry", async () => {
  const transport = await fileTransport({ folder, from: "website@site.example" });
  await transport.send(mail, noGate);
  await transport.send({ ...mail, failures: 1 }, noGate);
  expect(readdirSync(folder)).toEqual(["20261121T120000123Z-6b1f.eml"]);
  const text = readFileSync(path.join(folder, "20261121T120000123Z-6b1f.eml"));
  expect(await PostalMime.parse(text)).toMatchObject({
    from: { address: "website@site.example" },
    to: [{ address: "leads@dealer.example" }],
    messageId: "<6b1f@site.example>",
    date: "2026-11-21T12:00:00.000Z",
    text: "Is it still there?\n",
  });
});

test("reports a missing folder as a server failure, and creates it again", async () => {
  const transport = await fileTransport({ folder, from: "website@site.example" });
  rmSync(folder, { recursive: true });
  const failing = transport.send(mail, noGate).catch((error: unknown) => transport.describe(error));
  expect(await failing).toEqual({ kind: "server", text: "the mail folder: ENOENT" });
  expect(await transport.check()).toBeNull();
  await transport.send(mail, noGate);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("writes to one recipient and attaches no local file, whatever the mail contains", async () => {
  const transport = await fileTransport({ folder, from: "website@site.example" });
  const recipient = "a@dealer.example, b@dealer.example";
  await expect(transport.send({ ...mail, recipient }, noGate)).rejects.toThrow("one plain");
  expect(readdirSync(folder)).toEqual([]);
});
