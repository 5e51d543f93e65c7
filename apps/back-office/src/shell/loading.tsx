import { useLanguage } from "../language/use-language.ts";
import { Skeleton } from "../ui/skeleton.tsx";

export function Loading() {
  const { t } = useLanguage();
  return (
    <div className="loading">
      <Skeleton rows={6} label={t("shell.loading")} />
    </div>
  );
}
