import { useState } from "react";
import { type Method, methodTextsOf } from "./method-form.ts";

/** What is typed about a method, beginning with what was read; a newer version has not been seen. */
export function useMethodForm(method: Method) {
  const [texts, onTexts] = useState(() => methodTextsOf(method));
  const [isActive, onActive] = useState(method.isActive);
  const [isUnread, setUnread] = useState(false);
  return { fields: { texts, isActive, onTexts, onActive }, isUnread, setUnread };
}
