/** Something to be sold, or the parent that stands for its variants. */
export interface Article {
  id: string;
  number: string;
  familyId: string;
  familyNumber: string;
  /** The product that is shown when this article is found: the parent, or itself where variants are listed one by one. */
  hitId: string;
  isParent: boolean;
  maker: string;
  /** Keys of its categories and of all above them. */
  categories: ReadonlySet<string>;
  /** `group.option`: properties and what the variant is chosen by. */
  options: ReadonlySet<string>;
}
