import { requireLength } from "./secret-length.ts";

/** A secret, and the one before it: the first signs, all of them verify, so that nobody notices a change. Empty: there is no secret. */
export type KeyRing = readonly string[];

/** `NAME`, and `NAME_PREVIOUS` for as long as there is something out there that was signed with it. */
export function readKeyRing(env: NodeJS.ProcessEnv, name: string): KeyRing {
  const keys = [name, `${name}_PREVIOUS`].map((each) => ({ name: each, key: env[each] ?? "" }));
  const given = keys.filter(({ key }) => key !== "");
  if (given.length > 0 && given[0]?.name !== name)
    throw new Error(`${name}_PREVIOUS is set, though ${name} is not`);
  return given.map(({ name: which, key }) => requireLength(which, key));
}

/** The key that signs; throws where there is none. */
export function signingKey(keys: KeyRing): string {
  const [key] = keys;
  if (key === undefined) throw new Error("There is no key to sign with");
  return key;
}
