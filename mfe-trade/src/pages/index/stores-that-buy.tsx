import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { Button } from "@forecourt/ui/elements/button";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard, StoreList } from "@forecourt/ui/elements/store-card";
import { PageWidth } from "@forecourt/ui/layout/section";
import type { StoresThatBuyData } from "./index-data.ts";
import styles from "./stores-that-buy.module.css";

/** The stores that buy cars, each with the ways to it; choosing one works without JavaScript. */
export function StoresThatBuy({ data }: { data: StoresThatBuyData }) {
  const { title, lead, note, directions, back, stores } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <form method="post" action={chooseStorePath} data-document>
          <input type="hidden" name="back" value={back} />
          <StoreList className={styles.stores}>
            {stores.map((store) => (
              <li key={store.id}>
                <StoreCard
                  heading="h2"
                  name={store.name}
                  href={store.page}
                  address={store.address}
                  status={
                    <>
                      <p>{store.distance}</p>
                      <p>{store.hours}</p>
                    </>
                  }
                  more={
                    <Button type="submit" name="store" value={store.id} wide>
                      {store.choose}
                    </Button>
                  }
                >
                  <PhoneLink phone={store.phone}>{store.call}</PhoneLink>
                  <a href={store.directionsUrl} aria-label={`${directions}: ${store.name}`}>
                    {directions}
                  </a>
                </StoreCard>
              </li>
            ))}
          </StoreList>
        </form>
        <p className={styles.note}>{note}</p>
      </div>
    </PageWidth>
  );
}
