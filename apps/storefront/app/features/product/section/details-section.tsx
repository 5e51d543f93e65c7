import { useLanguage } from "../../../platform/language/language.tsx";
import { Advantages } from "./advantages.tsx";
import type { CertificateData, ProductPageData } from "../product-data.ts";

/** What it is, what comes with it, what is promised for it. */
export function DetailsSection({ product }: { product: ProductPageData }) {
  const { t, count } = useLanguage();
  return (
    <div className="flex flex-col gap-8">
      <Advantages advantages={product.advantages} />
      {product.descriptionHtml && (
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      )}
      {product.scopeOfDelivery && (
        <div>
          <h3 className="mb-2 text-lg font-semibold">{t("product.scope")}</h3>
          <p className="max-w-prose">{product.scopeOfDelivery}</p>
        </div>
      )}
      <div className="flex max-w-prose flex-col gap-2">
        <h3 className="text-lg font-semibold">{t("product.guarantee")}</h3>
        <p>{t("product.guaranteeLaw")}</p>
        {product.guaranteeYears !== null && (
          <p>
            <strong className="font-semibold">
              {count("product.guaranteeYears", product.guaranteeYears)}.
            </strong>{" "}
            {t("product.guaranteeTerms")}
          </p>
        )}
      </div>
      <Certificates certificates={product.certificates} />
    </div>
  );
}

function Certificates({ certificates }: { certificates: readonly CertificateData[] }) {
  const { t } = useLanguage();
  if (certificates.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-lg font-semibold">{t("product.certificates")}</h3>
      <ul className="grid max-w-3xl grid-cols-1 gap-4 sm:grid-cols-2">
        {certificates.map(({ name, text, mediaUrl }) => (
          <li key={name} className="card flex items-start gap-4 p-4">
            {mediaUrl && (
              <img
                src={mediaUrl}
                alt=""
                width="56"
                height="56"
                loading="lazy"
                className="size-14 object-contain"
              />
            )}
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              {text && <p className="text-sm text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
