import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this size the header of a compressed body costs more than it saves. */
const SMALLEST_WORTH_IT = 1024;

/** The best encoding the visitor accepts. A quality of zero means "not this one". */
export function chooseEncoding(acceptEncoding: string | null, size: number): Encoding {
  if (size < SMALLEST_WORTH_IT) return "identity";
  const accepted = (acceptEncoding ?? "").toLowerCase().split(",");
  const accepts = (name: string) =>
    accepted.some((entry) => {
      const [coding = "", quality = ""] = entry.split(";");
      return coding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(quality);
    });
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

export type Encodings = (encoding: Encoding) => Promise<Buffer>;

/** Smaller than 4 in little more time; what comes above saves a hundredth. */
const PAGE_BROTLI = 5;

/** One body in every encoding, each made once, when first asked for. */
export function createEncodings(body: Buffer, brotliQuality = PAGE_BROTLI): Encodings {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const fresh = compress(body, encoding, brotliQuality);
    made.set(encoding, fresh);
    return fresh;
  };
}

function compress(body: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  if (encoding === "br") {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === "gzip" ? gzipped(body) : Promise.resolve(body);
}
