import { base64Of } from "./upload-rules.ts";

export interface UploadedFile {
  name: string;
  type: string;
  base64: string;
}

/** Makes these the files a form sends. */
export function replaceFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

export async function readFile(file: File): Promise<UploadedFile> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") resolve(reader.result);
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read")));
    reader.readAsDataURL(file);
  });
  return { name: file.name, type: file.type, base64: base64Of(url) };
}
