import { presentMedia } from "./present-media.ts";
import type { ReferenceData } from "./reference-data.ts";
import { textFields } from "./texts.ts";

export type LocalizedReference = ReturnType<typeof localizeReference>;

/** Reference rows in one language, in contract shape, each made once and shared by all answers. Nobody may change them. */
/** @param mediaOrigin put in front of stored media paths; empty leaves them relative to the shop */
export function localizeReference(data: ReferenceData, languageId: string, mediaOrigin: string) {
  const chain = data.languageChain(languageId);
  const mediaUrl = (path: string) => mediaOrigin + path;

  const media = remember(data.media, (row) => presentMedia(row, chain, mediaUrl));

  const unit = remember(data.unit, (row) => {
    const { own, translated } = textFields(row.texts, chain, ["name", "shortCode"]);
    return { id: row.id, customFields: {}, ...own, translated, apiAlias: "unit" as const };
  });

  const deliveryTime = remember(data.deliveryTime, (row) => {
    const { own, translated } = textFields(row.texts, chain, ["name"]);
    return {
      id: row.id,
      min: row.min,
      max: row.max,
      unit: row.unit,
      customFields: {},
      ...own,
      translated,
      apiAlias: "delivery_time" as const,
    };
  });

  const manufacturer = remember(data.manufacturer, (row) => {
    const { own, translated } = textFields(row.texts, chain, ["name", "description"]);
    return {
      id: row.id,
      mediaId: row.media_id,
      media: media(row.media_id),
      link: row.link,
      extensions: { path: row.page_paths?.[languageId] ?? null },
      customFields: row.custom_fields,
      ...own,
      translated: { ...translated, customFields: row.custom_fields },
      apiAlias: "product_manufacturer" as const,
    };
  });

  const propertyGroup = remember(data.propertyGroup, (row) => {
    const { own, translated } = textFields(row.texts, chain, ["name", "description"]);
    return {
      id: row.id,
      displayType: row.display_type,
      sortingType: row.sorting_type,
      filterable: row.filterable,
      visibleOnProductDetailPage: row.visible_on_detail,
      position: row.position,
      customFields: {},
      ...own,
      translated: { ...translated, position: row.position },
      apiAlias: "property_group" as const,
    };
  });

  const propertyOption = remember(data.propertyOption, (row) => {
    const { own, translated } = textFields(row.texts, chain, ["name"]);
    return {
      id: row.id,
      groupId: row.group_id,
      position: row.position,
      colorHexCode: row.color_hex_code,
      mediaId: row.media_id,
      media: media(row.media_id),
      customFields: {},
      ...own,
      translated: { ...translated, position: row.position },
      apiAlias: "property_group_option" as const,
    };
  });

  return {
    languageId,
    chain,
    mediaOrigin,
    mediaUrl,
    media,
    unit,
    deliveryTime,
    manufacturer,
    propertyGroup,
    propertyOption,
  };
}

/** Looks up by id, presents on first use. Unknown or missing ids give null, like a relation that is not there. */
function remember<Row, Shown>(rows: ReadonlyMap<string, Row>, present: (row: Row) => Shown) {
  const shown = new Map<string, Shown>();
  return (id: string | null | undefined): Shown | null => {
    if (!id) return null;
    const known = shown.get(id);
    if (known) return known;
    const row = rows.get(id);
    if (!row) return null;
    const made = present(row);
    shown.set(id, made);
    return made;
  };
}
