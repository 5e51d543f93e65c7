import { tidyVatId } from "@hearth/contract/form";
import { httpsAddress } from "../https-address.ts";

/** The European Commission's register of VAT numbers (VIES), or one that speaks as it does. */
export interface VatRegisterSettings {
  /** Without a slash at its end. */
  url: string;
  /** Our own number: with it the register gives each answer a number that a tax office takes as proof. Null: without. */
  requester: string | null;
}

/** Null: nobody is asked, and staff look numbers up themselves. */
export function vatRegisterSettings(env: NodeJS.ProcessEnv): VatRegisterSettings | null {
  const requester = tidyVatId(env.VAT_REGISTER_REQUESTER ?? "");
  if (!env.VAT_REGISTER_URL) return null;
  const url = httpsAddress("VAT_REGISTER_URL", env.VAT_REGISTER_URL);
  return { url: url.href.replace(/\/+$/, ""), requester: requester || null };
}
