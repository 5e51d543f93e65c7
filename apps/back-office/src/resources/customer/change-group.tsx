import type { CustomerChoices, CustomerSheet } from "@hearth/admin-contract";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useCustomerAction } from "./use-customer-action.ts";

interface Props {
  customer: CustomerSheet;
  groups: CustomerChoices["customerGroups"];
}

/** Whoever asked for a group is offered it first: saving lets them in. */
export function ChangeGroup({ customer, groups }: Props) {
  const { t } = useLanguage();
  const { run, isRunning } = useCustomerAction("changeCustomerGroup", customer, {
    done: "customer.groupChanged",
    touches: ["customer", "customer-group-request"],
  });
  const { id, version, groupId, groupRequest } = customer;
  const { register, handleSubmit } = useForm({ defaultValues: { groupId: groupRequest.groupId ?? groupId } });
  const submit = handleSubmit((fields) => run({ params: { id }, input: { version, ...fields } }));
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <Field label={t("customer.newGroup")} hint={t("customer.groupHint")}>
        <select {...register("groupId")}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </select>
      </Field>
      <div className="form-actions">
        <Button type="submit" isBusy={isRunning}>
          {t("customer.saveGroup")}
        </Button>
      </div>
    </form>
  );
}
