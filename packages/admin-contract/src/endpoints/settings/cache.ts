import { adminEndpoint } from "../../admin-endpoint.ts";

export const cacheEndpoints = {
  emptyCaches: adminEndpoint({
    operationId: "emptyCaches",
    method: "POST",
    path: "/cache/empty",
    summary: "All kept answers and pages are made anew, as after a change of everything",
    resource: "settings",
    action: "change",
    answers: { 204: null },
  }),
} as const;
