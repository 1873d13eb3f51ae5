import { useTexts } from "@forecourt/remote-kit/site-context";
import { NotFoundHelp } from "./not-found-help.tsx";
import { StatusPage } from "./status-page.tsx";

/** The page of an address that leads nowhere. */
export function NotFoundPage() {
  const t = useTexts();
  return (
    <StatusPage
      badge={t("notFound.badge")}
      title={t("notFound.title")}
      subtitle={t("notFound.subtitle")}
      button={t("notFound.button")}
    >
      <NotFoundHelp />
    </StatusPage>
  );
}
