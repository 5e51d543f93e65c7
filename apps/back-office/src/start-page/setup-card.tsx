import { useStore } from "ra-core";
import { Link } from "react-router-dom";
import type { ShopSetup } from "@hearth/admin-contract";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon/icon.tsx";

type Step = ShopSetup["steps"][number]["step"];

/** Where each step is done. */
const places: Readonly<Record<Step, string>> = {
  company: "/company",
  legal: "/legal-text",
  shipping: "/settings",
  payment: "/settings",
  product: "/product",
  colleague: "/staff",
};

/** What a new shop still needs. Gone once all of it is there, or hidden on this device. */
export function SetupCard() {
  const { t } = useLanguage();
  const [isHidden, setHidden] = useStore("setup.isHidden", false);
  const { data } = useAdminQuery("readSetup", {}, { isWanted: !isHidden });
  const steps = data?.steps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isHidden || done === steps.length) return null;
  return (
    <Card
      title={t("setup.title")}
      actions={
        <Button isSmall look="quiet" icon="x" onClick={() => setHidden(true)}>
          {t("setup.hide")}
        </Button>
      }
    >
      <p className="card-note">{t("setup.done", { done, all: steps.length })}</p>
      <ol className="setup-steps">
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? <Icon name="circle-check" /> : <span className="setup-open" aria-hidden="true" />}
            <Link to={places[step]}>{t(`setup.step.${step}`)}</Link>
            <span className="setup-state">{t(isDone ? "setup.isDone" : "setup.isOpen")}</span>
            <p>{t(`setup.text.${step}`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
