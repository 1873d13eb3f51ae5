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
 * Why a message was not sent. `number-refused`: the number cannot receive any. `failed`: it was certainly not
 * sent. `unknown`: the provider may have sent it. The message never holds number or body: it goes to the log.
 */
export class SmsError extends Error {
  override name = "SmsError";
  readonly reason: "number-refused" | "failed" | "unknown";
  constructor(reason: SmsError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
