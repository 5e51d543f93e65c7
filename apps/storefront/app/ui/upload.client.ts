import { shrunk } from "./shrink-picture.client.ts";
import { acceptsFile, base64Of } from "./upload-rules.ts";

export type UploadedFile = { name: string; type: string; base64: string };

/** Fired on the input when all chosen files are read. */
export type UploadDetail = { files: readonly UploadedFile[] };

export function install(page: Document): void {
  page.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    const box = target.closest<HTMLElement>("[data-upload]");
    if (box) void handOut(target, box);
  });
}

async function handOut(input: HTMLInputElement, box: HTMLElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const accepted = chosen.filter((file) => acceptsFile(input.accept, file));
  const refused = chosen.filter((file) => !accepted.includes(file));
  keepOnly(input, accepted);
  const before = input.files;
  const edge = Number(box.dataset["longestEdge"] ?? 0);
  const taken = edge > 0 ? await Promise.all(accepted.map((file) => shrunk(file, edge))) : accepted;
  if (input.files !== before) return;
  if (taken.some((file, at) => file !== accepted[at])) replaceFiles(input, taken);
  const said = box.querySelector("output");
  if (said) {
    const lines = refused.map(({ name }) => `${box.dataset["refused"] ?? ""} ${name}`);
    said.textContent = [...taken.map(({ name }) => name), ...lines].join("\n");
  }
  const kept = input.files;
  const files = await Promise.all(taken.map(readFile));
  // Others may have been chosen meanwhile; those are handed out by their own turn.
  if (input.files !== kept) return;
  const detail: UploadDetail = { files };
  input.dispatchEvent(new CustomEvent("hearth:upload", { bubbles: true, detail }));
}

/** What the form sends is what the page says. */
function keepOnly(input: HTMLInputElement, files: readonly File[]): void {
  if (files.length !== input.files?.length) replaceFiles(input, files);
}

function replaceFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

async function readFile(file: File): Promise<UploadedFile> {
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
