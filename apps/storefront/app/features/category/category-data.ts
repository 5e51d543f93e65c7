import type { SubsidyLink } from "../../platform/shop/subsidy-link.ts";
import type { Crumb } from "../../ui/base/breadcrumb.tsx";
import type { BrandData } from "../brand/public.ts";
import type { CmsData } from "../cms/public.ts";
import type { ListingData } from "../listing/public.ts";
import type { PictureData } from "../media/public.ts";
import type { Subcategory } from "./subcategories.tsx";

export interface CategoryPageData {
  name: string;
  /** One sentence beside the name. */
  intro: string | null;
  subsidy: SubsidyLink | null;
  descriptionHtml: string | null;
  picture: PictureData | null;
  /** Beside what an editor wrote there is a listing. */
  hasProducts: boolean;
  /** The content brings the main heading itself. */
  hasOwnHeading: boolean;
  cms: CmsData;
  /** The products on the page. */
  shownIds: string[];
  listing: ListingData | null;
  subcategories: Subcategory[];
  crumbs: Crumb[];
  /** Of a maker's page. */
  brand: BrandData | null;
}
