// Nothing is kept longer than the law wants it or the shop needs it: docs/retention.md names every table.
export { FORGET_RECORDS, retentionJobs } from "./retention-jobs.ts";
