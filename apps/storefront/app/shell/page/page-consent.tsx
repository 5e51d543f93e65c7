import { ConsentDialog, ConsentLayer } from "../../features/consent/public.ts";
import { needsFirstLayer, offeredGroups } from "../../features/consent/public-data.ts";
import { isUntracked, pageType, trackedPath, Tracker } from "../../features/tracking/public.ts";
import { PagePart } from "../../platform/browser/page-part.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import type { ShellData } from "../shell-data.ts";
import { useShownPage } from "./use-shown-page.ts";

interface Props {
  shell: Pick<ShellData, "consent" | "tagManager"> | undefined;
}

/** Asks visitors for their consent where something would run by itself. Stands before everything else that can be reached. */
export function FirstQuestion({ shell }: Props) {
  const { privacy: privacyPath } = useShopPaths();
  const page = useShownPage();
  const { tagManager = null, consent } = shell ?? {};
  if (!tagManager || !consent || isUntracked(page) || !needsFirstLayer(consent.offered)) return null;
  return <ConsentLayer privacyPath={privacyPath} offered={consent.offered} host={tagManager.host} />;
}

/** The settings, and what waits for consent. */
export function PageConsent({ shell }: Props) {
  const { privacy: privacyPath } = useShopPaths();
  const page = useShownPage();
  const offered = shell?.consent.offered ?? offeredGroups({ hasTagManager: false });
  const { tagManager = null } = shell ?? {};
  const isTracked = tagManager !== null && !isUntracked(page);
  return (
    <>
      <ConsentDialog privacyPath={privacyPath} offered={offered} host={tagManager?.host ?? null} />
      {isTracked && (
        <PagePart name="page:tracker">
          <Tracker
            containerUrl={tagManager.url}
            type={pageType(page)}
            path={trackedPath(page)}
            address={page.address}
          />
        </PagePart>
      )}
      {/* The next page must not tell others where its visitor came from. */}
      {tagManager && !isTracked && <meta name="referrer" content="strict-origin" />}
    </>
  );
}
