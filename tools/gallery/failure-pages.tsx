import { AreaFallback } from "../../shell/src/app/frame/area-fallback.tsx";
import { ErrorPage } from "../../shell/src/app/frame/error-page.tsx";
import { NotFoundPage } from "../../shell/src/app/frame/not-found-page.tsx";

export function FailurePages({ path }: { path: string }) {
  if (path === "/error") return <ErrorPage status={500} requestId="7f3c-21" />;
  if (path === "/fallback") return <AreaFallback area="inventory" />;
  return <NotFoundPage />;
}
