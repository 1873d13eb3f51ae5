import type { Session } from "./stage/staging.ts";

class RolledBack<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super("dry run");
    this.result = result;
  }
}

/** Runs `work` in a transaction; a dry run rolls it back after returning its result. */
export async function inTransaction<T>(
  session: Session,
  dryRun: boolean,
  work: (transaction: Session) => Promise<T>,
): Promise<T> {
  try {
    return await session.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (dryRun) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
