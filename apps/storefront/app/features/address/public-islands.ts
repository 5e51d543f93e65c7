// What islands of other features use of addresses, without the forms around it.
export { OffRouteNotice } from "./off-route-notice.tsx";
