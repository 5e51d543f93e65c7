/** A product visitors may see. Those of a family come in the order in which they may stand for it. */
export interface PicturedProduct {
  id: string;
  /** The product that stands for its family in listings; its own id where it stands for itself. */
  shownAs: string;
  /** Paths, the cover first. */
  pictures: readonly string[];
}
