import type { SiteContext } from "@forecourt/contracts/site";

/** Whether an image is a drawing by the dealer's configuration, so that it must be marked as one. */
export function isIllustration(
  image: string | null,
  { illustrationHosts = [] }: Pick<SiteContext, "illustrationHosts">,
): boolean {
  const host = image === null ? undefined : URL.parse(image)?.hostname;
  return (
    host !== undefined && illustrationHosts.some((entry) => entry.replace("http://", "") === host)
  );
}
