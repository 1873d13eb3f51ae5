import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import { readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import type { StartedService } from "@forecourt/service-kit/releases/started-services";
import type { Plan, Site } from "../plan.ts";
import type { AddedProcess, Supervisor } from "../supervisor.ts";
import { waitUntilReady } from "../wait-until-ready.ts";
import { installRelease } from "./install-release.ts";
import { planOfCanary } from "./plan-of-canary.ts";

/** A release of a service that a canary tries. */
export interface TriedService {
  service: ServiceName;
  release: string;
  /** sha384 of its `release.json`. */
  manifest: string;
}

export interface CanaryProcessOptions {
  site: Site;
  base: Plan;
  root: string;
  supervisor: Pick<Supervisor, "add">;
  report(text: string): void;
  /** How long it may take until it is ready. */
  readyWithinMs: number;
  /** Time for which an unwanted process still answers, in ms: longer than its callers take to notice. */
  lingerMs: number;
  /** The port for releases of a service. */
  portOf(service: ServiceName): Promise<number>;
  /** Called when `started` has changed. */
  onChange(): void;
}

/** The process of a service that a canary tries, from its start to its end. */
export class CanaryProcess {
  /** State of the process for others; null = there is no process. */
  started: StartedService | null = null;
  readonly #tried: TriedService;
  readonly #options: CanaryProcessOptions;
  readonly #unwanted = new AbortController();
  #process: AddedProcess | null = null;

  constructor(tried: TriedService, options: CanaryProcessOptions) {
    this.#tried = tried;
    this.#options = options;
  }

  /** Starts it; settles when it is ready, has failed, or is unwanted. */
  async start(): Promise<void> {
    const { signal } = this.#unwanted;
    if (signal.aborted) return;
    const { service } = this.#tried;
    const { site, base, supervisor, portOf } = this.#options;
    const port = await portOf(service);
    this.#change(port, { state: "starting" });
    try {
      const plan = planOfCanary(site, base, { service, file: await this.#install(), port });
      // After the site's stop has begun, nothing may start any more.
      signal.throwIfAborted();
      this.#process = supervisor.add(plan, {
        // Until it is ready again, its visitors get the live release.
        end: () => void (this.started?.state === "running" && this.#becomeReady(port)),
        endingAgain: (reason) => void this.#fail(port, reason),
      });
      const unwanted = once(signal, "abort").then(() => signal.throwIfAborted());
      await Promise.race([this.#process.started, unwanted]);
      await this.#becomeReady(port);
    } catch (error) {
      await this.#fail(port, messageOf(error));
    }
  }

  async #becomeReady(port: number): Promise<void> {
    this.#change(port, { state: "starting" });
    try {
      const address = `http://127.0.0.1:${port}/readyz`;
      await waitUntilReady(address, this.#options.readyWithinMs, this.#unwanted.signal);
      if (this.started?.state === "starting") this.#change(port, { state: "running" });
    } catch (error) {
      await this.#fail(port, messageOf(error));
    }
  }

  /** From now on, nobody sees it; it still answers until `end`. */
  forget(): void {
    this.#unwanted.abort();
    this.started = null;
  }

  /** Drains it once nobody asks it any more. */
  async end(): Promise<void> {
    if (!this.#process) return;
    await sleep(this.#options.lingerMs);
    await this.#process.remove();
  }

  async #fail(port: number, why: string): Promise<void> {
    if (this.started?.state === "failed" || this.#unwanted.signal.aborted) return;
    const { service, release } = this.#tried;
    this.#options.report(`the canary of service-${service} ${release} does not run: ${why}`);
    this.#change(port, { state: "failed", why });
    const failed = this.#process;
    this.#process = null;
    await failed?.remove();
  }

  #change(port: number, state: Pick<StartedService, "state" | "why">): void {
    if (this.#unwanted.signal.aborted) return;
    const { service, release } = this.#tried;
    this.started = { service, release, url: `http://127.0.0.1:${port}`, ...state };
    this.#options.onChange();
  }

  /** The file to run. @throws Error when the release differs from the record or from the published files */
  async #install(): Promise<string> {
    const { service, release, manifest: integrity } = this.#tried;
    const { releasesDir, dataDir } = this.#options.site;
    const name = ServiceReleaseName.parse(`service-${service}`);
    const manifest = await readServiceManifest(releasesDir, name, release, integrity);
    const installDir = path.join(dataDir, "services");
    return installRelease(manifest, { releasesDir, installDir, root: this.#options.root });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
