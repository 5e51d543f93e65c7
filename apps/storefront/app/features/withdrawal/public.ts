// Withdrawing from a contract: the three things the law allows to ask for, a second step that confirms, a receipt. Start at routes/withdrawal.tsx.
export { WithdrawalConfirmation } from "./withdrawal-confirmation.tsx";
export { WithdrawalForm } from "./withdrawal-form.tsx";
export { WithdrawalReceived } from "./withdrawal-received.tsx";
export { WITHDRAWAL_PATH, withdrawalPathOf } from "./withdrawal-path.ts";
