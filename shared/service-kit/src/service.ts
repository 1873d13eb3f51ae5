import type { RequestListener, Server } from "node:http";
import type { Registry } from "prom-client";
import { z } from "zod";
import { type Env, processEnv, readConfig, variables } from "./config.ts";
import type { ReadyReport } from "./health.ts";
import { listenAtAll } from "./listen-at-all.ts";
import { createLog } from "./log.ts";
import { startTracing, stopTracing, tracedListener } from "./tracing/tracing.ts";

/** One service, in a process of its own or hosted beside others. */
export interface Service {
  /** Names the service in logs. Default: service. */
  name?: string;
  /** An Express app, or a listener in front of one. */
  app: RequestListener;
  /** Sets limits on the server's connections before it listens. */
  protect?(server: Server): void;
  ready(): Promise<ReadyReport>;
  /** Runs when the process is to stop, before its port is closed. */
  beforeStop?(): Promise<void>;
  /** Releases what the service holds (databases, watchers, timers) after its last request. */
  close(): Promise<void>;
  /** See `BaseApp.version`. */
  version?(): string | null;
  /** The service's own metrics; a process that hosts the service exposes them too. */
  measures?: Registry;
  /** Whether responses with documents name their trace, so that browsers continue it. Default: no. */
  namesTrace?: boolean;
  /** Maximum size of a request's headers in bytes. Default: that of `listen`. */
  maxHeaderBytes?: number;
  /** Port to listen on when PORT is not set. Default: any free one. */
  defaultPort?: number;
}

/** What every service's `server.ts` exports as `createService`. */
export type CreateService = (env: Record<string, string | undefined>) => Promise<Service>;

const Listen = z.object({
  HOST: variables.HOST,
  ALSO_HOST: variables.ALSO_HOST,
  REUSE_PORT: variables.REUSE_PORT,
  PORT: variables.PORT,
  LOG_LEVEL: variables.LOG_LEVEL,
});

/** A stop that takes longer ends the process. */
const MAX_STOP_MS = 14_000;

/**
 * Runs one service as this process: listens on HOST and PORT, reports to its parent over IPC
 * (`{ type: "listening", port }`, and a `pong` for each `ping`), and on SIGTERM, SIGINT or the
 * parent's disappearance lets running requests finish before it closes.
 */
export async function serve(createService: CreateService, env: Env = processEnv()): Promise<void> {
  const config = readConfig(Listen, env);
  const service = await createService(env);
  const log = createLog({ name: service.name ?? "service", level: config.LOG_LEVEL });
  const port = env.PORT ? config.PORT : (service.defaultPort ?? 0);
  const { maxHeaderBytes, protect } = service;
  await startTracing(service.name ?? "service", env, log);
  const listening = await listenAtAll(tracedListener(service.app, service.namesTrace), {
    host: config.HOST,
    alsoHost: config.ALSO_HOST,
    port,
    reusePort: config.REUSE_PORT === "1",
    ...(maxHeaderBytes !== undefined && { maxHeaderBytes }),
    ...(protect && { protect }),
    log,
  });

  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    await service.beforeStop?.();
    await listening.close();
    await service.close();
    const areTracesSent = await stopTracing();
    log.info("stopped");
    log.flush();
    if (process.connected) process.disconnect();
    // Attempts to reach the collector would keep the process running for seconds.
    if (!areTracesSent) process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  reportToParent(listening.port, () => void stop("the parent is gone"));
}

function reportToParent(port: number, onGone: () => void): void {
  if (!process.send) return;
  process.on("message", (message: unknown) => {
    if (isPing(message)) process.send?.({ type: "pong" });
  });
  process.once("disconnect", onGone);
  process.send({ type: "listening", port });
}

function isPing(message: unknown): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === "ping"
  );
}
