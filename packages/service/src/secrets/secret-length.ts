/** 128 bits at least, however they are written: 32 characters hold them even as hex. */
const SECRET_LENGTH = 32;

/** Throws where a secret can be guessed. */
export function requireLength(name: string, secret: string): string {
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${name} must be set, with ${SECRET_LENGTH} characters at least`);
  return secret;
}
