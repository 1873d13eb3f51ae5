import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import { DraftHead } from "@forecourt/remote-kit/draft/draft-page";
import { PageWidth } from "@forecourt/ui/layout/section";
import styles from "./stores.module.css";
import type { StoresData } from "./stores-view.ts";

/** The stores that service vehicles, each a button of one form, which works without JavaScript. */
export function Stores({ data: { title, lead, back, stores } }: { data: StoresData }) {
  return (
    <PageWidth>
      <div data-document className={styles.page}>
        <DraftHead title={title} lead={lead} />
        <form method="post" action={chooseStorePath} data-document>
          <input type="hidden" name="back" value={back} />
          <ul className={styles.stores}>
            {stores.map(({ id, name, lines }) => (
              <li key={id}>
                <button name="store" value={id} className={styles.store}>
                  <strong>{name}</strong>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
        </form>
      </div>
    </PageWidth>
  );
}
