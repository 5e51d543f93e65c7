import type { jobTexts as german } from "./de-de.ts";

export const jobTexts: Readonly<Record<keyof typeof german, string>> = {
  "nav.job": "Zadania",
  "job.title": "Nieudane zadania",
  "job.empty": "Żadne zadanie nie zostało porzucone.",
  "job.retry": "Ponów",
  "job.retryNamed": "Ponów: {task} {id}",
  "job.retried": "Zadanie zostanie ponowione.",
};
