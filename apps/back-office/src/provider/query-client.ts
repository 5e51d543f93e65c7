import { QueryClient } from "@tanstack/react-query";
import { AdminFailure } from "../api/admin-failure.ts";

/** An answer of the API is an answer: only what did not arrive is asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (times, error) => times < 2 && error instanceof AdminFailure && error.status === 0,
      },
    },
  });
}
