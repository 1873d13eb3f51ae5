import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName } from "@forecourt/contracts/service-release";
import type { ServiceName } from "@forecourt/contracts/services";
import { readServiceManifest } from "@forecourt/service-kit/releases/service-release";
import {
  type StartedService,
  writeStartedServices,
} from "@forecourt/service-kit/releases/started-services";
import { freePorts } from "../free-ports.ts";
import type { Plan, Site } from "../plan.ts";
import type { AddedProcess, Supervisor } from "../supervisor.ts";
import { waitUntilReady } from "../wait-until-ready.ts";
import { installRelease } from "./install-release.ts";
import { planOfCanary } from "./plan-of-canary.ts";

interface Options {
  root: string;
  supervisor: Pick<Supervisor, "add">;
  report(text: string): void;
  /** How long it may take until one is ready. */
  readyWithinMs?: number;
  /** How long one that is not named any more still answers, in ms: longer than those who ask take to notice. */
  lingerMs?: number;
}

/** Runs the releases of services that canaries try, each beside the live one, at an address of its own. */
export interface CanaryServices {
  /**
   * Starts what the canaries of a record try and ends what none tries; does not wait for either.
   * @param waiting services whose live process does not run what the record names: what runs beside it stays
   */
  follow(record: ReleaseRecord | null, waiting: ReadonlySet<ServiceName>): void;
  /** Settles when nothing is started any more; what runs stops with the site. */
  close(): Promise<void>;
}

interface Tried {
  service: ServiceName;
  release: string;
  /** sha384 of its `release.json`. */
  manifest: string;
}

/** One that is wanted, from its start to its end. */
interface Running extends Tried {
  started: StartedService | null;
  process: AddedProcess | null;
  end: AbortController;
}

const defaultReadyMs = 60_000;
const defaultLingerMs = 1_500;

/** What an earlier run has left behind is forgotten. */
export function canaryServices(site: Site, base: Plan, options: Options): CanaryServices {
  const all = new Map<string, Running>();
  const ports = new Map<ServiceName, number>();
  /** By service: one ends before the next one starts, at the same address. */
  const turns = new Map<ServiceName, Promise<void>>();
  const write = () =>
    writeStartedServices(
      site.dataDir,
      [...all.values()].flatMap(({ started }) => started ?? []),
    );
  const inTurn = (service: ServiceName, run: () => Promise<void>) => {
    const turn = (turns.get(service) ?? Promise.resolve()).then(run).catch((error: unknown) => {
      options.report(messageOf(error));
    });
    turns.set(service, turn);
  };
  const portOf = async (service: ServiceName) => {
    const known = ports.get(service);
    if (known !== undefined) return known;
    const [port = 0] = await freePorts(1, [site.port]);
    ports.set(service, port);
    return port;
  };

  async function start(one: Running): Promise<void> {
    if (one.end.signal.aborted) return;
    const port = await portOf(one.service);
    const url = `http://127.0.0.1:${port}`;
    const state = (now: Pick<StartedService, "state" | "why">) => {
      if (one.end.signal.aborted) return;
      const { service, release } = one;
      one.started = { service, release, url, ...now };
      write();
    };
    state({ state: "starting" });
    const fail = async (why: string) => {
      if (one.started?.state === "failed" || one.end.signal.aborted) return;
      options.report(`the canary of service-${one.service} ${one.release} does not run: ${why}`);
      state({ state: "failed", why });
      const { process } = one;
      one.process = null;
      await process?.remove();
    };
    try {
      const plan = planOfCanary(site, base, {
        service: one.service,
        file: await install(site, one, options.root),
        port,
      });
      // After the site's stop has begun, nothing may start any more.
      one.end.signal.throwIfAborted();
      one.process = options.supervisor.add(plan, (reason) => void fail(reason));
      await Promise.race([one.process.started, untilAborted(one.end.signal)]);
      const withinMs = options.readyWithinMs ?? defaultReadyMs;
      await waitUntilReady(`${url}/readyz`, withinMs, one.end.signal);
      if (one.started?.state === "starting") state({ state: "running" });
    } catch (error) {
      await fail(messageOf(error));
    }
  }

  async function end(one: Running): Promise<void> {
    const { process } = one;
    if (!process) return;
    await sleep(options.lingerMs ?? defaultLingerMs);
    await process.remove();
  }

  write();
  return {
    follow(record, waiting) {
      const wanted = new Map(triedIn(record).map((one) => [keyOf(one), one]));
      for (const [key, one] of all) {
        const isPromoted = record?.services?.[one.service]?.release === one.release;
        if (wanted.has(key) || (isPromoted && waiting.has(one.service))) continue;
        all.delete(key);
        one.end.abort();
        inTurn(one.service, () => end(one));
      }
      write();
      for (const [key, tried] of wanted) {
        if (all.has(key)) continue;
        const one = { ...tried, started: null, process: null, end: new AbortController() };
        all.set(key, one);
        inTurn(one.service, () => start(one));
      }
    },
    async close() {
      for (const one of all.values()) one.end.abort();
      all.clear();
      write();
      await Promise.all(turns.values());
    },
  };
}

function triedIn(record: ReleaseRecord | null): Tried[] {
  return (record?.canaries ?? []).flatMap(({ services = {} }) =>
    (Object.entries(services) as [ServiceName, Omit<Tried, "service">][]).map(
      ([service, { release, manifest }]) => ({ service, release, manifest }),
    ),
  );
}

/** The file that runs. @throws Error when it is not what the record states or was published */
async function install(
  { releasesDir, dataDir }: Pick<Site, "releasesDir" | "dataDir">,
  { service, release, manifest: integrity }: Tried,
  root: string,
): Promise<string> {
  const name = ServiceReleaseName.parse(`service-${service}`);
  const manifest = await readServiceManifest(releasesDir, name, release, integrity);
  const installDir = path.join(dataDir, "services");
  return installRelease(manifest, { releasesDir, installDir, root });
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function keyOf({ service, release }: Tried): string {
  return `${service}.${release}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
