/** As VIES' REST interface takes it. */
export interface Question {
  countryCode?: unknown;
  vatNumber?: unknown;
  requesterNumber?: unknown;
}

/** The last three digits ask for trouble, as in the Commission's own test service. */
const troubles: Readonly<Record<string, string>> = {
  "201": "INVALID_INPUT",
  "202": "INVALID_REQUESTER_INFO",
  "300": "SERVICE_UNAVAILABLE",
  "301": "MS_UNAVAILABLE",
  "302": "TIMEOUT",
  "401": "IP_BLOCKED",
  "500": "GLOBAL_MAX_CONCURRENT_REQ",
  "600": "MS_MAX_CONCURRENT_REQ",
};

/** These two tell nobody whose number it is. */
const silent = ["DE", "ES"];
const UNTOLD = "---";

/** Every number exists, unless it ends as one of the troubles or in 200. */
export function answerQuestion({ countryCode, vatNumber, requesterNumber }: Question, now: Date): object {
  if (typeof countryCode !== "string" || typeof vatNumber !== "string" || vatNumber === "")
    return refusal("INVALID_INPUT");
  const end = vatNumber.replaceAll(/\D/g, "").slice(-3);
  const trouble = troubles[end];
  if (trouble) return refusal(trouble);
  const isValid = end !== "200";
  const isTold = isValid && !silent.includes(countryCode);
  return {
    countryCode,
    vatNumber,
    requestDate: now.toISOString(),
    valid: isValid,
    requestIdentifier: isValid && requesterNumber ? `WAPI${end.padStart(12, "A")}` : "",
    name: isTold ? "PIEC I SYN SPÓŁKA Z O.O." : UNTOLD,
    address: isTold ? "UL. CIEPŁA 7\n00-950 WARSZAWA" : UNTOLD,
    traderName: UNTOLD,
    traderStreet: UNTOLD,
    traderPostalCode: UNTOLD,
    traderCity: UNTOLD,
    traderCompanyType: UNTOLD,
    traderNameMatch: "NOT_PROCESSED",
    traderStreetMatch: "NOT_PROCESSED",
    traderPostalCodeMatch: "NOT_PROCESSED",
    traderCityMatch: "NOT_PROCESSED",
    traderCompanyTypeMatch: "NOT_PROCESSED",
  };
}

function refusal(error: string): object {
  return { actionSucceed: false, errorWrappers: [{ error }] };
}
