export const jobTexts = {
  "nav.job": "Aufgaben",
  "job.title": "Gescheiterte Aufgaben",
  "job.empty": "Keine Aufgabe ist gescheitert.",
  "job.retry": "Noch einmal",
  "job.retryNamed": "Noch einmal: {task} {id}",
  "job.retried": "Wird noch einmal versucht.",
} as const;
