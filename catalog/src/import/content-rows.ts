import type { Catalogue } from "../format/catalogue.ts";
import { walkCategories } from "../format/catalogue.ts";
import type { Category } from "../format/categories.ts";
import { categoryIntro } from "../format/content/category-intro.ts";
import { idOf, idOrNull } from "../ids.ts";
import type { ReadCustomFields } from "./custom-field-reader.ts";
import { pictureId } from "./property-rows.ts";
import type { Row } from "./table.ts";
import type { Rows } from "./rows.ts";
import { textsOf, translationRows } from "./texts.ts";

/** Rows of categories.yaml and landing-pages.yaml. */
export function contentRows({ categories, landingPages }: Catalogue, read: ReadCustomFields): Rows {
  const rows: Row[] = [];
  const translations: Row[] = [];
  const pathOf = new Map<Category, string[]>();

  for (const { category, parent, position } of walkCategories(categories)) {
    const id = idOf("category", category.key);
    const path = parent ? [...(pathOf.get(parent) ?? []), idOf("category", parent.key)] : [];
    pathOf.set(category, path);
    const intro = categoryIntro(category);
    const customFields = read({ ...category.customFields, ...(intro && { intro }) });
    rows.push({
      id,
      parent_id: parent ? idOf("category", parent.key) : null,
      level: path.length + 1,
      path,
      position,
      type: category.type ?? "page",
      ...linkColumns(category.link),
      active: category.active ?? true,
      visible: category.visible ?? true,
      media_id: pictureId(category.picture),
      cms_page_id: idOrNull("cms-page", category.page),
      product_stream_id: idOrNull("stream", category.stream),
      filter_group_ids: (category.filters ?? []).map((group) => idOf("property-group", group)),
      fact_group_ids: (category.keyFacts ?? []).map((group) => idOf("property-group", group)),
      product_role: category.role ?? null,
      requires: category.requires ?? null,
      custom_fields: customFields.values,
    });
    const { name, description, meta } = category;
    const texts = {
      name,
      description,
      meta_title: meta?.title,
      meta_description: meta?.description,
      keywords: meta?.keywords,
    };
    translations.push(...translationRows({ category_id: id }, texts, customFields.texts));
  }

  return {
    category: rows,
    category_translation: translations,
    landing_page: landingPages.map(({ key, name, page, meta, active, customFields }) => ({
      id: idOf("landing-page", key),
      active: active ?? true,
      cms_page_id: idOf("cms-page", page),
      custom_fields: read(customFields).values,
      texts: textsOf({
        name,
        metaTitle: meta?.title,
        metaDescription: meta?.description,
        keywords: meta?.keywords,
      }),
    })),
  };
}

function linkColumns(link: Category["link"]): Row {
  const internal =
    idOrNull("category", link?.category) ??
    idOrNull("product", link?.product) ??
    idOrNull("landing-page", link?.landingPage);
  return {
    link_type: linkType(link),
    internal_link: internal,
    external_link: link?.url ?? null,
    link_new_tab: link?.newTab ?? false,
  };
}

function linkType(link: Category["link"]): string | null {
  if (!link) return null;
  if (link.category) return "category";
  if (link.product) return "product";
  return link.landingPage ? "landing_page" : "external";
}
