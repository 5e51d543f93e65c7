import { type AdminEndpoint, adminFailure } from "@hearth/admin-contract";
import { mayDo } from "@hearth/rules";
import { notSignedIn, type StaffVisit } from "../../modules/staff/index.ts";

const PROVEN_MS = 5 * 60 * 1000;

/** Signed in far enough, allowed by the role, and proven lately where that matters. Nothing of the request was looked at before. */
export function admitStaff(endpoint: AdminEndpoint, visit: StaffVisit | null, now: number): void {
  if (endpoint.access === "open") return;
  if (!visit || !endpoint.access.includes(visit.stage)) throw notSignedIn();
  if (!mayDo(visit.person.permissions, endpoint.resource, endpoint.action))
    throw adminFailure(403, "ADMIN__NOT_ALLOWED", {
      detail: "Your role does not allow this.",
      parameters: { resource: endpoint.resource, action: endpoint.action },
    });
  const provenAt = visit.provenAt === null ? 0 : Date.parse(visit.provenAt);
  if (endpoint.isSensitive && now - provenAt > PROVEN_MS)
    throw adminFailure(403, "ADMIN__PROVE_AGAIN", { detail: "Please prove again who you are." });
}
