/** Shared with listing.client.ts: how the parts of a listing are found in the page. */
export const listingFormId = "listing-form";
export const filterDialogId = "listing-filters";
export const openFiltersId = "listing-open-filters";
