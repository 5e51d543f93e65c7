import type { MediaSheet } from "@hearth/admin-contract";
import { apiError, NO_CODE } from "@hearth/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useReducer } from "react";
import { AdminFailure } from "../../api/admin-failure.ts";
import { uploadFile } from "../../api/upload-file.ts";
import { refusedFile, uploadList } from "./upload-list.ts";

/** Files one after the other: the shop writes one picture at a time. `onUploaded` gets those that were kept. */
export function useUploads(onUploaded?: (pictures: MediaSheet[]) => void) {
  const client = useQueryClient();
  const [uploads, step] = useReducer(uploadList, []);
  const add = async (files: readonly File[]) => {
    const waiting = files.map((file) => ({ key: crypto.randomUUID(), name: file.name, file }));
    step({ kind: "added", uploads: waiting });
    const pictures: MediaSheet[] = [];
    for (const { key, name, file } of waiting) {
      try {
        refuse(file);
        const onProgress = (share: number) => step({ kind: "sent", key, share });
        onProgress(0);
        pictures.push(await uploadFile({ file, input: { fileName: name }, onProgress }));
        step({ kind: "done", key });
      } catch (error) {
        step({ kind: "failed", key, error });
      }
    }
    await client.invalidateQueries({ queryKey: ["media"] });
    if (pictures.length > 0) onUploaded?.(pictures);
  };
  return { uploads, add };
}

function refuse(file: File): void {
  const code = refusedFile(file);
  if (code) throw new AdminFailure(415, [{ ...apiError(415, NO_CODE), code }]);
}
