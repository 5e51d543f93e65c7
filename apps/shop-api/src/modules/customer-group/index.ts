// Requests for another customer group, such as trade: staff accept or decline them.
export { decideGroupRequest, type GroupDecision, groupRequests } from "./group-requests.ts";
