import { useNavigation } from "@forecourt/remote-kit/navigation";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useLoadingPhase } from "./use-loading-phase.ts";

/** What every page has around it. */
export function Frame({ children }: { children: ReactNode }) {
  const { pending } = useNavigation();
  return (
    <>
      <SkipLink />
      <LoadingBar phase={useLoadingPhase(pending)} />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
