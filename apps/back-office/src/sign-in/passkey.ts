import type { Me } from "@hearth/admin-contract";
import { type AnswerOf, callAdmin } from "../api/call-admin.ts";

/** Browsers read and write the API's JSON by themselves. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

export async function provePasskey(): Promise<Me> {
  const options = await callAdmin("offerPasskey", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  return callAdmin("provePasskey", { input: { response: written(credential) } });
}

export async function createPasskey(name: string): Promise<AnswerOf<"addPasskey">> {
  const options = await callAdmin("startPasskey", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  return callAdmin("addPasskey", { input: { name, response: written(credential) } });
}

function written(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey was given");
  return credential.toJSON() as unknown as Record<string, unknown>;
}
