const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** An address of somebody else's server, for what nobody on the way may read. On the own machine stand-ins answer without a certificate. */
export function httpsAddress(name: string, value: string): URL {
  const url = new URL(value);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && thisMachine.includes(url.hostname)))
    throw new Error(`${name} must begin with https://`);
  return url;
}
