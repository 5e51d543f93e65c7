/** Whether 13 digits form a GTIN: the last one is the check digit over the others, weighted 1 and 3 in turn. */
export function isGtin13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = Array.from(code).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
