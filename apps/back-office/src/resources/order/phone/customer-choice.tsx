import type { PhoneCustomer } from "@hearth/admin-contract";
import { useState } from "react";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { TypedFilter } from "../../../list/typed-filter.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { GuestForm } from "./guest-form.tsx";

interface Props {
  customer: PhoneCustomer | null;
  /** Whose prices they pay, once that is known. */
  group: string | undefined;
  onChosen: (customer: PhoneCustomer | null) => void;
}

const SHOWN = 8;

/** An account by its number, name or e-mail, or somebody without one. */
export function CustomerChoice({ customer, group, onChosen }: Props) {
  const { t } = useLanguage();
  const [isGuest, setGuest] = useState(false);
  if (customer)
    return (
      <Card
        title={t("phone.customer")}
        actions={
          <Button isSmall look="quiet" onClick={() => onChosen(null)}>
            {t("phone.otherCustomer")}
          </Button>
        }
      >
        <Facts
          facts={[
            [t("field.name"), customer.name],
            [t("field.company"), customer.company],
            [t("field.customerNumber"), customer.number],
            [t("field.email"), customer.email],
            [t("field.groupId"), group],
          ]}
        />
      </Card>
    );
  return (
    <Card
      title={t("phone.customer")}
      actions={
        <Button isSmall look="quiet" onClick={() => setGuest(!isGuest)}>
          {t(isGuest ? "phone.searchAccount" : "phone.withoutAccount")}
        </Button>
      }
    >
      {isGuest ? <GuestForm onMade={onChosen} /> : <AccountSearch onChosen={onChosen} />}
    </Card>
  );
}

function AccountSearch({ onChosen }: { onChosen: (customer: PhoneCustomer) => void }) {
  const { t } = useLanguage();
  const [words, setWords] = useState("");
  const { data } = useAdminQuery(
    "listPhoneCustomers",
    { list: { page: 1, limit: SHOWN, search: words } },
    { isWanted: words !== "" },
  );
  return (
    <>
      <TypedFilter type="search" label={t("phone.searchCustomer")} value={words} onTyped={setWords} />
      {words !== "" && data?.items.length === 0 && <p className="none">{t("list.none")}</p>}
      <ul className="phone-found" aria-label={t("phone.foundCustomers")}>
        {(words === "" ? [] : (data?.items ?? [])).map((found) => (
          <li key={found.id}>
            <div>
              <strong>{[found.name, found.company].filter(Boolean).join(", ")}</strong>{" "}
              {found.isBlocked && <Badge tone="alert">{t("phone.blocked")}</Badge>}
              <span className="second-line">
                {[found.number, found.email, found.zipcode, found.city].filter(Boolean).join(" · ")}
              </span>
            </div>
            {!found.isBlocked && (
              <Button
                isSmall
                aria-label={t("phone.chooseNamed", { name: found.name })}
                onClick={() => onChosen(found)}
              >
                {t("phone.choose")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
