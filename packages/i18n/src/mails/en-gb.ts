import type { MailTexts } from "./mail-texts.ts";
import { orderEnGB } from "./order-en-gb.ts";

export const enGB: MailTexts = {
  ...orderEnGB,
  greeting: (name) => `Dear ${name},`,
  greetingWithoutName: "Hello,",
  closing: "Kind regards\nYour {shop} team",
  linkHint: "If the button does not work, please copy this address into your browser:",
  automatic: "This e-mail was sent automatically.",
  labels: {
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    company: "Company",
    vatIds: "VAT ID",
    subject: "Subject",
    group: "Customer group",
    product: "Product",
    points: "Stars",
    oldEmail: "Previous address",
    newEmail: "New address",
    receivedAt: "Received on",
    reference: "Reference",
    contract: "Contract",
    goods: "Goods",
  },
  registerConfirm: {
    subject: "Please confirm your registration",
    intro:
      "Thank you for registering. Please confirm your e-mail address so that we can activate your account.",
    button: "Confirm registration",
    ignore:
      "You did not register with us? Then there is nothing you need to do: without your confirmation no account is activated.",
  },
  alreadyRegistered: {
    subject: "You already have an account",
    intro:
      "Someone has just tried to create a new account with your e-mail address. You already have one and can sign in straight away.",
    button: "Sign in",
    recovery: "Forgotten your password? You can simply set a new one.",
    recoveryButton: "Reset password",
    ignore:
      "This was not you? Then there is nothing you need to do. Nothing in your account has been changed.",
  },
  welcome: {
    subject: "Welcome to {shop}",
    intro:
      "Your account is now active. There you can manage your addresses, see your orders and find your wishlist on all your devices.",
    button: "Go to your account",
  },
  passwordRecovery: {
    subject: "Set a new password",
    intro:
      "A new password was requested for your account. Use the button below to set it. The link is valid for two hours and can be used once.",
    button: "Set a new password",
    ignore: "You did not request this? Then there is nothing you need to do. Your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    intro: "The password of your account has just been changed. You have been signed out on other devices.",
    notYou:
      "This was not you? Then please reset your password at once and let us know by replying to this e-mail.",
  },
  emailChangeAsked: {
    subject: "Somebody wants to change your e-mail address",
    intro:
      "Another e-mail address was given for your account. Your present one still counts: the new one will do so only after the link we sent to it has been confirmed.",
    notYou:
      "This was not you? Then somebody knows your password. Please set a new one at once; that also calls off the change.",
    button: "Reset password",
  },
  emailChangeLink: {
    subject: "Please confirm your new e-mail address",
    intro:
      "This address was given as the new e-mail address of an account with us. Please confirm that the account is yours. The link is valid for 24 hours and can be used once.",
    button: "Confirm new address",
    ignore:
      "You did not ask for this? Then there is nothing you need to do: without your confirmation your address will not be used.",
  },
  emailTaken: {
    subject: "Your e-mail address was given once more",
    intro:
      "Somebody wanted to use your e-mail address for another account. That is not possible, because this address already has your account. If it was you, please sign in with it.",
    button: "Sign in",
    ignore: "This was not you? Then there is nothing you need to do. Nothing has changed in your account.",
  },
  emailChanged: {
    subject: "Your e-mail address has been changed",
    intro: "The e-mail address of your account has just been changed.",
    notYou: "This was not you? Then please let us know at once by replying to this e-mail.",
  },
  newsletterConfirm: {
    subject: "Please confirm your newsletter subscription",
    intro:
      "Our newsletter was ordered with this e-mail address. Please confirm that you would like to receive it.",
    button: "Confirm subscription",
    ignore:
      "You did not order the newsletter? Then there is nothing you need to do: without your confirmation we will not send you anything.",
  },
  newsletterLeave: {
    subject: "Unsubscribe from the newsletter",
    intro:
      "Somebody asked us to send no more newsletters to this e-mail address. With one click you are unsubscribed.",
    button: "Unsubscribe",
    ignore: "You would like to keep receiving the newsletter? Then there is nothing you need to do.",
  },
  newsletterWelcome: {
    subject: "Your voucher for subscribing to the newsletter",
    intro: "Your newsletter subscription is confirmed. As a thank-you, here is your voucher code:",
    voucher: (amount, minimum) =>
      `The voucher is worth ${amount} and valid for orders of ${minimum} or more.`,
    conditions: "It can be used once: enter the code in your cart.",
    button: "Go to the shop",
    unsubscribe: "Unsubscribe from the newsletter",
  },
  contactMessage: {
    subject: (about) => `Contact form: ${about}`,
    intro: "A message has arrived through the contact form. A reply to this e-mail goes to its sender.",
  },
  contactCopy: {
    subject: (about) => `Copy of your message: ${about}`,
    intro: "Thank you for your message. We will get back to you as soon as possible. This is what you wrote:",
  },
  withdrawalReceived: {
    subject: (reference) => `We have received your withdrawal ${reference}`,
    intro: "Your withdrawal has reached us. This is what you declared:",
    next: "We will find out which order it is about and write to you about what comes next. There is nothing more for you to do.",
    keep: "Please keep this e-mail: it proves what you declared and when.",
  },
  withdrawalDeclared: {
    subject: (reference) => `Withdrawal ${reference}`,
    intro: "A withdrawal has been declared. A reply to this e-mail goes to its sender.",
  },
  reviewReceived: {
    subject: (product) => `New review: ${product}`,
    intro: "A new review is waiting for approval.",
  },
  groupRequested: {
    subject: (who) => `Customer group request: ${who}`,
    intro: "A customer would like to join a customer group.",
  },
  groupAccepted: {
    subject: "Your request has been accepted",
    intro: (group) =>
      `We have checked your account. You now belong to the customer group “${group}” and see its prices whenever you are signed in.`,
    button: "Go to your account",
  },
  staffInvitation: {
    subject: "Your access to the shop's back office",
    intro: (inviter) => `${inviter} has invited you to help run the shop.`,
    next: "You choose a password and set up a second factor: an authenticator app or a passkey. The link is valid for three days and can be used once.",
    button: "Set up access",
    ignore:
      "You know nothing about this? Then there is nothing you need to do: without you no access is set up.",
  },
  accountDeleted: {
    subject: "Your account has been deleted",
    intro: "As you requested, we have deleted your account and the data stored in it.",
    kept: "We keep documents about orders only for as long as the law requires.",
    notYou: "You did not ask for this? Then please let us know at once by replying to this e-mail.",
  },
};
