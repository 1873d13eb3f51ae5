import { useTexts } from "@forecourt/remote-kit/site-context";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import { Grid } from "@forecourt/ui/layout/stack";
import { VehicleIllustration } from "@forecourt/ui/vehicle/vehicle-illustration";

export function CardsSample() {
  const t = useTexts();
  return (
    <Grid columns={3}>
      {(["suvs", "sedans", "trucks"] as const).map((body) => (
        <Card key={body} kind="link">
          <VehicleIllustration body={body} paint={null} alt="" bare />
          <h3>
            <CardLink href={`/${body}`}>{t(`bodyStyle.${body}`)}</CardLink>
          </h3>
          <p>From under $12,000, inspected and ready to drive home.</p>
        </Card>
      ))}
    </Grid>
  );
}
