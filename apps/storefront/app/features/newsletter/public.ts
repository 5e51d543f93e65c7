// The newsletter: the form inside content and the teaser in the footer, both taken by the page /newsletter (routes/take-form.server.ts);
// confirming by the link of the mail; leaving by that of another. What was agreed to is named in wording.ts, as proof.
export { ConfirmNewsletter } from "./confirm-newsletter.tsx";
export type { ConfirmStep } from "./confirm-newsletter.tsx";
export { LeaveNewsletter } from "./leave-newsletter.tsx";
export type { LeaveStep } from "./leave-newsletter.tsx";
export { NewsletterForm } from "./newsletter-form.tsx";
export { NEWSLETTER_PATH } from "./newsletter-names.ts";
export { NewsletterTeaser } from "./newsletter-teaser.tsx";
