import type { ClaimedMail } from "../store/claimed-mail.ts";

/** Where mails go. */
export interface Transport {
  /**
   * Gives a mail away; once this resolves, it is somebody else's to keep. Asks for `lastBytes` before
   * the part without which the mail cannot have been accepted. Rejects with whatever went wrong, see
   * `describe`.
   */
  send(mail: ClaimedMail, lastBytes: () => Promise<void>): Promise<void>;
  /** Tries whether mails could be given away at all; null = they could, else what is wrong. */
  check(): Promise<string | null>;
  describe(error: unknown): Failure;
  /** Lets go of everything; whatever is still being sent fails. */
  close(): void;
}

/**
 * - `server`: it may have nothing to do with this mail.
 * - `refused`: for good, says the receiver.
 * - `temporary`: this mail, now.
 */
export interface Failure {
  kind: "server" | "refused" | "temporary";
  /** What went wrong and where. No words of the other side: servers repeat addresses. */
  text: string;
}
