const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const ACCEPTED_FILES = `.csv,.txt,.xlsx,text/csv,text/plain,${WORKBOOK}`;

/** As the API takes it: text as it is, a workbook in base64. Archives begin with these letters, whatever the file is called. */
export async function priceFile(file: Blob): Promise<{ csv: string } | { xlsx: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? { xlsx: base64(bytes) } : { csv: await file.text() };
}

const PIECE = 8192;

/** Piece by piece: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
