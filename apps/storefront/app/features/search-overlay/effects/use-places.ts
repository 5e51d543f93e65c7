import { useEffect, useEffectEvent, useState } from "react";
import type { SuggestedPlace } from "../search-answers.ts";
import { suggest } from "./search-requests.ts";
import type { SearchPaths } from "./search-requests.ts";

/** Where somebody without a word in mind may go. None where there is no answer. */
export function usePlaces(paths: SearchPaths): readonly SuggestedPlace[] {
  const [places, setPlaces] = useState<readonly SuggestedPlace[]>([]);
  const ask = useEffectEvent((signal: AbortSignal) => suggest(paths, "", signal));
  useEffect(() => {
    const asked = new AbortController();
    ask(asked.signal).then(
      ({ categories }) => setPlaces(categories),
      () => {},
    );
    return () => asked.abort();
  }, []);
  return places;
}
