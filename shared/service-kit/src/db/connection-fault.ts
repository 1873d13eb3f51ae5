import { errorCode } from "../error-code.ts";

/** Errors of the network, and SQLSTATE of a server that starts, stops or has lost the connection. */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-3])$/;

/** Messages of `pg` and its pool, which have no code. */
const messages =
  /^(?:Connection terminated|timeout e|Client (?:has encountered a connection error|was closed))/;

/** Whether an error says that a PostgreSQL server cannot be reached, and nothing of the statement. */
export function isConnectionFault(error: unknown): boolean {
  const text = typeof error === "object" && error !== null && "message" in error;
  return codes.test(errorCode(error) ?? "") || (text && messages.test(String(error.message)));
}
