import { checkContact } from "@hearth/contract/form";
import { failedForm, refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { isShopFailure } from "../../platform/shop/client/shop-error.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

const names = [
  "salutationId",
  "firstName",
  "lastName",
  "email",
  "phone",
  "subject",
  "comment",
  "slotId",
] as const;

/** Null when the message is on its way, else the form as it has to be shown again. */
export async function sendContact({ shop, log, locale }: Visit, form: FormData): Promise<FormState | null> {
  const values = formValues(form, names);
  // Which salutations there are the shop API knows; whether one was chosen does not matter to it.
  const salutationIds = values["salutationId"] ? [values["salutationId"]] : [];
  const attachments = await picturesIn(form);
  const checked = checkContact({ ...values, attachments }, { salutationIds, locale });
  if (!checked.ok) return refusedForm(values, checked.violations);
  try {
    await shop.act("sendContactMail", { body: { ...checked.value, attachments } });
    return null;
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    log.warn("contact-refused", { error });
    return failedForm(values, error);
  }
}

/** A browser sends an empty file where none was chosen. */
async function picturesIn(form: FormData): Promise<{ data: string }[]> {
  const files = form
    .getAll("attachments")
    .filter((file): file is File => file instanceof File && file.size > 0);
  return Promise.all(
    files.map(async (file) => ({ data: Buffer.from(await file.arrayBuffer()).toString("base64") })),
  );
}
