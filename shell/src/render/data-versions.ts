import { internalHeaders } from "@forecourt/contracts/tenant";

/** The versions of the data that one page is made from, as the services state them. */
export interface DataVersions {
  /** A `fetch` that records the version of each response of `service`. */
  recording(service: string, send: typeof fetch | undefined): typeof fetch;
  /** Records that a part of the page is missing or was made from data without a version. */
  markUnknown(): void;
  /** Versions by service; null when the page is made from data whose version is not known. */
  current(): Readonly<Record<string, string>> | null;
}

/**
 * Collects versions while a page is loaded. A response without a version, a failed request, and two
 * responses of one service with different versions each make the versions of the page unknown.
 */
export function createDataVersions(): DataVersions {
  const versions = new Map<string, string>();
  let isKnown = true;
  const markUnknown = () => {
    isKnown = false;
  };
  return {
    recording:
      (service, send = fetch) =>
      async (input, init) => {
        try {
          const response = await send(input, init);
          const version = response.headers.get(internalHeaders.version);
          if (version === null || response.status >= 500) markUnknown();
          else if ((versions.get(service) ?? version) !== version) markUnknown();
          else versions.set(service, version);
          return response;
        } catch (error) {
          markUnknown();
          throw error;
        }
      },
    markUnknown,
    current: () => (isKnown ? Object.fromEntries(versions) : null),
  };
}
