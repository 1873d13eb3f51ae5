import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { Button } from "@forecourt/ui/elements/button";
import { type SubmitEvent, useId, useRef } from "react";
import { useSaveZip } from "../../parts/use-save-zip.ts";
import { HiddenTermFields } from "../payment/hidden-term-fields.tsx";
import { paymentUrl } from "../payment/payment-address.ts";
import { usePayment } from "../payment/use-payment.ts";
import styles from "./out-the-door.module.css";
import { type OutTheDoorData, priceAtZip } from "./out-the-door-data.ts";
import { OutTheDoorLines } from "./out-the-door-lines.tsx";

/**
 * Asks for the buyer's ZIP code, and shows the price with every tax and charge that is known there. The
 * form carries the terms of the payment along, so that the page comes back with the same ones.
 */
export function OutTheDoor({ data, hash }: { data: OutTheDoorData; hash: string }) {
  const payment = usePayment();
  if (!payment) return null;
  const trade = payment.terms.tradeEquity * 100;
  const price = priceAtZip(data, trade);
  return (
    <div className={styles.place}>
      <ZipForm key={data.zip} data={data} hash={hash} />
      {price && <OutTheDoorLines price={price} trade={trade} />}
    </div>
  );
}

function ZipForm({ data: { zip, problem }, hash }: { data: OutTheDoorData; hash: string }) {
  const t = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { go } = useNavigation();
  const remember = useSaveZip();
  // Without consent the server does not know the location that this document has.
  const known = useVisitor(({ locationAddress }) => zipOfAddress(locationAddress));
  const payment = usePayment();
  if (!payment) return null;
  const { data, terms } = payment;
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = paymentUrl(data, terms);
    const separator = address.includes("?") ? "&" : "?";
    const typed = field.current?.value.trim() ?? "";
    remember(typed);
    const query = new URLSearchParams({ [zipParameter]: typed });
    go(`${address}${separator}${query}${hash}`, { replace: true, keepScroll: true });
  };
  return (
    <form method="get" action={`${data.action}${hash}`} className={styles.form} onSubmit={ask}>
      <HiddenTermFields />
      <label htmlFor={id} className={styles.label}>
        {t("outTheDoor.zip")}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.zip}
          name={zipParameter}
          defaultValue={zip || (known ?? "")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
        />
        <Button type="submit" look="secondary">
          {t("outTheDoor.zip.submit")}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        className={problem === null ? styles.note : styles.problem}
        aria-live="polite"
      >
        {problem ?? t("outTheDoor.zip.help")}
      </p>
    </form>
  );
}
