import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { CustomerAccount } from "./customer-account.tsx";
import { CustomerAddresses } from "./customer-addresses.tsx";
import { CustomerKind, CustomerState } from "./customer-badges.tsx";
import { CustomerDoor } from "./customer-door.tsx";
import { CustomerGroup } from "./customer-group.tsx";
import { CustomerMergeLink } from "./customer-merge-link.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import { CustomerReviews } from "./customer-reviews.tsx";
import { PersonalData } from "./personal-data.tsx";

/** Everything about one customer; what happened between us on the left, what may be done on the right. */
export function CustomerPage() {
  const { t } = useLanguage();
  const { id = "" } = useParams();
  const may = useMay();
  const { data: customer, error, refetch } = useAdminQuery("readCustomer", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!customer) return <Loading />;
  return (
    <>
      <ScreenHead
        title={customer.company ?? customer.name}
        back={{ to: "/customer", text: t("nav.customer") }}
      >
        <CustomerState state={customer.state} />
        <CustomerKind {...customer} />
      </ScreenHead>
      <div className="sheet">
        <div className="sheet-main">
          <CustomerAccount customer={customer} />
          {may("listOrders") && <CustomerOrders customer={customer} />}
          <CustomerAddresses addresses={customer.addresses} />
          <CustomerReviews customer={customer} />
        </div>
        <div className="sheet-side">
          <CustomerGroup customer={customer} />
          {may("blockCustomer") && <CustomerDoor customer={customer} />}
          {may("mergeCustomers") && <CustomerMergeLink customer={customer} />}
          {may("exportCustomer") && <PersonalData customer={customer} />}
        </div>
      </div>
    </>
  );
}
