import { useForm } from "react-hook-form";
import type { MediaSheet } from "@hearth/admin-contract";
import { useAdminQuery } from "../api/use-admin-query.ts";
import { useLanguage } from "../language/use-language.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { AltFields } from "./alt-fields.tsx";
import { type AltForm, altFormOf, altOf } from "./alt-form.ts";
import { useChangeMedia } from "./use-change-media.ts";

interface Props {
  id: string;
  onSaved?: () => unknown;
  onClose: () => void;
}

/** What a picture shows, written where it is used. */
export function AltDialog({ id, ...rest }: Props) {
  const { data } = useAdminQuery("readMedia", { params: { id } });
  return data ? <ChangeAlt key={id} picture={data} {...rest} /> : null;
}

function ChangeAlt({ picture, onSaved, onClose }: Omit<Props, "id"> & { picture: MediaSheet }) {
  const { t } = useLanguage();
  const { run, isRunning, refusal } = useChangeMedia();
  const { register, handleSubmit } = useForm<AltForm>({ defaultValues: altFormOf(picture.alt) });
  const submit = handleSubmit(async (form) => {
    const { id, version, alt, focus } = picture;
    const saved = await run({ params: { id }, input: { version, alt: altOf(form, alt), focus } });
    if (!saved) return;
    await onSaved?.();
    onClose();
  });
  return (
    <FormDialog
      title={t("media.alt")}
      submit={t("shell.save")}
      cancel={t("shell.cancel")}
      error={refusal}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <img className="alt-preview" src={picture.previewPath} alt="" />
      <AltFields register={register} />
    </FormDialog>
  );
}
