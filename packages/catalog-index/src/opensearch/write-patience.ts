/** Whoever reads is not kept waiting; what is written may take its time on a busy engine. */
export const changePatience = { requestTimeout: 5_000 };
export const rebuildPatience = { requestTimeout: 60_000 };
