/** Spellings of units, lower case, and the one that stands for them. */
const UNITS: Readonly<Record<string, string>> = {
  ...spelled("zoll", `" ″ '' zoll inch inches cal cala cale cali`),
  ...spelled("m", "m meter metern metre metres meters metr metry metra metrów metrow"),
  ...spelled("cm", "cm zentimeter centimetre centymetr"),
  ...spelled("mm", "mm millimeter millimetre milimetr"),
  ...spelled("m2", "m² m2 qm quadratmeter"),
  ...spelled("m3", "m³ m3 cbm kubikmeter"),
  ...spelled("mm2", "mm² mm2"),
  ...spelled("cm2", "cm² cm2"),
  ...spelled("l", "l ltr liter litern litre litres liters litr litry litrów litrow"),
  ...spelled("w", "w wp watt watts wat waty watów watow"),
  ...spelled("kw", "kw kilowatt"),
  ...spelled("kwh", "kwh kilowattstunden"),
  ...spelled("v", "v volt volts"),
  ...spelled("a", "a ampere amp amps"),
  ...spelled("kg", "kg kilo kilogramm kilogram"),
  ...spelled("c", "°c"),
  ...spelled("grad", "° grad"),
  ...same("km g t ml k kwp kva va mw mwh wh ah mah ma kv hz khz db bar mbar hpa pa kpa rpm gb tb mb"),
};

const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

// Every repetition has an end or eats what nothing after it could: the time stays linear in the text.
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}.,/-])`;
const BLANKS = String.raw`[\s\u00a0\u202f]{0,2}`;
const NUMBER = String.raw`\d{1,12}(?:[./]\d{1,6}){0,2}`;
const unitNames = Object.keys(UNITS).toSorted((a, b) => b.length - a.length);
const UNIT = String.raw`(?:${unitNames.join("|")})(?![\p{L}\p{N}])`;

const FRACTION_SIGN = new RegExp(`(\\d?)${BLANKS}([${Object.keys(FRACTIONS).join("")}])`, "gu");
/** Inches are written as 1 1/4 and 1-1/4. */
const MIXED_FRACTION = new RegExp(String.raw`${NO_WORD_BEFORE}(\d{1,2})[ -](\d{1,2}/\d{1,2})(?!\d)`, "gu");
const GROUPED = new RegExp(String.raw`${NO_WORD_BEFORE}([1-9]\d{0,2})((?:[.,]\d{3}){1,3})(?![\d.,])`, "gu");
const DECIMAL = /(?<![\d.,/-])(\d{1,12})[.,](\d{1,6})(?![\d.,/-])/gu;
/** Nominal width and pressure, thread (in inches) and diameter stand before their number. */
const NOMINAL = new RegExp(String.raw`(?<!\p{L})(dn|pn)${BLANKS}-?${BLANKS}(?=\d)`, "giu");
const THREAD = new RegExp(
  String.raw`(?<!\p{L})([gr]p?)${BLANKS}((?:\d{1,2}[ .-])?\d{1,2}/\d{1,2})(?![\d/])(?:${BLANKS}${UNIT})?`,
  "giu",
);
const DIAMETER = new RegExp(`[ø⌀]${BLANKS}(?=\\d)`, "giu");
const TIMES = new RegExp(`(?<=\\d)${BLANKS}[x×✕*]${BLANKS}(?=\\d)`, "giu");
const TIMES_WITH_UNITS = new RegExp(`(?<=\\d)${BLANKS}(${UNIT})${BLANKS}[x×✕*]${BLANKS}(?=\\d)`, "giu");
const WITH_UNIT = new RegExp(`(?<=(?<![\\p{L}.,/-])${NUMBER}(?:x${NUMBER}){0,3})${BLANKS}(${UNIT})`, "giu");

/**
 * Numbers and units as people write them, in one spelling, in texts and in searches: 3/4" and 3/4 Zoll, 10kWh and 10 kWh, 1,5 m and
 * 1.5m, DN 20 and DN20, 16 x 2,0 and 16×2. All else stays as it is.
 */
export function normalUnits(text: string): string {
  if (!/[\d½⅓⅔¼¾⅛⅜⅝⅞]/u.test(text)) return text;
  return text
    .replace(FRACTION_SIGN, (_, whole: string, sign: string) => (whole ? `${whole} ` : "") + FRACTIONS[sign])
    .replace(THREAD, '$1 $2"')
    .replace(MIXED_FRACTION, "$1.$2")
    .replace(GROUPED, (_, head: string, groups: string) => head + groups.replaceAll(/[.,]/g, ""))
    .replace(DECIMAL, (_, whole: string, part: string) => withoutZeros(whole, part))
    .replace(NOMINAL, (_, name: string) => name.toLowerCase())
    .replace(DIAMETER, "")
    .replace(TIMES_WITH_UNITS, "x")
    .replace(TIMES, "x")
    .replace(WITH_UNIT, (_, unit: string) => UNITS[unit.toLowerCase()] ?? unit);
}

function withoutZeros(whole: string, part: string): string {
  const telling = part.replace(/0{1,6}$/, "");
  return telling ? `${whole}.${telling}` : whole;
}

function spelled(unit: string, spellings: string): Record<string, string> {
  return Object.fromEntries(spellings.split(" ").map((spelling) => [spelling, unit]));
}

function same(units: string): Record<string, string> {
  return Object.fromEntries(units.split(" ").map((unit) => [unit, unit]));
}
