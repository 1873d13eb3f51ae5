import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { AnsweredPage, DevEvent } from "./page-script.ts";

/** Sends events to open pages. */
export interface PageEvents {
  /** Version of the site; each reload and each start of the command makes another one. */
  version(): string;
  /**
   * Adds the stream of a page, which at once gets the known events. A page of another version is reloaded: the site
   * changed after the page was requested and before its stream was there.
   */
  add(stream: ServerResponse, page: AnsweredPage): void;
  /** Reloads every page; errors of the server are forgotten. */
  reload(): void;
  /** Replaces components in every page, before the server renders them. */
  refresh(entries: Record<string, string>): void;
  /** The server renders the components with which pages were refreshed: pages that were opened since are reloaded. */
  served(): void;
  /** Shows failed builds or types in every page until they are mended; null = they are. */
  show(kind: "build" | "types", text: string | null): void;
  /** Shows an error of the server in the page of this request. */
  showServerError(requestId: string, text: string): void;
}

/** Enough for the pages that are open; most events come from pages that were closed since. */
const maxServerErrors = 50;

export function createPageEvents(): PageEvents {
  const streams = new Map<ServerResponse, { requestId: string; isRefreshed: boolean }>();
  const problems = new Map<"build" | "types", string>();
  let version = randomUUID();
  let serverErrors: { requestId: string; text: string }[] = [];
  const toAll = (event: DevEvent) => {
    for (const stream of streams.keys()) send(stream, event);
  };
  return {
    version: () => version,
    add(stream, page) {
      stream.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      stream.write("retry: 300\n\n");
      streams.set(stream, { requestId: page.requestId, isRefreshed: false });
      stream.on("close", () => streams.delete(stream));
      if (page.version !== version) send(stream, { kind: "reload" });
      for (const [kind, text] of problems) send(stream, { kind, text });
      for (const error of serverErrors) {
        if (error.requestId !== page.requestId) continue;
        send(stream, { kind: "server", text: error.text });
      }
    },
    reload() {
      serverErrors = [];
      version = randomUUID();
      toAll({ kind: "reload" });
    },
    refresh(entries) {
      serverErrors = [];
      for (const page of streams.values()) page.isRefreshed = true;
      toAll({ kind: "refresh", entries });
    },
    served() {
      version = randomUUID();
      for (const [stream, page] of streams) {
        send(stream, { kind: page.isRefreshed ? "served" : "reload" });
        page.isRefreshed = false;
      }
    },
    show(kind, text) {
      if (text === null && !problems.has(kind)) return;
      if (text === null) problems.delete(kind);
      else problems.set(kind, text);
      toAll({ kind, text });
    },
    showServerError(requestId, text) {
      serverErrors = [...serverErrors.slice(1 - maxServerErrors), { requestId, text }];
      for (const [stream, page] of streams) {
        if (page.requestId === requestId) send(stream, { kind: "server", text });
      }
    },
  };
}

function send(stream: ServerResponse, event: DevEvent): void {
  stream.write(`data: ${JSON.stringify(event)}\n\n`);
}
