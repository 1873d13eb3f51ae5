import { errorHandler } from "@forecourt/service-kit/error-handler";
import type { Log } from "@forecourt/service-kit/log";
import express, { type Express } from "express";
import { createPhotoHost } from "../demo-photos/photo-host.ts";
import { createChat } from "./chat.ts";
import { collectedEventsFile, createCollector } from "./collector.ts";

interface DemoHostsDeps {
  /** The folder of collected events. */
  dataDir: string;
  log: Log;
}

/** The photo host, the chat provider and the receiver of events, by their paths. */
export function createDemoHosts({ dataDir, log }: DemoHostsDeps): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use("/demo-chat", createChat());
  app.use(createCollector(collectedEventsFile(dataDir)));
  app.use(createPhotoHost({ log }));
  app.use(errorHandler(log));
  return app;
}
