import type { Contract, DescribedEndpoint } from "./described-endpoints.ts";
import { schemaIncompatibilities } from "./schema-incompatibilities.ts";

/**
 * Why a caller that was built against `called` is not compatible with services that answer `served`, a line each. A
 * removed or narrowed field is a break; additional fields of services are not.
 */
export function contractIncompatibilities(called: Contract, served: Contract): string[] {
  return Object.entries(called).flatMap(([endpoint, own]) => {
    const live = served[endpoint];
    if (!live) return [`${endpoint}: no live service answers it`];
    return endpointMisfits(own, live).map((line) => `${endpoint}: ${line}`);
  });
}

function endpointMisfits(own: DescribedEndpoint, live: DescribedEndpoint): string[] {
  const sent = (["params", "query", "body"] as const).flatMap((part) => {
    const accepted = live[part];
    const given = own[part];
    if (!accepted) return given ? [`the live service reads no ${part}`] : [];
    const lines = schemaIncompatibilities(given ?? { type: "object" }, accepted, part);
    return lines.map((line) => `in what is sent, ${line}`);
  });
  const read = schemaIncompatibilities(live.reply, own.reply, "reply");
  return [...sent, ...read.map((line) => `in what the live service answers, ${line}`)];
}
