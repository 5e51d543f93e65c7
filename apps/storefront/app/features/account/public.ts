// The pages of a customer's own account: overview, addresses, payment, orders, personal data. Every page asks the shop API who is there
// (require-account.server.ts); guests get as far as the overview. Forms are checked by @hearth/contract/form before the API sees them.
export { AccountNav } from "./account-nav.tsx";
export { AccountPage } from "./account-page.tsx";
export { AddressList } from "./address-list.tsx";
export { DeleteAccountForm } from "./delete-account-form.tsx";
export { EmailForm, PasswordForm } from "./credential-forms.tsx";
export { GuestAccount } from "./guest-account.tsx";
export { NoOrders, OldOrdersNotice } from "./order-history.tsx";
export { Overview } from "./overview.tsx";
export { overviewData } from "./overview-data.ts";
export { PaymentForm } from "./payment-form.tsx";
export { ProfileForm } from "./profile-form.tsx";
export { profileFormValues } from "./profile-data.ts";
export { refusedSave } from "./refused-save.ts";
export { TradePage } from "./trade-page.tsx";
export { tradeStanding } from "./trade-standing.ts";
