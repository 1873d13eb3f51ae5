import type { AreaName } from "@forecourt/contracts/areas";
import { ContentCard } from "@forecourt/remote-kit/content/content-card";
import { Section } from "@forecourt/ui/section";
import { Grid } from "@forecourt/ui/stack";
import BadgeDollarSign from "lucide-react/icons/badge-dollar-sign";
import CarFront from "lucide-react/icons/car-front";
import Handshake from "lucide-react/icons/handshake";
import Store from "lucide-react/icons/store";
import Wrench from "lucide-react/icons/wrench";
import type { Shortcut } from "./home-data.ts";

const icons: Record<AreaName, typeof Wrench> = {
  inventory: CarFront,
  financing: BadgeDollarSign,
  trade: Handshake,
  service: Wrench,
  company: Store,
};

/** What most visitors came for, one card each. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <Section>
      <Grid as="ul" columns={3}>
        {shortcuts.map(({ area, ...card }) => (
          <li key={card.title}>
            <ContentCard card={card} level={2} {...iconOf(area)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function iconOf(area: AreaName | null) {
  if (area === null) return {};
  const Icon = icons[area];
  return { icon: <Icon aria-hidden size={24} strokeWidth={1.75} /> };
}
