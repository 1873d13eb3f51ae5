import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";

export interface HelpCategoryData {
  trail: Crumb[];
  category: HelpCategory;
  /** The id of each question, to which links lead. */
  ids: string[];
  /** Address of the search over all categories. */
  action: string;
  others: ContentLink[];
}
