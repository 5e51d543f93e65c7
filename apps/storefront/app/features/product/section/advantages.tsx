import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";

export function Advantages({ advantages }: { advantages: readonly string[] }) {
  const { t } = useLanguage();
  if (advantages.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-lg font-semibold">{t("product.advantages")}</h3>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        {advantages.map((advantage) => (
          <li key={advantage} className="flex items-start gap-2">
            <Icon name="check" size="small" className="mt-0.5 text-success" />
            <span className="min-w-0">{advantage}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
