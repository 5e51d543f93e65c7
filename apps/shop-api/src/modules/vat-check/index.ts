// What the register of VAT numbers says of those who ask for another group. It informs staff and decides nothing. Start at check-vat.ts.
export { askRegister, type AskedVat } from "./check-vat.ts";
export { insertVatChecks, queueVatCheck, selectVatChecks } from "./vat-check.sql.ts";
export { vatCheckJobs } from "./vat-check-jobs.ts";
