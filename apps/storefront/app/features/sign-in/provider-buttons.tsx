import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import type { IconName } from "../../ui/icon/icon-names.ts";

export interface ProviderChoice {
  id: "google" | "facebook" | "apple";
  name: string;
}

const icons: Record<ProviderChoice["id"], IconName> = {
  google: "brand-google",
  facebook: "brand-facebook",
  apple: "brand-apple",
};

interface Props {
  providers: readonly ProviderChoice[];
  redirect: string;
}

/** One form each: nothing is asked of a provider before its button is pressed. */
export function ProviderButtons({ providers, redirect }: Props) {
  const { t } = useLanguage();
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="divider-text">{t("signIn.or")}</p>
      {providers.map((provider) => (
        <ProviderForm
          key={provider.id}
          provider={provider}
          redirect={redirect}
          label={t("signIn.with", { provider: provider.name })}
        />
      ))}
    </div>
  );
}

interface FormProps {
  provider: ProviderChoice;
  redirect: string;
  label: string;
  /** Whoever is signed in wants to sign in this way too from now on. */
  isLinking?: boolean;
}

export function ProviderForm({ provider, redirect, label, isLinking = false }: FormProps) {
  const { href } = useLanguage();
  return (
    <form method="post" action={href(`/login/with/${provider.id}`)}>
      <input type="hidden" name="redirect" value={redirect} />
      {isLinking && <input type="hidden" name="link" value="on" />}
      <Button look="secondary" icon={icons[provider.id]} className="w-full">
        {label}
      </Button>
    </form>
  );
}
