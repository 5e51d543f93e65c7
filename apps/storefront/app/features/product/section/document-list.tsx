import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { fileSize } from "./file-size.ts";
import type { DocumentData } from "../product-data.ts";

export function DocumentList({ documents }: { documents: readonly DocumentData[] }) {
  const { t, format } = useLanguage();
  return (
    <ul className="grid max-w-3xl grid-cols-1 gap-3 sm:grid-cols-2">
      {documents.map((file) => {
        const { amount, unit } = fileSize(file.bytes);
        return (
          <li key={file.url}>
            <a
              href={file.url}
              target="_blank"
              rel="noopener"
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-brand"
            >
              <Icon name="file-text" size="regular" className="text-brand" />
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">
                  {file.kind ? t(`product.document.${file.kind}`) : file.name}
                </span>
                <span className="text-sm text-ink-soft">
                  {file.type}, {format.number(amount)} {unit}
                </span>
              </span>
              <Icon name="download" size="small" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
