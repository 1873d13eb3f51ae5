import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";

/** File names of the mails in a folder, sorted by creation time, with which the names begin. */
export async function mailFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
}

/** The file for `which`: a number from 1, "last", or a name; null = none. */
export function fileOf(files: readonly string[], which: string): string | null {
  if (which === "last") return files.at(-1) ?? null;
  if (/^\d{1,9}$/.test(which)) return files[Number(which) - 1] ?? null;
  return files.find((name) => name === which || name === `${which}.eml`) ?? null;
}

/** One line for each mail. */
export async function list(folder: string, files: readonly string[]): Promise<string> {
  if (files.length === 0) return `no mail in ${folder}`;
  const width = String(files.length).length;
  const lines: string[] = [];
  for (const [index, file] of files.entries()) {
    const mail = await parse(path.join(folder, file));
    const number = String(index + 1).padStart(width);
    lines.push(
      `${number}  ${mail.date ?? "no date"}  ${addresses(mail.to)}  ${mail.subject ?? ""}`,
    );
  }
  return lines.join("\n");
}

/** A readable mail: headers, names of attachments, and text. */
export async function read(file: string): Promise<string> {
  const mail = await parse(file);
  const header = [
    ["From", addresses(mail.from && [mail.from])],
    ["To", addresses(mail.to)],
    ["Reply-To", addresses(mail.replyTo)],
    ["Date", mail.date],
    ["Subject", mail.subject],
    ["Message-ID", mail.messageId],
    ...mail.attachments.map(({ filename, mimeType }) => [
      "Attached",
      `${filename ?? "unnamed"} (${mimeType})`,
    ]),
  ];
  const lines = header.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${(mail.text ?? mail.html ?? "").trimEnd()}`;
}

async function parse(file: string): Promise<Email> {
  return PostalMime.parse(await readFile(file));
}

function addresses(people: readonly Address[] | undefined): string {
  return (people ?? [])
    .map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? "")))
    .join(", ");
}
