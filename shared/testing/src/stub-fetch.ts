import { afterEach, beforeEach, jest } from "@jest/globals";

/** A `fetch` of a test file's own in place of the browser's; every test begins without answers. */
export function stubFetch() {
  const doFetch = jest.fn<typeof fetch>();
  const original = globalThis.fetch;
  beforeEach(() => {
    doFetch.mockReset();
    globalThis.fetch = doFetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
  return doFetch;
}
