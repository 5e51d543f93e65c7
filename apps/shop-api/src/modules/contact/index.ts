// The contact form: one mail to the shop, answered to whoever wrote it.
export { sendContactMessage } from "./send-contact-message.ts";
