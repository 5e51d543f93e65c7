export interface IndexedPicture {
  path: string;
  features: Float32Array;
}

/** Finds the pictures that look like a photo. In memory for most shops; an engine with vector search can stand behind the same port. */
export interface PictureIndex {
  /** All pictures of the catalogue, in place of what was there. */
  replace(pictures: readonly IndexedPicture[]): Promise<void>;
  /** Similarity by path, for the nearest pictures at least. */
  find(photo: Float32Array): Promise<ReadonlyMap<string, number>>;
}
