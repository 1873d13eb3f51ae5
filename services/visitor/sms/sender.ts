/** A text message to one number, E.164. */
export interface Sms {
  to: string;
  body: string;
}

/** Sends text messages; resolves once the message is on its way. @throws SmsError */
export interface SmsSender {
  send(message: Sms): Promise<void>;
}

/**
 * Why a message was not sent. `number-refused`: the number cannot receive any. The message never
 * holds number or body: it goes to the log.
 */
export class SmsError extends Error {
  override name = "SmsError";
  readonly reason: "number-refused" | "failed";
  constructor(reason: SmsError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
