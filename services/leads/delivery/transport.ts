import type { ClaimedMail } from "../store/claimed-mail.ts";

/** Sends mails: an SMTP server, or files. */
export interface Transport {
  /**
   * Sends a mail; once this resolves, the receiver is responsible for it. Awaits `commitPoint` before
   * the chunk without which the mail cannot be accepted. Rejects with any error, see `describe`.
   */
  send(mail: ClaimedMail, commitPoint: () => Promise<void>): Promise<void>;
  /** Checks whether mails can be sent; null = they can, else the text of the problem. */
  check(): Promise<string | null>;
  describe(error: unknown): Failure;
  /** Closes everything; mails that are being sent fail. */
  close(): void;
}

/**
 * - `server`: possibly unrelated to this mail.
 * - `refused`: permanently, by the receiver.
 * - `temporary`: this mail, for now.
 */
export interface Failure {
  kind: "server" | "refused" | "temporary";
  /** A code and the failed step; nothing of the server's text, which may repeat addresses. */
  text: string;
}
