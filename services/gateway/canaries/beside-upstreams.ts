import type { ServiceName } from "@forecourt/contracts/services";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import { upstreamOfRelease } from "@forecourt/service-kit/releases/release-version";
import type {
  ReleaseAddresses,
  StartedService,
} from "@forecourt/service-kit/releases/started-services";
import type { Request } from "express";
import type { Upstream } from "../proxy/upstream.ts";
import { contextOf } from "../request/request-context.ts";

/**
 * The release of a service beside the live service that answers a request: the release of the visitor's canary, or a
 * release of the record in force that has not taken over yet. Null = the live service answers.
 */
export type BesideUpstreams = (request: Request, service: ServiceName) => Upstream | null;

interface Options {
  canaries: () => RecordedCanaries;
  started: ReleaseAddresses;
  /** Watch of data versions, which follows these releases while they run. */
  versions: {
    addUpstream(name: string, urls: readonly string[]): void;
    removeUpstream(name: string): void;
  };
  createUpstream(name: string, url: string): Upstream;
  /** Called when other releases run: who gets which canary may have changed. */
  onChange(): void;
}

/** Follows the releases that run beside the live services. */
export function createBesideUpstreams(options: Options): BesideUpstreams {
  const { canaries, started, versions, createUpstream, onChange } = options;
  const upstreams = new Map<string, { url: string; upstream: Upstream }>();
  const change = (now: readonly StartedService[]) => {
    const running = now.filter(({ state }) => state === "running");
    const names = new Set(
      running.map(({ service, release }) => upstreamOfRelease(service, release)),
    );
    for (const name of upstreams.keys()) {
      if (names.has(name)) continue;
      upstreams.delete(name);
      versions.removeUpstream(name);
    }
    for (const { service, release, url } of running) {
      const name = upstreamOfRelease(service, release);
      if (upstreams.get(name)?.url === url) continue;
      upstreams.set(name, { url, upstream: createUpstream(name, url) });
      versions.addUpstream(name, [url]);
    }
    onChange();
  };
  started.listen(change);
  return (request, service) => {
    const { canaries: all, services = {} } = canaries();
    const { canary: record } = contextOf(request);
    const canary = record === null ? undefined : all.find((one) => one.record === record);
    const release = (canary?.services?.[service] ?? services[service])?.release;
    if (release === undefined) return null;
    return upstreams.get(upstreamOfRelease(service, release))?.upstream ?? null;
  };
}

/**
 * The canaries whose services all run: the pages of any other canary would request a service that no process answers
 * for.
 */
export function withRunningServices(
  recorded: RecordedCanaries,
  { running }: Pick<ReleaseAddresses, "running">,
): RecordedCanaries {
  const canaries = recorded.canaries.filter(({ services = {} }) =>
    (Object.entries(services) as [ServiceName, { release: string }][]).every(
      ([service, { release }]) => running(service, release) !== null,
    ),
  );
  return canaries.length === recorded.canaries.length ? recorded : { ...recorded, canaries };
}
