// The withdrawal function (§ 356a BGB): whoever declares to withdraw is always heard, gets a receipt, and learns nothing about any order.
export { receiveWithdrawal } from "./receive-withdrawal.ts";
export { noteWithdrawalStep, withdrawalSteps } from "./note-step.ts";
export { selectWithdrawals } from "./withdrawal.sql.ts";
