const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
/** Letters of any alphabet, but nothing a mail program could read as structure: no quotes, brackets, commas, colons, spaces. */
const LOCAL_PART = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;

/** One address and nothing else. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  return (
    at > 0 &&
    text.length <= LONGEST &&
    local.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(text.slice(at + 1))
  );
}
