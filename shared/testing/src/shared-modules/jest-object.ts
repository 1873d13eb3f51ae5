import { ModernFakeTimers } from "@jest/fake-timers";
import type { Config } from "@jest/types";
import { ModuleMocker } from "jest-mock";

/** The parts of Jest's `jest` that tests use, for the globals of this process. */
export type SharedJest = ReturnType<typeof createJestObject>["jest"];

/** @returns the object, and a function that puts real timers and spied functions back */
export function createJestObject(config: Config.ProjectConfig) {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (options?: Config.FakeTimersConfig) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
    advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
    setTimeout: (ms: number) => Reflect.set(globalThis, Symbol.for("TEST_TIMEOUT_SYMBOL"), ms),
  };
  const restore = () => {
    timers.useRealTimers();
    mocker.restoreAllMocks();
  };
  return { jest, restore };
}
