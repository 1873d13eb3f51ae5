import { getDocumentProxy } from "unpdf";
import { endsWithZip } from "./inspect-docx.ts";
import type { Inspection } from "./inspect-file.ts";

/** Readers accept a header within the first kilobyte; a file whose first bytes are others may be of two kinds. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 5) === "%PDF-";
}

/** After the last `%%EOF` there may be ends of lines and blanks, not another file. */
const MAX_TRAILER = 16;

/** Tags by which a browser that guesses types takes the beginning of a file for a page. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;

/** Reads the document and its first page; a document that runs scripts or contains files is refused as `macros`. */
export async function inspectPdf(bytes: Buffer): Promise<Inspection> {
  if (isMixed(bytes)) return { ok: false, fault: "mixed" };
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
    });
    await document.getPage(1);
    const [actions, attachments] = await Promise.all([
      document.getJSActions(),
      document.getAttachments(),
    ]);
    const isActive = [actions, attachments].some((found) => found && Object.keys(found).length > 0);
    return isActive ? { ok: false, fault: "macros" } : { ok: true, format: "pdf" };
  } catch (error) {
    const isProtected = error instanceof Error && error.name === "PasswordException";
    return { ok: false, fault: isProtected ? "protected" : "damaged" };
  }
}

function isMixed(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf("%%EOF");
  const rest = end === -1 ? "" : bytes.toString("latin1", end + "%%EOF".length);
  return (
    rest.trim().length > 0 ||
    rest.length > MAX_TRAILER ||
    endsWithZip(bytes) ||
    markup.test(bytes.toString("latin1", 0, 1_024))
  );
}
