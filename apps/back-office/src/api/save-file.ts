import type { AnswerOf } from "./call-admin.ts";

/** A download: shown in the page, the page's own policy would forbid the browser's reader its parts. */
export function saveFile(file: AnswerOf<"printPickList"> | undefined): void {
  if (!file) return;
  const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: file.mimeType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.fileName;
  link.click();
  URL.revokeObjectURL(url);
}
