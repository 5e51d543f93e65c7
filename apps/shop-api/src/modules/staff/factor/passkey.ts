import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Config } from "../../../platform/config/config.ts";
import type { PasskeyRow } from "./factor.sql.ts";

type Settings = Pick<Config, "admin" | "mail">;

const place = ({ admin }: Settings) => ({
  expectedOrigin: admin.origin,
  expectedRPID: new URL(admin.origin).hostname,
  // Finger, face or PIN: a key that only has to be touched proves nobody.
  requireUserVerification: true,
});

/** Hundreds of files, for the few moments in which somebody uses a key. */
const webauthn = () => import("@simplewebauthn/server");

const known = (keys: readonly PasskeyRow[]) =>
  keys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

export async function passkeyToMake(
  settings: Settings,
  person: { id: string; email: string; name: string },
  keys: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: settings.mail.from.name,
    rpID: place(settings).expectedRPID,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id, "hex")),
    attestationType: "none",
    excludeCredentials: known(keys),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
}

/** Null: it is not what was asked for. Whatever the library objects to is a no. */
export async function madePasskey(
  settings: Settings,
  challenge: string,
  response: unknown,
): Promise<Omit<PasskeyRow, "id"> | null> {
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    ...place(settings),
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

export async function passkeyToProve(settings: Settings, keys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: place(settings).expectedRPID,
    allowCredentials: known(keys),
    userVerification: "required",
  });
}

/** The key that signed the challenge, with its new counter; null: none of these. */
export async function provenPasskey(
  settings: Settings,
  keys: readonly PasskeyRow[],
  { challenge, response }: { challenge: string; response: unknown },
): Promise<{ id: string; counter: number } | null> {
  const answer = response as AuthenticationResponseJSON;
  const key = keys.find(({ credential_id }) => credential_id === answer.id);
  if (!key) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: key.counter,
      transports: key.transports,
    },
    ...place(settings),
  }).catch(() => null);
  return checked?.verified ? { id: key.id, counter: checked.authenticationInfo.newCounter } : null;
}
