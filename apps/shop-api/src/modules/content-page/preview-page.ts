import type { ContentPreview } from "@hearth/admin-contract";
import { failure, type LandingPage } from "@hearth/contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { presentCmsPage, type ResolveDeps } from "../content/index.ts";
import { hashOf, newSecret } from "../link-secret/index.ts";
import { textFields } from "../reference/index.ts";
import { changeSeen, type SeenPage } from "./change-seen-page.ts";
import { languageIdOf } from "./check-draft.ts";
import { insertPreview, selectPreview } from "./preview.sql.ts";
import { draftRows, type Showing, textsOf } from "./show-page.ts";

/** Long enough to look at all languages and widths. */
const PREVIEW_MINUTES = 15;

/** A link to the version that was read, for whoever has it. */
export async function previewSeenPage(
  tx: Tx,
  { reference }: Pick<Showing, "reference">,
  seen: SeenPage,
): Promise<ContentPreview> {
  const { secret, hash } = newSecret();
  let expiresAt = "";
  await changeSeen(tx, reference, seen, async ({ id, number }) => {
    expiresAt = await insertPreview(tx, { hash, pageId: id, number, minutes: PREVIEW_MINUTES });
  });
  const domains = reference.domainsByChannel.get(reference.rows.channels[0]?.id ?? "") ?? [];
  return {
    links: domains.map(({ language_id, url }) => ({
      locale: reference.language.get(language_id)?.locale_code ?? "",
      url: `${url.replace(/\/+$/, "")}/preview/${secret}`,
    })),
    expiresAt,
  };
}

/** The draft as the shop would show it, without a row of it being written. */
export async function previewedPage(
  deps: ResolveDeps,
  newId: () => string,
  secret: string,
): Promise<LandingPage> {
  const found = await selectPreview(deps.sql, hashOf(secret));
  if (!found)
    throw failure(404, "CONTENT__LANDING_PAGE_NOT_FOUND", {
      detail: "This preview is over, or never was.",
      parameters: { landingPageId: "" },
    });
  const { id, document } = found;
  const { reference, refs } = deps.scope;
  const texts = textsOf(document, (locale) => languageIdOf(reference, locale));
  const { sections, blocks, slots } = await draftRows(
    deps.sql,
    { reference, newId },
    { id, draft: document },
  );
  const page = { id, type: "landingpage", css_class: null, config: null, texts };
  const { own, translated } = textFields(texts, refs.chain, [
    "name",
    "url",
    "metaTitle",
    "metaDescription",
    "keywords",
  ]);
  return {
    id,
    active: true,
    cmsPageId: id,
    cmsPage: await presentCmsPage(deps, {
      page,
      sections: sections.map((section) => ({
        ...section,
        type: "default",
        name: null,
        mobile_behavior: "wrap",
        style: {},
      })),
      blocks: blocks.map((block) => ({ ...block, name: null, section_position: "main", style: {} })),
      slots,
    }),
    customFields: {},
    ...own,
    translated: { ...translated, customFields: {} },
    apiAlias: "landing_page",
  };
}
