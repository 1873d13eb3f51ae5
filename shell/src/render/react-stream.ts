import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

export interface StreamOptions {
  nonce: string;
  bootScript: string;
  /** Milliseconds until an unfinished first view is aborted. */
  deadline: number;
  /** Called with an error in a part that streams after the first view. */
  onLateError(error: unknown): void;
}

/**
 * Renders the first view; suspended parts stream later. Rejects when the first view throws or is not
 * ready in time.
 */
export function renderFirstView(node: ReactNode, options: StreamOptions): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    let ready = false;
    const timer = setTimeout(() => {
      stream.abort(new Error(`the first view was not rendered in ${options.deadline} ms`));
    }, options.deadline);
    const stream = renderToPipeableStream(node, {
      nonce: options.nonce,
      bootstrapScriptContent: options.bootScript,
      // React would send a finished boundary above 12.8 KB hidden, for a script to put in its place: without
      // JavaScript it would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
