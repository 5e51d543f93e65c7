/** A file as an answer of the API, read whole or from disk. */
export interface ServedFile {
  fileName: string;
  mimeType: string;
  content: Buffer;
}
