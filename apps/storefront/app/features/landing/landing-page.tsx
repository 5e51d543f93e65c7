import { CmsPageView } from "../cms/public.ts";
import type { CmsData } from "../cms/public.ts";

export interface LandingPageData {
  name: string;
  hasOwnHeading: boolean;
  cms: CmsData;
}

interface Props {
  landing: LandingPageData;
  path: string;
  privacyPath: string;
}

export function LandingPageView({ landing, ...surroundings }: Props) {
  return (
    <>
      {!landing.hasOwnHeading && (
        <div className="container-page pt-6">
          <h1 className="page-title">{landing.name}</h1>
        </div>
      )}
      <CmsPageView cms={landing.cms} {...surroundings} />
    </>
  );
}
