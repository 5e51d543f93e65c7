export const listing = {
  "listing.heading": "Products",
  "listing.sortBy": "Sort by",
  "listing.apply": "Apply",
  "listing.emptyTitle": "No products found",
  "listing.emptyText": "There are no products in this category at the moment.",
  "listing.pages": "Pages",
  "listing.page": "Page {page}",
  "listing.previous": "Previous",
  "listing.next": "Next",
} as const;
