import { violation, violations } from "../error/api-failure.ts";
import type { Checked } from "./checked.ts";

/** On the server: the value of a form, or the answer 400 with everything that is wrong. */
export function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  throw violations(
    checked.violations.map(({ code, pointer, ...details }) => violation(code, pointer, details)),
  );
}
