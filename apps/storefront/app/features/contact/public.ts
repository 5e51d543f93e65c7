// Writing to the shop. The form stands where editors place it (features/cms); the page it stands on takes it (routes/take-form.server.ts).
export { ContactForm } from "./contact-form.tsx";
export type { ContactFormData } from "./contact-form.tsx";
