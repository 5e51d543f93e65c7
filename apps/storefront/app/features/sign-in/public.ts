// Signing in and out, registration and recovery: the forms, the menu of the account, the dialog. What signing in means is in
// platform/auth/sign-in.server.ts, the auth handler in platform/auth/auth.server.ts, guards of pages in platform/auth/guard.server.ts.
export { AccountMenu } from "./account-menu.island.tsx";
export { LoginDialog } from "./login-dialog.island.tsx";
export { LoginForm } from "./login-form.tsx";
export { MailSent } from "./mail-sent.tsx";
export { NewCustomer } from "./new-customer.tsx";
export { ProviderButtons, ProviderForm } from "./provider-buttons.tsx";
export type { ProviderChoice } from "./provider-buttons.tsx";
export { NewPasswordForm, RecoverForm } from "./recover-forms.tsx";
export { registerNames, registration } from "./register-fields.ts";
export { RegisterForm } from "./register-form.tsx";
export { SignInPage } from "./sign-in-page.tsx";
export { SignOutForm } from "./sign-out-form.tsx";
