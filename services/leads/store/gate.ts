/** Lets some in at once; the others wait in the order of coming. */
export interface Gate {
  /** Resolves with what lets the next one in; to be called once. */
  enter(): Promise<() => void>;
}

export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    async enter() {
      if (inside < atOnce) inside += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return leave;
    },
  };
}
