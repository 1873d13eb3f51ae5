import { experimentsKey, experimentsPath } from "@forecourt/contracts/experiments/paths";
import type { BrowserSite } from "@forecourt/contracts/site";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { ExperimentsClient } from "./experiments-client.ts";
import type { Tag } from "./tag.ts";

interface ExperimentsOptions {
  site: Pick<BrowserSite, "dealerId" | "companyId" | "variants">;
  visitor: Pick<VisitorStore, "getState">;
}

/** Whether this document is in an experiment, or what its visitor does counts for one that they have seen. */
export function concernsExperiments({ variants }: Pick<BrowserSite, "variants">): boolean {
  return variants !== undefined || readStored() !== null;
}

/**
 * Reports which variants the visitor sees, and what they do. The client is loaded only with consent, and only while an
 * experiment runs.
 */
export function experimentsTag(options: ExperimentsOptions): Tag {
  let client: Promise<ExperimentsClient | null> | null = null;
  return {
    needs: "analytics",
    consent({ analytics }) {
      if (analytics) client ??= load(options).catch(() => null);
      else if (client) {
        void client.then((loaded) => loaded?.stop());
        client = null;
      }
    },
    send({ name, value }) {
      void client?.then((loaded) => loaded?.report(name, value));
    },
  };
}

async function load({ site, visitor }: ExperimentsOptions): Promise<ExperimentsClient | null> {
  const response = await fetch(experimentsPath);
  const running: unknown = await response.json();
  if (!Array.isArray(running) || running.length === 0) {
    localStorage.removeItem(experimentsKey);
    return null;
  }
  // Without an id, which needs functional consent, two visitors cannot be told from two visits.
  const { uniqueUserId } = visitor.getState();
  if (uniqueUserId === null) return null;
  const { startExperimentsClient } = await import("./experiments-client.ts");
  return startExperimentsClient({ site, userId: uniqueUserId });
}

/** Accessing storage throws when the browser blocks it. */
function readStored(): string | null {
  try {
    return localStorage.getItem(experimentsKey);
  } catch {
    return null;
  }
}
