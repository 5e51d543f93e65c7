/** What the register of VAT numbers says of one of them. */
export type VatAnswer =
  | { outcome: "valid"; name: string | null; address: string | null; reference: string | null }
  | { outcome: "invalid" }
  /** Nobody knows: in the register's word, or in ours. */
  | { outcome: "unreachable"; reason: string };

interface RegisterBody {
  valid?: unknown;
  name?: unknown;
  address?: unknown;
  requestIdentifier?: unknown;
  userError?: unknown;
  errorWrappers?: unknown;
}

/**
 * Reads an answer of VIES' REST interface (check-vat-number). A member state that cannot be asked comes with status 200 and an error,
 * sometimes beside `valid: false`: that is no answer about the number, so errors are looked at first.
 */
export function readVatAnswer(status: number, body: unknown): VatAnswer {
  const said = (typeof body === "object" && body !== null ? body : {}) as RegisterBody;
  const error = errorIn(said);
  if (error === "INVALID_INPUT") return { outcome: "invalid" };
  if (error !== null) return { outcome: "unreachable", reason: error };
  if (status !== 200 || typeof said.valid !== "boolean")
    return { outcome: "unreachable", reason: `${status}` };
  if (!said.valid) return { outcome: "invalid" };
  return {
    outcome: "valid",
    name: words(said.name),
    address: words(said.address),
    reference: words(said.requestIdentifier),
  };
}

const WORD = /^[A-Z_]{2,60}$/;

function errorIn({ errorWrappers, userError }: RegisterBody): string | null {
  const [first] = Array.isArray(errorWrappers) ? (errorWrappers as { error?: unknown }[]) : [];
  const said = first?.error ?? userError;
  if (typeof said !== "string" || ["", "VALID", "INVALID"].includes(said)) return null;
  return WORD.test(said) ? said : "UNKNOWN";
}

/** States that tell no names, as Germany and Spain, say `---`. */
function words(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const tidy = text.trim().slice(0, 500);
  return /^-*$/.test(tidy) ? null : tidy;
}
