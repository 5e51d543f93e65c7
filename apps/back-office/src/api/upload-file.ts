import { type AdminEndpoint, adminEndpoints } from "@hearth/admin-contract";
import { AdminFailure, failureOf } from "./admin-failure.ts";
import { type AdminArguments, type AnswerOf } from "./call-admin.ts";
import { requestOf } from "./request-of.ts";

interface Sending {
  file: File;
  input: AdminArguments<"uploadMedia">["input"];
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** As `callAdmin`, with a file as the body. Only XMLHttpRequest tells how much of it is on its way. */
export function uploadFile({ file, input, onProgress }: Sending): Promise<AnswerOf<"uploadMedia">> {
  const endpoint: AdminEndpoint = adminEndpoints.uploadMedia;
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("error", () => reject(new AdminFailure(0)));
    request.addEventListener("load", () => {
      const { status, response } = request;
      if (status === 200) resolve(response as AnswerOf<"uploadMedia">);
      else void failureOf({ status, json: async () => response as unknown }).then(reject);
    });
    request.open(endpoint.method, requestOf(endpoint, { input }).url);
    request.setRequestHeader("x-hearth-admin", "1");
    request.setRequestHeader("content-type", file.type);
    request.send(file);
  });
}
