export interface Config {
  /** The shop's database; only read. */
  databaseUrl: string;
  /** Where features are kept, in a schema of their own; the shop's database unless told otherwise. */
  featuresUrl: string;
  host: string;
  port: number;
  logLevel: string;
  /** Where the shop's pictures lie. */
  mediaDir: string;
  /** How often the catalogue is asked whether it changed. */
  pollSeconds: number;
  /** Photos that may wait while another is looked at; the next one is sent away. */
  maxWaiting: number;
  /** A photo that was not answered by then is given up. */
  deadlineMs: number;
  /** Cores for one look at a picture. */
  cores: number;
}

/** Read once at start; nothing else looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    databaseUrl: required(env, "DATABASE_URL"),
    featuresUrl: env.FEATURES_DATABASE_URL || required(env, "DATABASE_URL"),
    host: env.HOST ?? "127.0.0.1",
    port: wholeNumber(env, "PORT", 3005),
    logLevel: env.LOG_LEVEL ?? "info",
    mediaDir: env.MEDIA_DIR ?? ".data/media",
    pollSeconds: wholeNumber(env, "POLL_SECONDS", 60),
    maxWaiting: wholeNumber(env, "MAX_WAITING", 16),
    deadlineMs: wholeNumber(env, "DEADLINE_MS", 5_000),
    cores: wholeNumber(env, "CORES", 2),
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1, got "${text}"`);
  return value;
}
