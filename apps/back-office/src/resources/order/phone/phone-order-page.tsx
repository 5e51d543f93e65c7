import type { PhoneCustomer } from "@hearth/admin-contract";
import { useState } from "react";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { AccessDenied } from "../../../shell/error-screens.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ArticleChoice } from "./article-choice.tsx";
import { CustomerChoice } from "./customer-choice.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { DraftTerms } from "./draft-terms.tsx";
import { type DraftForm, emptyDraft, withArticle } from "./phone-draft.ts";
import { PhoneSummary } from "./phone-summary.tsx";
import { usePhoneCart } from "./use-phone-cart.ts";

/** Somebody calls and orders: who, what, how. What it costs is the shop's answer to each change, and nothing is kept before it is placed. */
export function PhoneOrderPage() {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [customer, setCustomer] = useState<PhoneCustomer | null>(null);
  const [form, setForm] = useState<DraftForm>(emptyDraft);
  const shown = usePhoneCart(customer?.id ?? null, form);
  const { cart } = shown;
  const change = (changed: Partial<DraftForm>) => setForm((before) => ({ ...before, ...changed }));
  const choose = (chosen: PhoneCustomer | null) => {
    // Addresses are of whoever was chosen before.
    change({ billingAddressId: "", shippingAddressId: "" });
    setCustomer(chosen);
  };
  if (!may("placePhoneOrder")) return <AccessDenied />;
  return (
    <>
      <ScreenHead title={t("phone.title")} back={{ to: "/order", text: t("nav.order") }} />
      <div className="sheet">
        <div className="sheet-main">
          <CustomerChoice customer={customer} group={cart?.group} onChosen={choose} />
          {customer && (
            <Card title={t("phone.articles")}>
              <ArticleChoice onChosen={(article) => change({ lines: withArticle(form.lines, article) })} />
              <DraftLines lines={form.lines} cart={cart} onChange={(lines) => change({ lines })} />
            </Card>
          )}
          {customer && cart && <DraftTerms cart={cart} form={form} onChange={change} />}
        </div>
        <div className="sheet-side phone-side">
          {shown.error ? <Notice tone="alert">{failureText(shown.error)}</Notice> : null}
          {customer && cart && <PhoneSummary cart={cart} form={form} isStale={shown.isStale} />}
          {!customer && <p className="none">{t("phone.begin")}</p>}
        </div>
      </div>
    </>
  );
}
