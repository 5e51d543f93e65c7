import type { GoodsReturn } from "@hearth/rules";
import type { Picture } from "@hearth/contract/form";
import type { Invoice } from "../document/index.ts";

/** What each mail is made from. Links are complete addresses of the shop; a link to anywhere else is refused. */
export interface MailData {
  "register-confirm": ToCustomer & { link: string };
  "already-registered": ToCustomer & { loginLink: string; recoveryLink: string };
  welcome: ToCustomer & { accountLink: string };
  "password-recovery": ToCustomer & { link: string };
  "password-changed": ToCustomer;
  /** To the mailbox the account has. */
  "email-change-asked": ToCustomer & { newEmail: string; recoveryLink: string };
  /** To the new mailbox, which may be anybody's. */
  "email-change-link": FromShop & { link: string };
  /** To whoever has an account under the address already. */
  "email-taken": ToCustomer & { loginLink: string };
  /** To the mailbox the account had. */
  "email-changed": ToCustomer & { oldEmail: string; newEmail: string };
  "newsletter-confirm": FromShop & { link: string };
  /** To whoever is said to want no more of it. */
  "newsletter-leave": FromShop & { link: string };
  "newsletter-welcome": FromShop & {
    code: string;
    amountCents: number;
    minimumCents: number;
    unsubscribeLink: string;
  };
  "contact-message": Contact;
  "contact-copy": Contact;
  /** To whoever declared it: what was declared and when it was received, word for word. */
  "withdrawal-received": Withdrawal;
  "withdrawal-declared": Withdrawal;
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
  /** To whoever shall run the shop too; the link leads to the back office. */
  "staff-invitation": ToCustomer & { inviter: string; link: string };
  "order-placed": OrderLetter;
  "order-cancelled": ToCustomer & {
    orderNumber: string;
    isPaid: boolean;
    /** The cancellation invoice to attach; mails that waited when there was none yet go without. */
    documentId?: string;
  };
  /** Nothing more is to come. Mails that waited when parts had none of their own yet say so. */
  "order-shipped": Shipment & { isComplete?: boolean };
  "order-part-shipped": Shipment;
  "payment-received": OrderPayment & { orderLink: string };
  /** Of what is paid in advance or on invoice. */
  "transfer-received": OrderPayment & { orderLink: string };
  "payment-refunded": OrderPayment & {
    /** What the credit note to attach belongs to. */
    refundId?: string;
    hasCreditNote?: boolean;
  };
}

export type MailTemplate = keyof MailData;

/**
 * What waits in the database. A mail about a contract names its order, its documents and the texts that were agreed to; it is
 * written from them when it is sent, and can be written again for as long as they are kept.
 */
export type StoredMailData = Omit<MailData, "order-placed"> & { "order-placed": OrderReferences };

export interface OrderReferences extends FromShop {
  orderId: string;
  /** The invoice. */
  documentId: string;
  /** Hashes of the texts to attach. */
  texts: string[];
}

/** Says the same as the invoice, in the words of a letter. */
export interface OrderLetter extends ToCustomer {
  invoice: Invoice;
  orderLink: string;
  comment: string | null;
  hasDownloads: boolean;
  /** An order by card or wallet that nobody has paid by then is called off. */
  payableUntil: string | null;
  /** What was agreed to, word for word; null: it was not. */
  waiver: string | null;
  /** How the goods come back if somebody withdraws; null: there are none. */
  returns: GoodsReturn | null;
}

export interface Shipment extends ToCustomer {
  orderNumber: string;
  orderLink: string;
  lines: { label: string; quantity: number }[];
  carrier: string | null;
  trackingCode: string | null;
}

interface OrderPayment extends ToCustomer {
  orderNumber: string;
  amountCents: number;
  currency: string;
}

interface FromShop {
  /** The shop in the mail's language: one of the channel's domains. */
  shopUrl: string;
}

interface ToCustomer extends FromShop {
  /** First and last name. */
  name: string;
}

interface Withdrawal extends FromShop {
  reference: string;
  receivedAt: string;
  name: string;
  contract: string;
  goods: string | null;
  email: string;
}

interface Contact extends FromShop {
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  /** Attached as they are. */
  pictures?: readonly Picture[];
}
