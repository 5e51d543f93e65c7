import { violation, violations } from "@hearth/contract";
import { isWeakPassword, type Known } from "./weak-password.ts";

/** Said at the field where it was typed. */
export function refuseWeakPassword(password: string, pointer: string, known: Known): void {
  if (isWeakPassword(password, known)) {
    throw violations([violation("VIOLATION::PASSWORD_TOO_COMMON", pointer)]);
  }
}
