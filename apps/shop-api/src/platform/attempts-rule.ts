/** So many attempts, then so long a wait before each further one. */
export interface Step {
  attempts: number;
  waitSeconds: number;
}

export interface Limit {
  steps: readonly Step[];
  /** Forgotten when nothing was tried for so long. */
  resetSeconds: number;
}

export type Area =
  "login" | "register" | "recovery" | "newsletter" | "contact" | "withdrawal" | "payment" | "order";

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
  // Many people of one office may register; one mailbox may not be flooded.
  register: { address: null, account: mailing },
  recovery: { address: mailing, account: mailing },
  newsletter: { address: mailing, account: mailing },
  contact: { address: mailing, account: mailing },
  // Declarations are always taken; only receipts to one mailbox are counted.
  withdrawal: { address: null, account: { steps: [{ attempts: 20, waitSeconds: DAY }], resetSeconds: DAY } },
  // Looking for an order without a session.
  order: { address: signingIn, account: signingIn },
  payment: paymentLimits(startsPerAddress),
});

/** The wait after so many attempts. */
export function waitAfter(attempts: number, { steps }: Limit): number {
  return steps.findLast((step) => attempts >= step.attempts)?.waitSeconds ?? 0;
}

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

/** One household or machine: an IPv4 address, or the /64 network of an IPv6 address, which its owner may fill at will. */
export function networkOf(address: string): string {
  const mapped = V4_IN_V6.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
