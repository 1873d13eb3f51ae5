import { Notice } from "@forecourt/ui/elements/notice";
import type { RecallsData } from "./recalls-view.ts";

/** The open recalls of the vehicle, above what it needs. */
export function Recalls({ title, recalls, notes, hasOpenRecalls }: RecallsData) {
  return (
    <Notice kind={hasOpenRecalls ? "warning" : "info"} size="line" title={title}>
      {recalls.length > 0 && (
        <ul>
          {recalls.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
