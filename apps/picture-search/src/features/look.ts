/** What the feature thread is asked, and what it answers. */
export interface Look {
  id: number;
  /** A photo of a visitor, or a picture of the catalogue. */
  kind: "photo" | "picture";
  bytes: Uint8Array;
}

export type Looked =
  | { id: number; features: Float32Array }
  | { id: number; refusal: "PICTURE_UNREADABLE" | "PICTURE_TOO_MANY_PIXELS" }
  | { id: number; error: string };
