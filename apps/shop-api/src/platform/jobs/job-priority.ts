/**
 * Jobs of a lower number come first, whenever they came.
 *
 * receipt: the law wants it at once. first: what a buyer waits for; strangers cannot make many of them. payment: asks providers, who
 * may be slow. last: what anybody can cause in any number, and what nobody waits for.
 */
export const jobPriority = { receipt: -20, first: -10, payment: -5, usual: 0, last: 10 } as const;
