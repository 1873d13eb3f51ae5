import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { Chip, RemovableChip } from "@forecourt/ui/elements/chip";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import { Price } from "@forecourt/ui/vehicle/price";

export function ControlsSample() {
  const { store, phoneMasks } = useSite();
  return (
    <Stack gap={6}>
      <Cluster>
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="/" size="large">
          Large link
        </ButtonLink>
      </Cluster>
      <Cluster>
        <Badge>Used</Badge>
        <Badge tone="brand">Certified</Badge>
        <Badge tone="positive">Price drop</Badge>
        <Badge tone="warning">Sale pending</Badge>
        <Badge tone="critical">Sold</Badge>
      </Cluster>
      <Cluster gap={2}>
        <Chip href="/a" current>
          All
        </Chip>
        <Chip href="/b">Sedans</Chip>
        <RemovableChip href="/c" label="Remove Under $20,000">
          Under $20,000
        </RemovableChip>
      </Cluster>
      <Cluster gap={6}>
        <Price size="page">$18,995</Price>
        <Price size="card">$18,995</Price>
        <Price>$18,995.00</Price>
        <PhoneLink phone={store.phone}>{maskPhone(store.phone, phoneMasks.general)}</PhoneLink>
      </Cluster>
    </Stack>
  );
}
