import { loggedError } from "./logged-error.ts";
import type { PageEvents } from "./page-events.ts";
import type { PageError } from "./page-script.ts";
import { framesOf, sourceStack } from "./source-positions.ts";

interface ReportOptions {
  /** Release store, whose builds have source maps. */
  releasesDir: string;
  /** Prints lines in the terminal. */
  report(text: string): void;
  events: Pick<PageEvents, "show" | "showServerError">;
}

/** Shows errors with the positions of their source in the terminal and in the page that had them. */
export function createErrorReports({ releasesDir, report, events }: ReportOptions) {
  let lastTypes: string | null = null;
  return {
    /** Takes a line that a process printed; its message is in the terminal already. */
    onLine(name: string, line: string): void {
      const error = loggedError(line);
      if (!error) return;
      const text = sourceStack(error.text, releasesDir);
      for (const frame of framesOf(text)) report(`${name}: ${frame}`);
      events.showServerError(error.requestId, text);
    },
    /** Takes an error of an open page; returns the text that the page shows. */
    onPageError({ message, stack }: PageError): string {
      const text = sourceStack(stack || message, releasesDir);
      const frames = framesOf(text);
      // Where the source is known, frames of React add nothing.
      report(`browser: ${frames.length > 0 ? [message, ...frames].join("\n") : text}`);
      return text;
    },
    /** Takes the result of a type check; reports once that there are no more errors. */
    onTypes(errors: string | null): void {
      if (errors !== lastTypes) report(errors ?? "types: no errors any more");
      lastTypes = errors;
      events.show("types", errors);
    },
  };
}
