import type { jobTexts as german } from "./de-de.ts";

export const jobTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.job": "Jobs",
  "job.title": "Dead jobs",
  "job.empty": "No job has failed for good.",
  "job.retry": "Try again",
  "job.retryNamed": "Try again: {task} {id}",
  "job.retried": "It is tried once more.",
};
