import type { Customer } from "@hearth/contract";
import type { CheckedRegistration } from "@hearth/contract/form";
import { signIn } from "../../platform/auth/auth-handler.server.ts";
import { rememberVisitor } from "../../platform/auth/sign-in.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** False while a mail must be answered first. The two fields decide: some shops call an unconfirmed customer active. */
export async function signInRegistered(
  visit: Visit,
  customer: Customer,
  { email, password }: Pick<CheckedRegistration, "email" | "password">,
): Promise<boolean> {
  const isPending = customer.doubleOptInRegistration && customer.doubleOptInConfirmDate === null;
  if (isPending || !customer.active) return false;
  if (customer.guest || password === null) await rememberVisitor(visit, customer);
  else await signIn(visit, { username: email, password });
  visit.notes.leave({ key: "note.registered", type: "success" });
  return true;
}
