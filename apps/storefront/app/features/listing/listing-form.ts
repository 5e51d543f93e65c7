/** The form is one, its fields stand in several parts of the page. */
export const LISTING_FORM_ID = "listing-form";
export const FILTER_DIALOG_ID = "listing-filters";
