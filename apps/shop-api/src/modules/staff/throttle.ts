import { adminFailure } from "@hearth/admin-contract";

export function throttled(seconds: number) {
  return adminFailure(429, "ADMIN__THROTTLED", {
    detail: `Too many attempts, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}
