import type { FormValues } from "../../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { SolveChallenge } from "./solve-challenge.island.tsx";

interface Props {
  /** The whole form as it was sent: with the solution it is the same order again. */
  values: FormValues;
  challenge: string;
}

/** It looks as if a machine ordered: the browser calculates for a moment, then the order goes out. Nothing is to be read or clicked. */
export function ProofPage({ values, challenge }: Props) {
  const { t, href } = useLanguage();
  const { proof: _used, ...order } = values;
  return (
    <section
      aria-labelledby="checkout-proof"
      className="card mx-auto flex w-full max-w-2xl flex-col gap-5 p-5 sm:p-8"
    >
      <Icon name="clock" className="text-brand" />
      <h1 id="checkout-proof" className="page-title">
        {t("checkout.proofTitle")}
      </h1>
      <p className="max-w-prose">{t("checkout.proofText")}</p>
      <SolveChallenge challenge={challenge}>
        {Object.entries(order).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SolveChallenge>
      <noscript>
        <p className="max-w-prose">{t("checkout.proofNoScript")}</p>
      </noscript>
      <ButtonLink href={href("/checkout")} look="secondary" className="self-start">
        {t("checkout.proofBack")}
      </ButtonLink>
    </section>
  );
}
