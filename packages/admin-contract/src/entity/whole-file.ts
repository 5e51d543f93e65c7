import Type from "typebox";

/** A file to print or to hand over, whole. */
export const WholeFileSchema = Type.Object(
  {
    fileName: Type.String(),
    mimeType: Type.String(),
    content: Type.String({ contentEncoding: "base64" }),
  },
  { title: "WholeFile" },
);
