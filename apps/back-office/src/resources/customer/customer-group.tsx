import type { CustomerSheet } from "@hearth/admin-contract";
import { useMay } from "../../api/use-may.ts";
import { type Language, useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { VatCheckResults } from "../../vat-check/vat-check-result.tsx";
import { ChangeGroup } from "./change-group.tsx";
import { useGroupNames } from "./use-group-names.ts";

/** Which prices they see, and what was asked for. */
export function CustomerGroup({ customer }: { customer: CustomerSheet }) {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const { groups, nameOf } = useGroupNames();
  const { accountType, groupId, vatChecks, version } = customer;
  return (
    <Card title={t("customer.group")}>
      <Facts
        facts={[
          [t("field.groupId"), nameOf(groupId)],
          [t("field.accountType"), t(`customer.accountType.${accountType}`)],
          [t("customer.groupRequest"), requestText(language, customer, nameOf)],
          [
            t("customer.vatCheck"),
            vatChecks.length > 0 ? <VatCheckResults key="checks" checks={vatChecks} /> : null,
          ],
        ]}
      />
      {/* A new version is a new form, and options that come late would leave the select without its value. */}
      {may("changeCustomerGroup") && groups.length > 0 && (
        <ChangeGroup key={version} customer={customer} groups={groups} />
      )}
    </Card>
  );
}

function requestText(
  { t, format }: Language,
  { groupRequest: { state, groupId, at } }: CustomerSheet,
  nameOf: (groupId: string) => string,
): string | null {
  if (state === "none") return null;
  const day = at ? format.date(at) : "–";
  return t(`customer.groupRequest.${state}`, { group: groupId ? nameOf(groupId) : "", day });
}
