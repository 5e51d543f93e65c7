import { type Locale, locales } from "@hearth/i18n";
import { blockMakes, type BlockTextField } from "@hearth/rules";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { CategoryChooser } from "../../../list/category-chooser.tsx";
import { BlockPicture } from "./block-picture.tsx";
import { BlockStream } from "./block-stream.tsx";
import type { BlockForm } from "./draft-form.ts";

interface Props {
  block: BlockForm;
  pictures: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  onChange: (block: BlockForm) => void;
  onPicture: (id: string, path: string) => void;
}

const HTML_ROWS = 5;
const limits: Readonly<Record<BlockTextField, number>> = {
  title: 255,
  html: 50_000,
  secondHtml: 50_000,
  link: 500,
};

/** Only what its kind is made of. */
export function BlockFields({ block, pictures, isReadOnly, onChange, onPicture }: Props) {
  const { t } = useLanguage();
  const make = blockMakes[block.kind];
  const text = (field: BlockTextField, hint?: string) => (
    <LanguageControls
      key={field}
      name={t(`contentPage.field.${field}`)}
      hint={hint}
      values={
        Object.fromEntries(locales.map((locale) => [locale, block.texts[locale][field]])) as Record<
          Locale,
          string
        >
      }
      rows={field === "html" || field === "secondHtml" ? HTML_ROWS : undefined}
      maxLength={limits[field]}
      isReadOnly={isReadOnly}
      onTyped={(locale, value) =>
        onChange({
          ...block,
          texts: { ...block.texts, [locale]: { ...block.texts[locale], [field]: value } },
        })
      }
    />
  );
  return (
    <div className="form">
      {make.hasPicture && (
        <BlockPicture
          path={block.mediaId === null ? undefined : pictures.get(block.mediaId)}
          isReadOnly={isReadOnly}
          onChosen={(id, path) => {
            onPicture(id, path);
            onChange({ ...block, mediaId: id });
          }}
        />
      )}
      {make.texts.map((field) => text(field))}
      {make.maybe.map((field) => text(field, t("contentPage.optional")))}
      {make.hasStream && (
        <BlockStream
          streamId={block.streamId}
          isReadOnly={isReadOnly}
          onChange={(streamId) => onChange({ ...block, streamId })}
        />
      )}
      {make.products > 0 && block.streamId === null && (
        <Field
          label={t("contentPage.productNumbers")}
          hint={t("contentPage.productNumbersHint", { count: make.products })}
        >
          <textarea
            rows={4}
            value={block.productNumbers}
            readOnly={isReadOnly}
            onChange={(event) => onChange({ ...block, productNumbers: event.target.value })}
          />
        </Field>
      )}
      {make.categories > 0 && (
        <fieldset className="plain-fieldset" disabled={isReadOnly}>
          <CategoryChooser
            ids={block.categoryIds}
            isVariant={false}
            onChange={(ids) => onChange({ ...block, categoryIds: (ids ?? []).slice(0, make.categories) })}
          />
        </fieldset>
      )}
    </div>
  );
}
