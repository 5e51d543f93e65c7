import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";

interface Props {
  streamId: string | null;
  isReadOnly: boolean;
  onChange: (streamId: string | null) => void;
}

const SHOWN = 100;

/** A stream that chooses the products by itself, instead of numbers. */
export function BlockStream({ streamId, isReadOnly, onChange }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const list = { page: 1, limit: SHOWN };
  const { data } = useAdminQuery("listProductStreams", { list }, { isWanted: may("listProductStreams") });
  const streams = data?.items ?? [];
  const isListed = streamId === null || streams.some(({ id }) => id === streamId);
  return (
    <Field label={t("contentPage.stream")} hint={t("contentPage.streamHint")}>
      <select
        value={streamId ?? ""}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t("contentPage.noStream")}</option>
        {!isListed && <option value={streamId}>{streamId}</option>}
        {streams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </select>
    </Field>
  );
}
