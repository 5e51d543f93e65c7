// The people who run the shop: accounts and invitations (account/), what proves who they are (factor/), the company's identity provider (company/), the devices they are signed in
// with (session/), roles (role/). What a role may do is in @hearth/rules; who did what is written by audit. Start at sign-in.ts.
export { acceptInvitation, readInvitation } from "./account/accept-invitation.ts";
export { inviteAgain, inviteStaff } from "./account/invite.ts";
export { makeDemoOwner } from "./account/demo-owner.ts";
export { signInByCompany, startCompanySignIn } from "./company/sign-in-by-company.ts";
export { listStaff } from "./account/list-staff.sql.ts";
export { changeStaff, readStaff } from "./account/manage-staff.ts";
export {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  signOut,
} from "./account/own-account.ts";
export {
  addPasskey,
  confirmTotp,
  removeFactor,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from "./factor/enrol.ts";
export { selectPasskeyNames as listPasskeys } from "./factor/factor.sql.ts";
export { offerPasskey, provePasskey, provePassword, proveRecoveryCode, proveTotp } from "./factor/prove.ts";
export { once } from "./kept-request.sql.ts";
export { changeRole, createRole, listRoles, removeRole } from "./role/roles.ts";
export { openVisit, presentMe } from "./session/open-visit.ts";
export { notSignedIn } from "./session/take-steps.ts";
export { signIn } from "./sign-in.ts";
export { FORGET_STAFF_SESSIONS, staffJobs } from "./staff-jobs.ts";
export { authorOf, type StaffCaller, type StaffVisit } from "./staff-ports.ts";
