/** What each mail is made from. Links are complete addresses of the shop; a link to anywhere else is refused. */
export interface MailData {
  "register-confirm": ToCustomer & { link: string };
  "already-registered": ToCustomer & { loginLink: string; recoveryLink: string };
  welcome: ToCustomer & { accountLink: string };
  "password-recovery": ToCustomer & { link: string };
  "password-changed": ToCustomer;
  /** Sent to both addresses. */
  "email-changed": ToCustomer & { oldEmail: string; newEmail: string };
  "newsletter-confirm": FromShop & { link: string };
  "newsletter-welcome": FromShop & {
    code: string;
    amountCents: number;
    minimumCents: number;
    unsubscribeLink: string;
  };
  "contact-message": Contact;
  "contact-copy": Contact;
  "review-received": FromShop & {
    productName: string;
    author: string;
    points: number;
    title: string;
    content: string;
  };
  "group-requested": FromShop & {
    name: string;
    email: string;
    company: string | null;
    vatIds: string[];
    groupName: string;
  };
  "group-accepted": ToCustomer & { groupName: string; accountLink: string };
  "account-deleted": ToCustomer;
}

export type MailTemplate = keyof MailData;

interface FromShop {
  /** The shop in the mail's language: one of the channel's domains. */
  shopUrl: string;
}

interface ToCustomer extends FromShop {
  /** First and last name. */
  name: string;
}

interface Contact extends FromShop {
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
}
