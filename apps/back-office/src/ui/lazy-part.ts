import { type FunctionComponent, lazy, type LazyExoticComponent } from "react";

/** A component that is loaded when it is first shown. React.lazy wants default exports; we name ours. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, FunctionComponent<Props>>>>,
  name: Name,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
