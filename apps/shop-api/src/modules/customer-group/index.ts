// Requests for another customer group, such as trade: customers ask, staff accept or decline.
export { announceGroupRequest } from "./announce-request.ts";
export { groupRegistration } from "./group-registration.ts";
export { decideGroupRequest, type GroupDecision, groupRequests } from "./group-requests.ts";
export { requestGroup } from "./request-group.ts";
