import { type ServiceName, serviceNames } from "@forecourt/contracts/services";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Log } from "@forecourt/service-kit/log";
import {
  type AddedServices,
  followAddedServices,
} from "@forecourt/service-kit/releases/added-services";
import { followStartedServices } from "@forecourt/service-kit/releases/started-services";
import type { RendererHost } from "../render/renderer-host.ts";
import { type RecordOf, servicesByRecord } from "./services-by-record.ts";

type Services = RendererHost["services"];

interface ServicesOptions {
  /** URLs of the replicas of the services that the site was started with. */
  replicas: Record<ServiceName, string[]>;
  dataDir: string;
  recordOf: RecordOf;
  log: Pick<Log, "warn">;
}

/** The services by name, in one object for every release of the shell: it changes with the services that are added. */
export async function followServices({ replicas, dataDir, recordOf, log }: ServicesOptions) {
  const started = followStartedServices(dataDir);
  const services = servicesByRecord(replicas, started, recordOf);
  const added = await followAddedServices(dataDir, {
    onChange: (list) => setAdded(services, list),
    onError: (error) => log.warn({ err: error }, "the list of added services is not readable"),
  });
  return {
    services,
    close() {
      started.close();
      added.close();
    },
  };
}

function setAdded(services: Services, list: AddedServices): void {
  const own = new Set<string>(serviceNames);
  const added = Object.entries(list) as [ServiceName, readonly string[]][];
  const gone = (Object.keys(services) as ServiceName[]).filter(
    (name) => !own.has(name) && list[name] === undefined,
  );
  for (const name of gone) Reflect.deleteProperty(services, name);
  for (const [name, urls] of added) if (!own.has(name)) services[name] = serviceAt(urls);
}

function serviceAt(urls: readonly string[]): Services["inventory"] {
  const [address = ""] = urls;
  return { address, fetch: fetchFromReplicas(urls) };
}
