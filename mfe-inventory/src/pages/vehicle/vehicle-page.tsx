import { PageWidth } from "@forecourt/ui/section";
import type { VehicleData } from "./vehicle-data.ts";

/** One car. */
export function Page({ data }: { data: VehicleData }) {
  return (
    <PageWidth>
      <h1>{data.title}</h1>
    </PageWidth>
  );
}
