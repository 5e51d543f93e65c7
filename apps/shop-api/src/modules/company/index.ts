// Who sells: one record that invoices, mails and pages read. Staff change it (../shop-settings/company.ts); until then the environment
// says it. Start at company.ts.
export { type BegunCompany, begunCompany, type Company } from "./company.ts";
export { companyReader, lockCompany, type ReadCompany, selectCompany, writeCompany } from "./company.sql.ts";
export { imprintLines } from "./imprint-lines.ts";
