export const wishlist = {
  "wishlist.title": "Wishlist",
  "wishlist.products": "Saved products",
  "wishlist.emptyTitle": "Your wishlist is empty",
  "wishlist.emptyText": "The heart on every product keeps what you would like to compare or order later.",
  "wishlist.toggle": "Add to wishlist",
  "wishlist.toggleName": "Add to wishlist: {name}",
  "wishlist.localTitle": "On all your devices",
  "wishlist.localText":
    "This list is stored in this browser only. With your account you have it at hand everywhere.",
  "wishlist.signIn": "Sign in",
  "wishlist.signInTitle": "Please sign in",
  "wishlist.signInText":
    "Without JavaScript we can keep products in your account only. Once you have signed in, you will find your wishlist here.",
  "wishlist.failedTitle": "Your wishlist cannot be loaded at the moment",
  "wishlist.failedText": "Nothing is lost. Please reload the page in a moment.",
  "wishlist.added": "“{name}” is on your wishlist now.",
  "wishlist.removed": "“{name}” was removed from your wishlist.",
  "wishlist.cannotAdd": "Cannot add “{name}” to wishlist: {detail}",
  "wishlist.cannotRemove": "Cannot remove “{name}” from wishlist: {detail}",
  "wishlist.noStorage": "Your browser does not let us store anything",
  "wishlist.noAnswer": "The shop does not answer at the moment",
  "wishlist.full": "There is no more room on the list",
} as const;
