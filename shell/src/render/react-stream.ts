import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

export interface StreamOptions {
  /** Missing = inline scripts have no nonce. */
  nonce?: string;
  bootScript: string;
  /** Milliseconds until an unfinished first view is aborted. */
  deadline: number;
  /** Called with an error in a part that streams after the first view. */
  onLateError(error: unknown): void;
  /** Called when all deferred parts are rendered. */
  onAllReady?: () => void;
  /** React's limit in bytes above which a boundary is sent later. Default: React's. */
  progressiveChunkSize?: number;
}

/**
 * Renders the first view; suspended parts stream later. Rejects when the first view throws or is not
 * ready in time.
 */
export function renderFirstView(node: ReactNode, options: StreamOptions): Promise<PipeableStream> {
  const { nonce, onAllReady, progressiveChunkSize } = options;
  return new Promise((resolve, reject) => {
    let ready = false;
    const timer = setTimeout(() => {
      stream.abort(new Error(`the first view was not rendered in ${options.deadline} ms`));
    }, options.deadline);
    const stream = renderToPipeableStream(node, {
      ...(nonce !== undefined && { nonce }),
      ...(onAllReady && { onAllReady }),
      ...(progressiveChunkSize !== undefined && { progressiveChunkSize }),
      bootstrapScriptContent: options.bootScript,
      onShellReady() {
        ready = true;
        clearTimeout(timer);
        resolve(stream);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        if (ready) options.onLateError(error);
      },
    });
  });
}

/** React sends a large boundary later, by a script, unless the whole page is smaller than this. */
const unlimitedChunkSize = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page with all its deferred parts in place, without the scripts by which React inserts late
 * ones. Null when a part is not ready in `withinMs`. Rejects when the first view throws or is not ready
 * before `deadline`.
 */
export async function renderWhole(
  node: ReactNode,
  { withinMs, ...options }: Omit<StreamOptions, "nonce" | "onAllReady"> & { withinMs: number },
): Promise<string | null> {
  const { promise: allReady, resolve } = Promise.withResolvers<boolean>();
  const stream = await renderFirstView(node, {
    ...options,
    onAllReady: () => resolve(true),
    progressiveChunkSize: unlimitedChunkSize,
  });
  const timer = setTimeout(() => resolve(false), withinMs);
  const isComplete = await allReady;
  clearTimeout(timer);
  if (!isComplete) {
    stream.abort(new Error(`deferred parts were not ready in ${withinMs} ms`));
    return null;
  }
  return text(stream.pipe(new PassThrough()));
}
