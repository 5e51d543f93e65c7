// Jobs that nobody tries any more. What the jobs do is the business of the modules that queue them; running them, of platform/jobs/jobs.ts.
export { countJobs, giveUpDeadJob, listDeadJobs, retryDeadJob } from "./dead-jobs.sql.ts";
