import { useStore } from "ra-core";
import { Link } from "react-router-dom";
import type { ShopSetup } from "@hearth/admin-contract";
import { type ConfirmedStep, confirmedSteps } from "@hearth/rules";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useMay } from "../api/use-may.ts";
import { useLanguage } from "../language/use-language.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Notice } from "../ui/notice.tsx";

type Step = ShopSetup["steps"][number]["step"];

/** Where each step is done. */
const places: Readonly<Record<Step, string>> = {
  company: "/company",
  legal: "/legal-text",
  taxes: "/settings",
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
      <DemoNotice />
      <p className="card-note">{t("setup.done", { done, all: steps.length })}</p>
      <ol className="setup-steps">
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? <Icon name="circle-check" /> : <span className="setup-open" aria-hidden="true" />}
            <Link to={places[step]}>{t(`setup.step.${step}`)}</Link>
            <span className="setup-state">{t(isDone ? "setup.isDone" : "setup.isOpen")}</span>
            <p>{t(`setup.text.${step}`)}</p>
            {!isDone && isConfirmed(step) && <ConfirmStep step={step} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The first step of all, while there is a demo to empty. */
function DemoNotice() {
  const { t } = useLanguage();
  const may = useMay();
  const { data } = useAdminQuery("readDemo", {}, { isWanted: may("emptyDemo") });
  if (data?.state !== "demo" && data?.state !== "asked") return null;
  return (
    <Notice>
      {t("demo.still")} <Link to="/demo">{t("demo.empty")}</Link>
    </Notice>
  );
}

const isConfirmed = (step: Step): step is ConfirmedStep => (confirmedSteps as readonly Step[]).includes(step);

/** Rates of tax and prices of sending may be right as they are; only whoever looked knows. */
function ConfirmStep({ step }: { step: ConfirmedStep }) {
  const { t } = useLanguage();
  const { run, isRunning } = useAdminAction("confirmSetup");
  return (
    <div className="setup-confirm">
      <Button isSmall icon="check" isBusy={isRunning} onClick={() => void run({ input: { step } })}>
        {t(`setup.confirm.${step}`)}
      </Button>
    </div>
  );
}
