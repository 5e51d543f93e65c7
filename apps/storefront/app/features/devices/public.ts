// The devices a customer is signed in with: the list on a page of the account, and signing them out (end-devices.server.ts).
export { DeviceList } from "./device-list.tsx";
export { deviceViews } from "./device-view.ts";
