// What staff do with products and categories: lists, sheets, changes in the version that was read, stock by hand, publishing. Every change passes the
// publish gate of the catalogue's files (gate/); the outbox carries it to the pages. Start at change-seen-product.ts.
export { listBulkChanges } from "./bulk/bulk-change.sql.ts";
export { rowsOfActive, rowsOfFile, rowsOfShare } from "./bulk/prepare-rows.ts";
export { bulkChangeJobs } from "./bulk/run-bulk-change.ts";
export {
  beginBulkChange,
  listBulkChangeRows,
  prepareBulkChange,
  readBulkChange,
} from "./bulk/seen-bulk-change.ts";
export { changeCategoryText, listCategories, moveCategory, readCategory } from "./category/categories.ts";
export { readCategoryRemoval, removeCategory } from "./category/remove-category.ts";
export { createCategory } from "./category/create-category.ts";
export { changeWhatIsShown } from "./change-what-is-shown.ts";
export { changeProductFields } from "./change-fields.ts";
export { changeProductPictures } from "./change-pictures.ts";
export { changeProductPrices } from "./change-prices.ts";
export type { ProductChange } from "./change-seen-product.ts";
export { changeProductText } from "./change-text.ts";
export { changedParts } from "./changed-parts.ts";
export { createProduct, createVariant } from "./create-product.ts";
export { removeDraft } from "./draft/remove-draft.ts";
export { listPictures } from "./list-pictures.sql.ts";
export { exportPrices } from "./export-prices.sql.ts";
export { listProducts } from "./list-products.sql.ts";
export { listMakers, readMaker } from "./maker/maker-sheet.ts";
export { changeMaker, createMaker, removeMaker } from "./maker/save-maker.ts";
export { moveStock } from "./move-stock.ts";
export { readProductChoices } from "./product-choices.ts";
export { readProductSheet } from "./product-sheet.ts";
export { listProperties, readProperty } from "./property/property-sheet.ts";
export { changeOptions } from "./property/save-options.ts";
export { changeProperty, createProperty, removeProperty } from "./property/save-property.ts";
export { publishProduct, withdrawProduct } from "./publish-product.ts";
export { wrongField } from "./wrong-field.ts";
