import type { HeapProfiler } from "node:inspector";
import { Session } from "node:inspector/promises";
import { releaseIn } from "./blame.ts";

type AllocationNode = HeapProfiler.SamplingHeapProfileNode;

/** Bytes of objects that were made since the recording began and are still in use, by the release that made them. */
interface HeldBytes {
  all: number;
  byRelease: ReadonlyMap<string, number>;
}

export interface Allocations {
  /** Begins to record; an earlier record is dropped. */
  start(): Promise<void>;
  /** Collects garbage first, which stops the process for a moment. The recording goes on. */
  held(): Promise<HeldBytes>;
  stop(): void;
}

/** V8 records one of so many allocated bytes, on average: a quarter of its default, so that pages are as fast. */
const samplingInterval = 131_072;

/** Records which remote allocates what is kept on this thread's heap, in samples that V8 takes. */
export function createAllocations(): Allocations {
  let session: Session | null = null;
  const stop = () => {
    session?.disconnect();
    session = null;
  };
  return {
    async start() {
      stop();
      session = new Session();
      session.connect();
      await session.post("HeapProfiler.startSampling", { samplingInterval });
    },
    async held() {
      const answer = await session?.post("HeapProfiler.getSamplingProfile");
      return answer ? heldBytes(answer.profile.head) : { all: 0, byRelease: new Map() };
    },
    stop,
  };
}

/** An object belongs to the innermost remote on the stack that made it. */
export function heldBytes(head: AllocationNode): HeldBytes {
  const byRelease = new Map<string, number>();
  let all = 0;
  const open: [node: AllocationNode, caller: string | null][] = [[head, null]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, caller] = next;
    const release = releaseIn([node.callFrame.url]) ?? caller;
    all += node.selfSize;
    if (release !== null) byRelease.set(release, (byRelease.get(release) ?? 0) + node.selfSize);
    for (const child of node.children) open.push([child, release]);
  }
  return { all, byRelease };
}
