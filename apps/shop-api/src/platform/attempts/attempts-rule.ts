/** So many attempts, then so long a wait before each further one. */
export interface Step {
  attempts: number;
  waitSeconds: number;
}

export interface Limit {
  steps: readonly Step[];
  /** Forgotten when nothing was tried for so long. */
  resetSeconds: number;
  /** Forgotten so long after the first instead: it says how many there may be in that time, not how many in a row. */
  isWindow?: true;
}

export type Area =
  | "login"
  | "staff-password"
  | "staff-factor"
  | "register"
  | "recovery"
  | "email-change"
  | "email-change-target"
  | "newsletter"
  | "newsletter-leave"
  | "contact"
  | "withdrawal"
  | "payment"
  | "order";

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 24 * HOUR;

const mailing: Limit = {
  steps: [
    { attempts: 3, waitSeconds: 30 },
    { attempts: 5, waitSeconds: 60 },
    { attempts: 10, waitSeconds: 90 },
  ],
  resetSeconds: DAY,
};

const perDay = (attempts: number): Limit => ({
  steps: [{ attempts, waitSeconds: DAY }],
  resetSeconds: DAY,
});

export type Limits = Readonly<Record<Area, { address: Limit | null; account: Limit }>>;

/** Stolen cards are tried in numbers. The account is the order that shall be paid. */
function paymentLimits(startsPerAddress: number): Limits["payment"] {
  const perTenMinutes = (attempts: number): Limit => ({
    steps: [{ attempts, waitSeconds: TEN_MINUTES }],
    resetSeconds: TEN_MINUTES,
  });
  return {
    address: startsPerAddress === 0 ? null : perTenMinutes(startsPerAddress),
    account: perTenMinutes(5),
  };
}

const signingIn: Limit = {
  steps: [
    { attempts: 10, waitSeconds: 10 },
    { attempts: 15, waitSeconds: 30 },
    { attempts: 20, waitSeconds: 60 },
  ],
  resetSeconds: DAY,
};

/** Contract 1.10. An account has at most ten passwords looked at in any hour, from wherever they come. */
export const limits = (startsPerAddress: number): Limits => ({
  login: {
    address: signingIn,
    account: { steps: [{ attempts: 10, waitSeconds: HOUR }], resetSeconds: HOUR },
  },
  // Of staff: passwords by mail address, codes and passkeys by account.
  "staff-password": { address: signingIn, account: perHour(10) },
  "staff-factor": { address: signingIn, account: perHour(10) },
  // Many people of one office may register; one mailbox may not be flooded.
  register: { address: null, account: mailing },
  recovery: { address: mailing, account: mailing },
  // Whoever knows the password may write to mailboxes of their choice. The account is the customer, or the mailbox written to.
  "email-change": { address: null, account: perDay(5) },
  "email-change-target": { address: null, account: perDay(3) },
  newsletter: { address: mailing, account: mailing },
  "newsletter-leave": { address: mailing, account: perDay(3) },
  contact: { address: mailing, account: mailing },
  // Declarations are always taken; only receipts to one mailbox are counted.
  withdrawal: { address: null, account: perDay(20) },
  // Looking for an order without a session.
  order: { address: signingIn, account: signingIn },
  payment: paymentLimits(startsPerAddress),
});

/** So many in an hour, then none for as long. */
export function perHour(attempts: number): Limit {
  return { steps: [{ attempts, waitSeconds: HOUR }], resetSeconds: HOUR, isWindow: true };
}

/** The wait after so many attempts. */
export function waitAfter(attempts: number, { steps }: Limit): number {
  return steps.findLast((step) => attempts >= step.attempts)?.waitSeconds ?? 0;
}
