import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import express, { Router } from "express";
import { z } from "zod";
import { openLogFile } from "../start/log-file.ts";

/** The file with the events that arrived, one JSON object a line. */
export function collectedEventsFile(dataDir: string): string {
  return path.join(dataDir, "demo-collector", "events.ndjson");
}

const Batch = z.object({
  data: z.array(z.looseObject({ event_name: z.string(), event_id: z.string() })).min(1),
});

/** The demo's receiver of events, in place of an advertising network's: it writes each event to a file. */
export function createCollector(file: string): Router {
  const events = openLogFile(file, { maxBytes: 1_000_000, keep: 1 });
  const collector = Router();
  collector.post("/events", express.json({ limit: "256kb" }), (request, response) => {
    const batch = Batch.safeParse(request.body);
    if (!batch.success) throw new AppError("bad-body", "data: expected a list of events");
    for (const event of batch.data.data) events.write(JSON.stringify(event));
    response.json({ events_received: batch.data.data.length });
  });
  return collector;
}
