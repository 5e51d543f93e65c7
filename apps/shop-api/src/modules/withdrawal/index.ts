// The withdrawal function (§ 356a BGB): whoever declares to withdraw is always heard, gets a receipt, and learns nothing about any order.
export { receiveWithdrawal } from "./receive-withdrawal.ts";
export { noteWithdrawalStep, withdrawalSteps, type WithdrawalState } from "./note-step.ts";
export { selectWithdrawals, type StoredWithdrawal } from "./withdrawal.sql.ts";
