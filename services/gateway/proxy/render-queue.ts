import { createClientCounter } from "../guard/client-counter.ts";
import type { Limits } from "../limits.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

type QueueLimits = Pick<
  Limits,
  | "maxRenders"
  | "maxRendersPerClient"
  | "maxWaitingRenders"
  | "maxWaitingRendersPerClient"
  | "pageFirstByteMs"
>;

export interface RenderQueue {
  /**
   * Runs `work`, which has the shell server render a page for `client`, as soon as there is room.
   * @throws UpstreamFailure rejected, when too many wait already or the wait is too long
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds the pages that `replicas()` shell servers render at the same time. A shell server renders on one
 * processor, so that more at the same time only makes all of them slow. One client has a part of the
 * room, and its waiting pages do not delay those of others.
 */
export function createRenderQueue(limits: QueueLimits, replicas: () => number): RenderQueue {
  const running = createClientCounter(() => ({
    max: limits.maxRenders * Math.max(replicas(), 1),
    maxPerClient: limits.maxRendersPerClient,
  }));
  const waiting = createClientCounter(() => ({
    max: limits.maxWaitingRenders,
    maxPerClient: limits.maxWaitingRendersPerClient,
  }));
  const waiters = new Set<{ client: string; start: () => void }>();

  function startNext(): void {
    for (const waiter of waiters) {
      if (running.add(waiter.client)) continue;
      waiters.delete(waiter);
      waiter.start();
      return;
    }
  }

  async function wait(client: string): Promise<void> {
    if (waiting.add(client)) throw rejected("too many pages wait to be rendered");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { client, start: resolve };
    waiters.add(waiter);
    const timer = setTimeout(() => {
      waiters.delete(waiter);
      reject(rejected("the wait to be rendered is too long"));
    }, limits.pageFirstByteMs / 2);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      waiting.remove(client);
    }
  }

  return {
    async run(client, work) {
      if (running.add(client)) await wait(client);
      try {
        return await work();
      } finally {
        running.remove(client);
        startNext();
      }
    },
  };
}

function rejected(reason: string): UpstreamFailure {
  return new UpstreamFailure("rejected", reason);
}
