import type { ProviderChoice } from "../../features/sign-in/public.ts";
import { providerNames } from "../../platform/auth/auth-config.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";

/** What is configured is offered. */
export function providerChoices({ auth }: Pick<Visit, "auth">): ProviderChoice[] {
  return auth.providers.map(({ id }) => ({ id, name: providerNames[id] }));
}
