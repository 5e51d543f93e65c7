// Which passwords may be chosen: none that everybody tries first, and none made of the customer's address or the shop's name. Asked
// wherever a password is set; how long one has to be is a rule of forms. Start at weak-password.ts.
export { refuseWeakPassword } from "./refuse-weak-password.ts";
