import { bodyStyles } from "@forecourt/contracts/body-styles";
import type { SiteContext } from "@forecourt/contracts/site";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Grid } from "@forecourt/ui/layout/stack";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";
import { vehicleCard } from "../../mfe-inventory/src/features/vehicle-card/vehicle-card-view.ts";
import { VehicleGrid } from "../../mfe-inventory/src/features/vehicle-card/vehicle-grid.tsx";
import { sampleCars } from "./sample-cars.ts";

const bodies = [...bodyStyles, null];
const paints = ["#f4f5f5", "#0f1113", "#9aa0a6", "#a5171c"];

/** A page of nineteen illustrations, and each drawing in the paints that are hard. */
export function Showroom({ site }: { site: SiteContext }) {
  const t = useTexts();
  const cards = sampleCars(site.store.id).map((car) => vehicleCard(car, site));
  return (
    <>
      <PageWidth>
        <h1>Showroom</h1>
        <VehicleGrid cards={cards} label={t("search.results")} />
      </PageWidth>
      <Section id="paints" title="Paints">
        <Grid columns={4} gap={4}>
          {bodies.flatMap((body) =>
            paints.map((paint) => (
              <VehicleIllustration
                key={`${body} ${paint}`}
                body={body}
                paint={paint}
                alt={`${body ?? "covered"} in ${paint}`}
                caption="Illustration"
              />
            )),
          )}
        </Grid>
      </Section>
    </>
  );
}
