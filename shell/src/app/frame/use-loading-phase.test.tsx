/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { type LoadingPhase, loadingTimes, useLoadingPhase } from "./use-loading-phase.ts";

function loading() {
  const { result, rerender } = renderHook(({ pending }) => useLoadingPhase(pending), {
    initialProps: { pending: false },
  });
  return {
    phase: () => result.current,
    pending: (pending: boolean) => rerender({ pending }),
    after: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

describe("the loading bar", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("is not shown for loads under 200 ms", () => {
    const bar = loading();
    bar.pending(true);
    bar.after(199);
    expect(bar.phase()).toBe("idle");
    bar.pending(false);
    bar.after(1000);
    expect(bar.phase()).toBe("idle");
  });

  test("runs from 200 ms on, completes at the end, and is gone 500 ms later", () => {
    const bar = loading();
    bar.pending(true);
    bar.after(200);
    expect(bar.phase()).toBe("running");
    bar.after(60_000);
    expect(bar.phase()).toBe("running");
    bar.pending(false);
    expect(bar.phase()).toBe("done");
    bar.after(499);
    expect(bar.phase()).toBe("done");
    bar.after(1);
    expect(bar.phase()).toBe("idle");
  });

  test("restarts when another navigation begins while it completes", () => {
    const bar = loading();
    bar.pending(true);
    bar.after(200);
    bar.pending(false);
    bar.after(100);
    bar.pending(true);
    expect(bar.phase()).toBe("idle");
    bar.after(200);
    expect(bar.phase()).toBe("running");
    bar.after(400);
    expect(bar.phase()).toBe("running");
  });

  test("is idle in server-rendered HTML", () => {
    const phases: LoadingPhase[] = [];
    function Probe() {
      phases.push(useLoadingPhase(true));
      return null;
    }
    renderToString(<Probe />);
    expect(phases).toEqual(["idle"]);
  });

  test("has the same duration in the specification and the style sheet", () => {
    const css = readFileSync(`${import.meta.dirname}/loading-bar.module.css`, "utf8");
    expect(loadingTimes).toEqual({ duration: 2000, throttle: 200, hideDelay: 500 });
    expect(css).toContain(`transition: scale ${loadingTimes.duration}ms`);
  });
});
