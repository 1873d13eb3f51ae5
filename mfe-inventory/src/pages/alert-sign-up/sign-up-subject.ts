import {
  AlertKind,
  AlertSubject,
  MAX_ALERT_CARS,
} from "@forecourt/contracts/areas/inventory/alerts";
import { getVehiclesByVin, searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { alertParameters } from "@forecourt/contracts/paths/alert-paths";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { namesInReply } from "../../features/search-filters/names-in-reply.ts";
import { readSearchState } from "../../features/search-filters/read-search-state.ts";
import { toSearchQuery } from "../../features/search-filters/search-query.ts";
import { savedPath } from "../../features/shortlist/shortlist-paths.ts";

/** The cars or the search that the address of the form names. */
export interface NamedSubject {
  subject: AlertSubject;
  /** The names of the cars, or the title of the search. */
  names: string[];
  /** The path of the page that links to the form. */
  back: string;
}

/** Reads the subject of an address; null = it names no car and no search of this site. */
export async function namedSubject(request: PageRequest): Promise<NamedSubject | null> {
  const { searchParams } = request.url;
  const kind = AlertKind.safeParse(searchParams.get(alertParameters.kind)).data;
  const vins = (searchParams.get(alertParameters.vin) ?? "").split(",").slice(0, MAX_ALERT_CARS);
  const search = searchParams.get(alertParameters.search) ?? "";
  const parsed = AlertSubject.safeParse({ kind, vins, vin: vins[0], search });
  if (!parsed.success) return null;
  const subject = parsed.data;
  return subject.kind === "search"
    ? searchNamed(request, subject.search)
    : carsNamed(request, subject);
}

async function carsNamed(
  request: PageRequest,
  subject: Exclude<AlertSubject, { kind: "search" }>,
): Promise<NamedSubject | null> {
  const vins = subject.kind === "price" ? subject.vins : [subject.vin];
  const { vehicles } = await areaClient(request)(getVehiclesByVin, { query: { vins } });
  const [first] = vehicles;
  if (!first) return null;
  const known = vehicles.map(({ vin }) => vin);
  return {
    subject: subject.kind === "price" ? { ...subject, vins: known } : subject,
    names: vehicles.map(({ year, make, model, trim }) =>
      [year, make, model, trim].filter((part) => part !== null).join(" "),
    ),
    back: vehicles.length === 1 ? href.vehicle(first) : savedPath(known, []),
  };
}

async function searchNamed(request: PageRequest, address: string): Promise<NamedSubject | null> {
  if (!isPathOfThisSite(address)) return null;
  const url = new URL(address, request.url);
  const { site } = request;
  const state = await readSearchState({ ...request, url, path: url.pathname });
  if (!state) return null;
  const { filter, terms } = state;
  const reply = await areaClient(request)(searchVehicles, { query: toSearchQuery(state, site) });
  const search = href.search(filter, { terms });
  return {
    subject: { kind: "search", search },
    names: [listTitle(site.texts, filter, namesInReply(filter, reply, site))],
    back: search,
  };
}
