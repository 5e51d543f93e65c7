/** A run of digits that could be the number of a card. */
export interface CardNumberLike {
  digits: string;
  /** Why it is none; null: it may be one. */
  excuse: "no-network" | "known-number" | null;
}

/** 13 to 19 digits, alone or in groups, that are no part of a longer word, id or fraction. */
const RUN = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;

/** First digits and lengths in which the networks give numbers; what starts otherwise is no card. */
const networks = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^5[1-5]\d{14}$/,
  /^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-59]|[689]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d\d|62\d\d|50\d\d|5[6-9]\d\d|6[37]\d\d)\d{8,15}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
];

/** All runs with a valid check digit. `known` are numbers of our own of the same shape, such as EANs. */
export function findCardNumbers(text: string, known: ReadonlySet<string>): CardNumberLike[] {
  const found: CardNumberLike[] = [];
  for (const [run] of text.matchAll(RUN)) {
    const digits = run.replaceAll(/\D/g, "");
    if (isLuhnValid(digits)) found.push({ digits, excuse: excuseOf(digits, known) });
  }
  return found;
}

function excuseOf(digits: string, known: ReadonlySet<string>): CardNumberLike["excuse"] {
  if (!networks.some((network) => network.test(digits))) return "no-network";
  return known.has(digits) ? "known-number" : null;
}

function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

/** Never the whole number: a report of card numbers would be another place that has them. */
export function masked(digits: string): string {
  return `${digits.slice(0, 6)}…${digits.slice(-4)}`;
}
