const RETRY_MS = 2_000;

export interface RunRecorder {
  /** Writes the current state. Never throws: a site must not end because its disk is full. */
  record(): void;
  close(): void;
}

/**
 * Calls `write` at every record, and again while it fails, so that the file is true soon after the disk has
 * room.
 * @param report called once when writing begins to fail
 */
export function createRunRecorder(
  write: () => void,
  report: (text: string) => void,
  retryMs = RETRY_MS,
): RunRecorder {
  let retry: NodeJS.Timeout | undefined;
  const close = () => {
    clearInterval(retry);
    retry = undefined;
  };
  const record = () => {
    try {
      write();
      close();
    } catch (error) {
      if (retry !== undefined) return;
      report(`the state of the processes could not be written: ${String(error)}`);
      retry = setInterval(record, retryMs).unref();
    }
  };
  return { record, close };
}
