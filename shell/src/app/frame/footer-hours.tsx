import { maskPhone } from "@forecourt/domain/phone";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import type { PageState } from "../page-state.ts";
import styles from "./footer-hours.module.css";
import { useFrameStore } from "./frame-store.tsx";
import { usePhone } from "./use-phone.ts";

/**
 * Opening hours of sales and service, and the service department's phone where the address has another one. On a phone
 * they open on request.
 */
export function FooterHours({ area }: { area?: PageState["area"] | undefined }) {
  const { store } = useFrameStore();
  const [shown] = usePhone(area);
  const { phoneMasks } = useSite();
  const t = useTexts();
  return (
    <details>
      <summary>{t("frame.hours")}</summary>
      <div className={styles.hours}>
        <DepartmentHours name="sales" department={store.sales} />
        {store.service && (
          <div>
            <DepartmentHours name="service" department={store.service} />
            {store.service.phone !== shown && (
              <PhoneLink phone={store.service.phone}>
                {maskPhone(store.service.phone, phoneMasks.general)}
              </PhoneLink>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
