/** What stands around the content of every mail. */
export interface MailFrame {
  locale: string;
  subject: string;
  shopName: string;
  shopUrl: string;
  closing: string;
  linkHint: string;
  automatic: string;
  imprint: readonly string[];
}
