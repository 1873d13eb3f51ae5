import type { AreaName } from "@forecourt/contracts/areas";
import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { Section } from "@forecourt/ui/layout/section";
import BadgeDollarSign from "lucide-react/icons/badge-dollar-sign";
import CarFront from "lucide-react/icons/car-front";
import Handshake from "lucide-react/icons/handshake";
import Store from "lucide-react/icons/store";
import Wrench from "lucide-react/icons/wrench";
import type { Shortcut } from "./home-data.ts";

const icons: Partial<Record<AreaName, typeof Wrench>> = {
  inventory: CarFront,
  financing: BadgeDollarSign,
  trade: Handshake,
  service: Wrench,
  company: Store,
};

/** Cards that link to the most frequent tasks of visitors. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <Section>
      <ContentCards cards={shortcuts} level={2} iconOf={({ area }) => area && iconOf(area)} />
    </Section>
  );
}

function iconOf(area: AreaName) {
  const Icon = icons[area] ?? Store;
  return <Icon aria-hidden size={24} strokeWidth={1.75} />;
}
