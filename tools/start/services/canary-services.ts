import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { ServiceName } from "@forecourt/contracts/services";
import { writeStartedServices } from "@forecourt/service-kit/releases/started-services";
import { freePorts } from "../free-ports.ts";
import type { Plan, Site } from "../plan.ts";
import { CanaryProcess, type CanaryProcessOptions, type TriedService } from "./canary-process.ts";

interface Options
  extends Pick<CanaryProcessOptions, "root" | "supervisor" | "report">,
    Partial<Pick<CanaryProcessOptions, "readyWithinMs" | "lingerMs">> {}

/** Runs the releases of services that canaries try, each beside the live release, at an address of its own. */
export interface CanaryServices {
  /**
   * Starts the services that the canaries of a record try and ends the services that none tries; does not wait for
   * either.
   * @param waiting services whose live process does not run the release that the record names: their canary processes
   * stay
   */
  follow(record: ReleaseRecord | null, waiting: ReadonlySet<ServiceName>): void;
  /** Settles when no service is being started any more; running processes stop with the site. */
  close(): Promise<void>;
}

const defaultTimes = { readyWithinMs: 60_000, lingerMs: 1_500 };

/** State of an earlier run is discarded. */
export function canaryServices(site: Site, base: Plan, options: Options): CanaryServices {
  const all = new Map<string, TriedService & { process: CanaryProcess }>();
  const inTurn = createTurns(options.report);
  const write = () =>
    writeStartedServices(
      site.dataDir,
      [...all.values()].flatMap(({ process }) => process.started ?? []),
    );
  const own = {
    ...defaultTimes,
    ...options,
    site,
    base,
    portOf: portsOfServices(site),
    onChange: write,
  };
  write();
  return {
    follow(record, waiting) {
      const wanted = new Map(triedIn(record).map((one) => [keyOf(one), one]));
      for (const [key, { service, release, process }] of all) {
        const isPromoted = record?.services?.[service]?.release === release;
        if (wanted.has(key) || (isPromoted && waiting.has(service))) continue;
        all.delete(key);
        process.forget();
        inTurn.run(service, () => process.end());
      }
      write();
      for (const [key, tried] of wanted) {
        if (all.has(key)) continue;
        const process = new CanaryProcess(tried, own);
        all.set(key, { ...tried, process });
        inTurn.run(tried.service, () => process.start());
      }
    },
    async close() {
      for (const { process } of all.values()) process.forget();
      all.clear();
      write();
      await inTurn.settled();
    },
  };
}

/** Runs the acts for one service in turn: one process ends before the next one starts at the same address. */
function createTurns(report: (text: string) => void) {
  const turns = new Map<ServiceName, Promise<void>>();
  return {
    run(service: ServiceName, act: () => Promise<void>): void {
      const turn = (turns.get(service) ?? Promise.resolve()).then(act);
      turns.set(
        service,
        turn.catch((error: unknown) => report(String(error))),
      );
    },
    async settled(): Promise<void> {
      await Promise.all(turns.values());
    },
  };
}

/** A free port for each service, which stays the same. */
function portsOfServices({ port: taken }: Site): CanaryProcessOptions["portOf"] {
  const ports = new Map<ServiceName, number>();
  return async (service) => {
    const [port = 0] = ports.has(service) ? [ports.get(service)] : await freePorts(1, [taken]);
    ports.set(service, port);
    return port;
  };
}

function triedIn(record: ReleaseRecord | null): TriedService[] {
  return (record?.canaries ?? []).flatMap(({ services = {} }) =>
    (Object.entries(services) as [ServiceName, Omit<TriedService, "service">][]).map(
      ([service, { release, manifest }]) => ({ service, release, manifest }),
    ),
  );
}

function keyOf({ service, release }: TriedService): string {
  return `${service}.${release}`;
}
