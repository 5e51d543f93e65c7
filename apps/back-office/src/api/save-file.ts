import type { AnswerOf } from "./call-admin.ts";

/** A download: shown in the page, the page's own policy would forbid the browser's reader its parts. */
export function saveFile(file: AnswerOf<"printPickList"> | undefined): void {
  if (!file) return;
  const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0));
  saveBlob(new Blob([bytes], { type: file.mimeType }), file.fileName);
}

/** The same of what the page wrote itself. */
export function saveText({
  fileName,
  mimeType,
  text,
}: {
  fileName: string;
  mimeType: string;
  text: string;
}): void {
  saveBlob(new Blob([text], { type: mimeType }), fileName);
}

export function saveBlob(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
