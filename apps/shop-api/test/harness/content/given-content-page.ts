import type { ContentPageDraft } from "@hearth/admin-contract";
import type { BlockKind } from "@hearth/rules";
import { hashOf } from "../../../src/modules/link-secret/index.ts";
import { newId } from "../../../src/platform/new-id.ts";
import type { Headers } from "../api-client.ts";
import { word } from "../admin/admin-world.ts";
import type { TestShop } from "../test-shop.ts";

type Block = ContentPageDraft["blocks"][number];

/** One field of a block in German; English and Polish say the same behind a sign of their own. */
export function block(
  kind: BlockKind,
  field: "title" | "html",
  text: string,
  more: Partial<Block> = {},
): Block {
  const nothing = { title: "", html: "", secondHtml: "", link: "" };
  return {
    kind,
    mediaId: null,
    productNumbers: [],
    categoryIds: [],
    texts: [
      { locale: "de-DE", ...nothing, [field]: text },
      { locale: "en-GB", ...nothing, [field]: `${text} (en)` },
      { locale: "pl-PL", ...nothing, [field]: `${text} (pl)` },
    ],
    ...more,
  };
}

/** A whole page in three languages, at an address of its own. */
export function pageDraft({
  path = `seite-${word()}`,
  blocks = [block("heading", "title", "Neu")],
} = {}): ContentPageDraft {
  const text = (locale: string, name: string, at: string) => ({
    locale,
    name,
    path: at,
    metaTitle: `${name} kaufen`,
    metaDescription: "",
  });
  return {
    texts: [
      text("de-DE", "Wärmewochen", path),
      text("en-GB", "Heat weeks", `${path}-en`),
      text("pl-PL", "Tygodnie ciepła", `${path}-pl`),
    ],
    blocks,
  };
}

export async function insertContentPage(
  { sql }: Pick<TestShop, "sql">,
  { isLive = false } = {},
): Promise<string> {
  const [id, document] = [newId(), JSON.stringify(pageDraft())];
  await sql`insert into content_page (id, document, live_number, live_since)
    values (${id}, ${document}::text::jsonb, ${isLive ? 1 : null}, ${isLive ? new Date().toISOString() : null})`;
  await sql`insert into content_version (page_id, number, document, staff_id, staff)
    values (${id}, 1, ${document}::text::jsonb, ${newId()}, 'Ada')`;
  return id;
}

export const PREVIEW_SECRET = "5".repeat(32);

/** A link that was made before; once for all who use it. */
export async function insertPreview(sql: TestShop["sql"]): Promise<Headers> {
  await sql`insert into content_preview (secret_hash, page_id, number, expires_at)
    values (${hashOf(PREVIEW_SECRET)}, ${await insertContentPage({ sql })}, 1, now() + interval '1 hour') on conflict do nothing`;
  return {};
}
