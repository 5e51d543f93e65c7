import type { MakerSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../api/use-admin-action.ts";
import { useFailureText } from "../language/use-failure-text.ts";
import { useLanguage } from "../language/use-language.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { type Logo, LogoField } from "./logo-field.tsx";
import { MakerFields } from "./maker-fields.tsx";
import { makerInput, noMaker } from "./maker-form.ts";

interface Props {
  onCreated?: (maker: MakerSheet) => void;
  onClose: () => void;
}

export function CreateMaker({ onCreated, onClose }: Props) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const [logo, setLogo] = useState<Logo | null>(null);
  const { run, isRunning, error } = useAdminAction("createManufacturer", {
    done: "maker.created",
    isQuiet: true,
    // Forms about products choose from makers.
    touches: ["manufacturer", "product"],
  });
  const { register, handleSubmit } = useForm({ defaultValues: noMaker });
  const submit = handleSubmit(async (typed) => {
    const made = await run({ input: makerInput(typed, logo?.mediaId ?? null) });
    if (!made) return;
    onClose();
    onCreated?.(made);
  });
  return (
    <FormDialog
      isWide
      title={t("maker.create")}
      submit={t("maker.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="form-note">{t("maker.note")}</p>
      <MakerFields register={register} />
      <LogoField logo={logo} onChosen={setLogo} />
    </FormDialog>
  );
}
