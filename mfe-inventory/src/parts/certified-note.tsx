import type { CertifiedNoteData } from "./certified-note.ts";

/** One line on who certifies cars. */
export function CertifiedNote({ note: { text, link } }: { note: CertifiedNoteData }) {
  return (
    <p>
      {text} {link && <a href={link.href}>{link.label}</a>}
    </p>
  );
}
