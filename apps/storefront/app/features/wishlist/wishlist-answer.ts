/** What the route `wishlist/ids` tells a script. */
export interface WishlistAnswer {
  /** The whole list of the customer; null when it could not be read. */
  ids: string[] | null;
  /** Why a change was refused, in words. */
  detail: string | null;
}
