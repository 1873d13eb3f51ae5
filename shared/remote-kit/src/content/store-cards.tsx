import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard, StoreList } from "@forecourt/ui/elements/store-card";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { linkRel } from "./link-rel.ts";
import styles from "./store-cards.module.css";
import type { StoreCardData, StoreCardsData } from "./store-cards-view.ts";

interface StoreCardsProps {
  cards: StoreCardsData;
  /** Heading level of the stores' names, below the headings above. */
  heading: "h2" | "h3";
}

/** Stores of a group, each with links to it; choosing one works without JavaScript. */
export function StoreCards({ cards: { directions, back, stores }, heading }: StoreCardsProps) {
  const list = (
    <StoreList className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard
            heading={heading}
            name={store.name}
            href={store.page}
            address={store.address}
            status={store.lines.map((line) => <p key={line}>{line}</p>)}
            more={(store.go ?? store.choose) && <Buttons store={store} />}
          >
            <PhoneLink phone={store.phone}>{store.call}</PhoneLink>
            <a href={store.directionsUrl} aria-label={`${directions}: ${store.name}`}>
              {directions}
            </a>
            {store.link && (
              <a href={store.link.href} rel={linkRel(store.link.href)}>
                {store.link.label} <VisuallyHidden>{store.name}</VisuallyHidden>
              </a>
            )}
          </StoreCard>
        </li>
      ))}
    </StoreList>
  );
  if (back === null) return list;
  return (
    <form method="post" action={chooseStorePath} data-document>
      <input type="hidden" name="back" value={back} />
      {list}
    </form>
  );
}

function Buttons({ store: { id, go, choose } }: { store: StoreCardData }) {
  return (
    <div className={styles.buttons}>
      {go && (
        <ButtonLink href={go.href} rel={linkRel(go.href)} wide>
          {go.label}
        </ButtonLink>
      )}
      {choose !== undefined && (
        <Button type="submit" name="store" value={id} look={go ? "secondary" : "primary"} wide>
          {choose}
        </Button>
      )}
    </div>
  );
}
