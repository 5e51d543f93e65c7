import type { staffTexts as german } from "./de-de.ts";

export const staffTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.staff": "Staff",
  "staff.empty": "There is nobody yet.",
  "staff.search": "Name, e-mail",
  "staff.invite": "Invite a colleague",
  "staff.inviteText":
    "The link in the mail is valid for three days, once. The role can do no more than your own.",
  "staff.sendInvitation": "Send the invitation",
  "staff.invited": "The invitation is on its way.",
  "staff.chooseRole": "Please choose",
  "staff.state.invited": "Invited",
  "staff.state.active": "Active",
  "staff.state.blocked": "Blocked",
  "staff.never": "never",
  "staff.account": "Account",
  "staff.invitedUntil": "Invitation valid until",
  "staff.change": "Change details",
  "staff.changed": "Saved.",
  "staff.door": "Access",
  "staff.inviteAgain": "Invite again",
  "staff.inviteAgainText":
    "{name} gets a new link. Password, second factor and sessions there were are no longer valid.",
  "staff.block": "Block",
  "staff.blockText": "{name} is signed out with the next click and cannot come in any more.",
  "staff.letIn": "Let in again",
};
