/** The form is one, its fields stand in several parts of the page. */
export const listingFormId = "listing-form";
export const filterDialogId = "listing-filters";
