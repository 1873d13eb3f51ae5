/** Lets one process after another be replaced, so that processes that look hung at once do not fail at once. */
export interface ReplacementQueue {
  /** True when no other process is being replaced; this process is then, until it leaves. */
  enter(name: string): boolean;
  /** The process has started again, or has failed to. */
  leave(name: string): void;
}

export function createReplacementQueue(): ReplacementQueue {
  let replacing: string | null = null;
  return {
    enter(name) {
      replacing ??= name;
      return replacing === name;
    },
    leave(name) {
      if (replacing === name) replacing = null;
    },
  };
}
