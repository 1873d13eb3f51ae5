import { areas } from "@forecourt/contracts/areas";
import { maskPhone } from "@forecourt/domain/phone";
import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";

const [contactPath] = areas.company.contact.paths;

/** For shoppers who have found no answer in the help center: call, or write. */
export function AskUs() {
  const t = useTexts();
  return (
    <Stack gap={4} as="section">
      <h2>{t("help.ask")}</h2>
      <Cluster gap={3}>
        <AskLinks />
      </Cluster>
    </Stack>
  );
}

/** The phone of sales, and the contact page where the store has one. */
export function AskLinks() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { store, phoneMasks, pages } = useSite();
  const { phone } = store.sales;
  return (
    <>
      <ButtonLink href={`tel:${phone}`} look="secondary">
        {t("help.call", { phone: maskPhone(phone, phoneMasks.general) })}
      </ButtonLink>
      {pages["contact"] === true && (
        <ButtonLink href={localPath(contactPath)} look="secondary">
          {t("help.message")}
        </ButtonLink>
      )}
    </>
  );
}
