import type { AreaName } from "@forecourt/contracts/areas";

export function AreaFallback({ area }: { area: AreaName }) {
  return <p>{area} unavailable</p>;
}
