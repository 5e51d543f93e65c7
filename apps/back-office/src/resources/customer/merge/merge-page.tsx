import { useState } from "react";
import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { MergeChoice } from "./merge-choice.tsx";
import { MergePlan } from "./merge-plan.tsx";

/** Two accounts of one person: which other one, then what would become of it. */
export function MergePage() {
  const { t } = useLanguage();
  const { id = "" } = useParams();
  // Changing sides keeps the address, which names where somebody came from.
  const [staysId, setStaysId] = useState(id);
  const [closesId, setClosesId] = useState<string | null>(null);
  const { data: customer, error, refetch } = useAdminQuery("readCustomer", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!customer) return <Loading />;
  const choose = (chosen: string | null) => {
    setStaysId(id);
    setClosesId(chosen);
  };
  return (
    <>
      <ScreenHead
        title={t("merge.title", { name: customer.company ?? customer.name })}
        back={{ to: `/customer/${id}/show`, text: customer.company ?? customer.name }}
      />
      {closesId === null ? (
        <MergeChoice customer={customer} onChosen={choose} />
      ) : (
        <MergePlan
          staysId={staysId}
          closesId={closesId}
          onSwap={() => {
            setStaysId(closesId);
            setClosesId(staysId);
          }}
          onOther={() => choose(null)}
        />
      )}
    </>
  );
}
