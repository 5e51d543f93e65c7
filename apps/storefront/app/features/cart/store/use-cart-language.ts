import { useEffect } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { cartStore } from "./cart-store.ts";

/** Every island that changes the cart brings the language its answers are told in. */
export function useCartLanguage(): void {
  const language = useLanguage();
  useEffect(() => cartStore.setState({ language }), [language]);
}
