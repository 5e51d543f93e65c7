import { MOST_PICTURE_BYTES, pictureTypes, type AdminErrorCode } from "@hearth/admin-contract";

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  /** Of its bytes, from 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
}

export type UploadStep =
  | { kind: "added"; uploads: readonly Pick<Upload, "key" | "name">[] }
  | { kind: "sent"; key: string; share: number }
  | { kind: "done"; key: string }
  | { kind: "failed"; key: string; error: unknown };

/** What is on its way. What was done before the next files came is not shown any more; what failed is, until it is tried again. */
export function uploadList(list: readonly Upload[], step: UploadStep): readonly Upload[] {
  if (step.kind === "added") {
    const names = step.uploads.map(({ name }) => name);
    const kept = list.filter(({ state, name }) => state !== "done" && !names.includes(name));
    return [...kept, ...step.uploads.map((each) => ({ ...each, state: "waiting" as const, share: 0 }))];
  }
  const change: Partial<Upload> =
    step.kind === "sent"
      ? { state: "sending", share: step.share }
      : step.kind === "done"
        ? { state: "done", share: 1 }
        : { state: "failed", error: step.error };
  return list.map((each) => (each.key === step.key ? { ...each, ...change } : each));
}

/** What the API would refuse unseen is not sent. What the file really is, only the API knows. */
export function refusedFile({ type, size }: Pick<File, "type" | "size">): AdminErrorCode | null {
  if (!(pictureTypes as readonly string[]).includes(type)) return "ADMIN__FILE_TYPE";
  return size > MOST_PICTURE_BYTES ? "ADMIN__FILE_TOO_LARGE" : null;
}
