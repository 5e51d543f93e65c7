/** What the process is asked: a look, or to end when it has done what was asked before. */
export type ProcessMessage = Look | "end";

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
