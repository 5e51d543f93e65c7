import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { OFFICE } from "./admin-client.ts";

/* A passkey of the tests, made by hand after WebAuthn level 2: ES256, no attestation. */

export interface SoftwareAuthenticator {
  /** What navigator.credentials.create would answer. */
  create(options: unknown): object;
  /** What navigator.credentials.get would answer. */
  get(options: unknown): object;
}

export interface AuthenticatorHabits {
  /** The page that asks, as the browser sees it. */
  origin?: string;
  /** Finger, face or PIN. */
  isVerified?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

export function softwareAuthenticator(habits: AuthenticatorHabits = {}): SoftwareAuthenticator {
  const { origin = OFFICE, isVerified = true } = habits;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, more: Buffer, hasKey: boolean) => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  };
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create(options) {
      const { challenge, rp } = options as { challenge: string; rp: { id: string } };
      const length = Buffer.from([0, id.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", challenge)),
        attestationObject: base64url(attestation(authenticatorData(rp.id, key, true))),
        transports: ["internal"],
      });
    },
    get(options) {
      const { challenge, rpId } = options as { challenge: string; rpId: string };
      const client = clientData("webauthn.get", challenge);
      const data = authenticatorData(rpId, Buffer.alloc(0), false);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

/** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    length,
    data,
  ]);
}
