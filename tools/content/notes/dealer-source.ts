import type { RawContent } from "@forecourt/service-kit/dealers/content/content-files";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import type { DealerSettings } from "@forecourt/service-kit/dealers/settings/settings";

/** A dealer whose files the site accepts. */
export interface DealerSource {
  files: Files;
  id: string;
  settings: DealerSettings;
  contents: readonly RawContent[];
}
