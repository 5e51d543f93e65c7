import type { AdminShippingMethod } from "@hearth/admin-contract";
import type { SyntheticEvent } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { settingName } from "../setting-name.ts";
import { MethodDialog } from "./method-dialog.tsx";
import { MethodFields } from "./method-fields.tsx";
import { textsOf } from "./method-form.ts";
import { useMethodForm } from "./use-method-form.ts";

interface Props {
  method: AdminShippingMethod;
  onClose: () => void;
}

export function ShippingDialog({ method, onClose }: Props) {
  const language = useLanguage();
  const may = useMay();
  const { fields, isUnread, setUnread } = useMethodForm(method);
  const { run, isRunning, error } = useAdminAction("changeShippingMethod", {
    done: "settings.saved",
    isQuiet: true,
  });
  const { id, version, position } = method;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const texts = textsOf(fields.texts);
    setUnread(texts === null);
    const input = { version, position, isActive: fields.isActive };
    if (texts && (await run({ params: { id }, input: { ...input, texts } }))) onClose();
  };
  const isReadOnly = !may("changeShippingMethod");
  return (
    <MethodDialog
      title={settingName(method.texts, language)}
      isReadOnly={isReadOnly}
      state={{ isRunning, error, isUnread }}
      onSubmit={submit}
      onClose={onClose}
    >
      <MethodFields {...fields} isReadOnly={isReadOnly} />
    </MethodDialog>
  );
}
