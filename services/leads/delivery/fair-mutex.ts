/** One at a time, in the order of asking. */
export interface Turns {
  ask(): Turn;
}

export interface Turn {
  /** Resolves when it is this one's turn. */
  granted: Promise<void>;
  /** Ends the turn, or the wait for it. */
  end(): void;
}

/** @param longestMs Who takes longer keeps nobody waiting any more. */
export function takeTurns(longestMs: number): Turns {
  const queue: (() => void)[] = [];
  let current: object | null = null;

  const next = () => {
    current = null;
    queue.shift()?.();
  };
  return {
    ask() {
      const me = {};
      const { promise: granted, resolve } = Promise.withResolvers<void>();
      let timer: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(timer);
        const waiting = queue.indexOf(begin);
        if (waiting >= 0) queue.splice(waiting, 1);
        if (current === me) next();
      };
      const begin = () => {
        current = me;
        timer = setTimeout(end, longestMs);
        resolve();
      };
      if (current === null) begin();
      else queue.push(begin);
      return { granted, end };
    },
  };
}
