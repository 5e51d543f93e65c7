import { createHmac } from "node:crypto";
import type { SigningKey } from "../../../../../tools/src/payment/certificate.ts";
import { signAsPayPal, signAsStripe } from "../../../../../tools/src/payment/webhook-signatures.ts";
import type { Delivery } from "./payment-sandbox.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Somebody who has seen a genuine webhook, has a web server of their own, and does not have the keys. */
export interface Forger {
  /** Serves `certificate`. */
  url: string;
  key: SigningKey;
  webhookId: string;
  /** The provider's certificate, which everybody may read. */
  certificate: string;
}

export type Forgery = [name: string, forged: Omit<Delivery, "provider">];

const signed = {
  stripe: ["stripe-signature"],
  paypal: [
    "paypal-transmission-id",
    "paypal-transmission-time",
    "paypal-transmission-sig",
    "paypal-cert-url",
    "paypal-auth-algo",
  ],
};

/** Every trick known by name. */
export function knownForgeries(genuine: Delivery, forger: Forger): Forgery[] {
  const { body, headers, provider } = genuine;
  const changed = (changes: Record<string, string>): Delivery["headers"] => ({ ...headers, ...changes });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
  const shared: Forgery[] = [
    ["no headers", { body, headers: {} }],
    ...signed[provider].flatMap((name): Forgery[] => [
      [`no ${name}`, { body, headers: without(name) }],
      [`empty ${name}`, { body, headers: changed({ [name]: "" }) }],
      [`${name} of nobody`, { body, headers: changed({ [name]: "nonsense" }) }],
    ]),
    ["no body", { body: "", headers }],
    ["half a body", { body: body.slice(0, body.length / 2), headers }],
    ["one space more", { body: `${body} `, headers }],
    ["written anew", { body: JSON.stringify(JSON.parse(body), null, 1), headers }],
    ["another id", { body: body.replace(/"id":"[^"]+"/, '"id":"another"'), headers }],
    ["a second key", { body: body.replace(/\}$/, ',"id":"second"}'), headers }],
    ["nothing but JSON", { body: "{}", headers }],
    ["too much of it", { body: body + " ".repeat(300 * 1024), headers }],
  ];
  return [
    ...shared,
    ...(provider === "stripe" ? stripeForgeries(genuine) : paypalForgeries(genuine, forger)),
  ];
}

function stripeForgeries({ body, headers }: Delivery): Forgery[] {
  const header = headers["stripe-signature"] ?? "";
  const [time = "", signature = ""] = header.split(",");
  const seconds = Number(time.slice(2));
  const hex = signature.slice(3);
  const put = (value: string): Forgery[1] => ({ body, headers: { "stripe-signature": value } });
  const keyless = (secret: string) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return [
    ["another time", put(`t=${seconds + 1},v1=${hex}`)],
    ["an old scheme", put(`t=${seconds},v0=${hex}`)],
    ["no scheme", put(`t=${seconds},${hex}`)],
    ["no time", put(`v1=${hex}`)],
    ["time that is no number", put(`t=now,v1=${hex}`)],
    ["a signature of nothing", put(`t=${seconds},v1=`)],
    ["a shorter signature", put(`t=${seconds},v1=${hex.slice(0, -2)}`)],
    ["a longer signature", put(`t=${seconds},v1=${hex}00`)],
    ["an empty key", put(`t=${seconds},v1=${keyless(" ")}`)],
    ["a guessed key", { body, headers: signAsStripe("whsec_guessed")(body, new Date()) }],
    ["the body's hash", put(`t=${seconds},v1=${createHmac("sha256", body).digest("hex")}`)],
  ];
}

function paypalForgeries({ body, headers }: Delivery, forger: Forger): Forgery[] {
  const { url, key, webhookId, certificate } = forger;
  const genuineUrl = headers["paypal-cert-url"] ?? "";
  const { host, pathname } = new URL(genuineUrl);
  const own = (certificateUrl: string): Forgery[1] => ({
    body,
    headers: signAsPayPal({ webhookId, certificateUrl, key })(body, new Date()),
  });
  const name = (value: string): Forgery[1] => ({ body, headers: { ...headers, "paypal-auth-algo": value } });
  const mac = createHmac("sha256", certificate).update(body).digest("base64");
  return [
    ["own certificate", own(`${url}${pathname}`)],
    ["own key, their certificate", own(genuineUrl)],
    ["their name as user", own(`http://${host}@${new URL(url).host}${pathname}`)],
    ["their name as path", own(`${url}/${host}${pathname}`)],
    ["their name as query", own(`${url}${pathname}?${host}`)],
    ["their name with more behind", own(`http://${host}.evil.example${pathname}`)],
    ["a path that leads elsewhere", own(`http://${host}/v1/notifications/certs/../../../card`)],
    ["a file", own("file:///etc/ssl/certs/ca-certificates.crt")],
    ["a certificate in the address", own(`data:text/plain,${encodeURIComponent(key.certificate)}`)],
    ...["SHA1withRSA", "none", "HS256", "sha256withrsa", "MD5withRSA"].map((each): Forgery => [
      `algorithm ${each}`,
      name(each),
    ]),
    ["a MAC with the public key", { body, headers: { ...headers, "paypal-transmission-sig": mac } }],
    [
      "signed for another shop",
      {
        body,
        headers: signAsPayPal({ webhookId: "WH-OTHER", certificateUrl: genuineUrl, key })(body, new Date()),
      },
    ],
  ];
}

/** One character of the body or of a header is another one. */
export function randomForgery({ body, headers, provider }: Delivery, random: SeededRandom): Forgery[1] {
  const flip = (text: string) => {
    const at = random.whole(0, text.length - 1);
    const old = text[at] ?? "";
    const other = random.pick([..."abcdef0123456789XYZ+/="].filter((each) => each !== old));
    return text.slice(0, at) + other + text.slice(at + 1);
  };
  if (random.chance(0.5)) return { body: flip(body), headers };
  const name = random.pick(signed[provider]);
  return { body, headers: { ...headers, [name]: flip(headers[name] ?? "") } };
}
