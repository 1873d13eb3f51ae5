/** One interaction of the visitor, by the longest of its events. */
export interface Interaction {
  /** Milliseconds until the next frame, in steps of 8 as browsers round them. */
  duration: number;
  /** What the visitor was doing, and the event: "filter 3: pointerup". */
  what: string;
  /** Milliseconds until its handlers ran, and that they took. */
  waited: number;
  handled: number;
}

interface Watched {
  events: PerformanceEventTiming[];
  steps: { name: string; at: number }[];
  longTasks: number[];
}

/** Runs in the page, before its own scripts: collects every interaction from 16 ms on. */
export function watchInteractions(): void {
  const watched: Watched = { events: [], steps: [], longTasks: [] };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    watched.events.push(...(list.getEntries() as PerformanceEventTiming[]));
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
}

/** Runs in the page: what `watchInteractions` has collected. */
export function readInteractions(): { interactions: Interaction[]; longTasks: number[] } {
  const { events, steps, longTasks } = Reflect.get(globalThis, "watched") as Watched;
  const longest = new Map<number, PerformanceEventTiming>();
  for (const event of events) {
    const id = event.interactionId;
    if (id && event.duration > (longest.get(id)?.duration ?? 0)) longest.set(id, event);
  }
  const interactions = [...longest.values()].map((event) => {
    const { duration, name, startTime, processingStart, processingEnd } = event;
    const step = steps.findLast(({ at }) => at < startTime)?.name ?? "load";
    return {
      duration,
      what: `${step}: ${name}`,
      waited: Math.round(processingStart - startTime),
      handled: Math.round(processingEnd - processingStart),
    };
  });
  return { interactions, longTasks };
}

/** Runs in the page: names what the visitor does from here on. */
export function nameStep(name: string): void {
  const { steps } = Reflect.get(globalThis, "watched") as Watched;
  steps.push({ name, at: performance.now() });
}
