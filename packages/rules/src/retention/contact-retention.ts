/**
 * How long a message of the contact form is kept: so many months after it was answered, and so many after it came in whatever became
 * of it. The privacy page (catalog/data/pages/privacy.yaml) says the same.
 */
export const contactRetention = { monthsAfterAnswer: 12, monthsAtMost: 24 } as const;
