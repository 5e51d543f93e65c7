import type { OrderMailTexts } from "./order-mail-texts.ts";

/** What every language has to say. Functions take values that are texts already. */
export interface MailTexts extends OrderMailTexts {
  greeting(name: string): string;
  greetingWithoutName: string;
  closing: string;
  /** Below a button, for programs that show none. */
  linkHint: string;
  automatic: string;
  labels: {
    name: string;
    email: string;
    phone: string;
    company: string;
    vatIds: string;
    subject: string;
    group: string;
    product: string;
    points: string;
    oldEmail: string;
    newEmail: string;
    receivedAt: string;
    reference: string;
    contract: string;
    goods: string;
  };
  registerConfirm: Letter & { button: string; ignore: string };
  alreadyRegistered: Letter & { button: string; recovery: string; recoveryButton: string; ignore: string };
  welcome: Letter & { button: string };
  passwordRecovery: Letter & { button: string; ignore: string };
  passwordChanged: Letter & { notYou: string };
  emailChangeAsked: Letter & { notYou: string; button: string };
  emailChangeLink: Letter & { button: string; ignore: string };
  emailTaken: Letter & { button: string; ignore: string };
  emailChanged: Letter & { notYou: string };
  newsletterConfirm: Letter & { button: string; ignore: string };
  newsletterLeave: Letter & { button: string; ignore: string };
  newsletterWelcome: Letter & {
    voucher(amount: string, minimum: string): string;
    conditions: string;
    button: string;
    unsubscribe: string;
  };
  contactMessage: { subject(about: string): string; intro: string };
  contactCopy: { subject(about: string): string; intro: string };
  withdrawalReceived: { subject(reference: string): string; intro: string; next: string; keep: string };
  withdrawalDeclared: { subject(reference: string): string; intro: string };
  reviewReceived: { subject(product: string): string; intro: string };
  groupRequested: { subject(who: string): string; intro: string };
  groupAccepted: { subject: string; intro(group: string): string; button: string };
  staffInvitation: {
    subject: string;
    intro(inviter: string): string;
    next: string;
    button: string;
    ignore: string;
  };
  accountDeleted: Letter & { kept: string; notYou: string };
}

interface Letter {
  subject: string;
  intro: string;
}
