import { AppError } from "@forecourt/contracts/errors";
import { BulkheadRejectedError, bulkhead } from "cockatiel";

/** Fewer than the connections of a pool: a form never waits for a connection, however many forms are sent at once. */
const maxAtOnce = 6;

/** More than a browser would wait for. */
const maxWaiting = 1_000;

/** Does the work of a form when it is its turn. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The forms of one process, in the order of their arrival. Forms that book the same day wait for each other in the
 * database; without a queue they would take every connection.
 */
export function formQueue(): InTurn {
  const turns = bulkhead(maxAtOnce, maxWaiting);
  return (work) =>
    turns.execute(work).catch((error: unknown) => {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new AppError("unavailable", "too many forms are waiting", { cause: error });
    });
}
