import { useTexts } from "@forecourt/remote-kit/site-context";
import { StatusPage } from "./status-page.tsx";

interface ErrorPageProps {
  /** HTTP status of the answer. */
  status: number;
  /** Identifies the log line when the visitor calls about the error. */
  requestId?: string;
}

/** The page for an error of the shell itself; its document title is `errorTitle`. */
export function ErrorPage({ status, requestId }: ErrorPageProps) {
  const t = useTexts();
  return (
    <StatusPage
      badge={String(status)}
      title={t("error.title")}
      subtitle={t("error.subtitle")}
      note={requestId === undefined ? undefined : t("error.reference", { requestId })}
      button={t("error.button")}
    />
  );
}
