import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";

export interface HelpCategoryData {
  trail: Crumb[];
  category: HelpCategory;
  /** Address of the search over all categories. */
  action: string;
  others: ContentLink[];
}
