import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";

export interface SigningKey {
  privateKey: KeyObject;
  /** Self-signed, as PEM. */
  certificate: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const sha256WithRsa = der(SEQUENCE, Buffer.from("06092a864886f70d01010b0500", "hex"));
const commonName = Buffer.from("0603550403", "hex");

/** Node makes keys but no certificates: these few bytes of X.509 are all a webhook's signature needs. */
export function makeSigningKey(name: string, now: Date): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, commonName, der(0x0c, Buffer.from(name)))));
  const year = 365 * 24 * 60 * 60 * 1000;
  const content = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    subject,
    der(SEQUENCE, utcTime(new Date(now.getTime() - year)), utcTime(new Date(now.getTime() + year))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(content).sign(privateKey);
  const bytes = der(SEQUENCE, content, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    privateKey,
    certificate: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function utcTime(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));
}
