import type { Endpoint, ParsedRequest } from "@hearth/contract";
import type { Scope } from "../../modules/context/index.ts";
import type { ServedFile } from "../../modules/document/index.ts";
import type { Services } from "../../services.ts";

/** One call of an endpoint: for whom, what was asked, and what to work with. */
export interface Call<E extends Endpoint> extends ParsedRequest<E> {
  scope: Scope;
  services: Services;
  /** Where the request came from. */
  address: string;
  /** What the browser says it is. */
  agent: string | undefined;
  /** What the caller sent as the token of its device. */
  device: string | undefined;
  /** Gives the caller's device a token to keep. */
  setDevice: (token: string) => void;
  /** Answers another token than the one that was sent; the caller goes on with it. */
  setToken: (token: string) => void;
  /** Names something the answer was made from that was not known before; a change of it drops the answer. */
  dependsOn: (tag: string) => void;
}

export const NO_CONTENT = Symbol("204");

/** An answer that is a file and not JSON; of endpoints that are never kept in a cache. */
export class FileAnswer {
  readonly file: ServedFile;
  /** To be saved, not shown. */
  readonly isAttachment: boolean;
  constructor(file: ServedFile, isAttachment: boolean) {
    this.file = file;
    this.isAttachment = isAttachment;
  }
}

export interface Handler {
  endpoint: Endpoint;
  /** What a cached answer is made from, known from the request alone. */
  tags: (params: Readonly<Record<string, string>>) => string[];
  answer: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its use case. `tags` matter for public endpoints only. */
export function handle<E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => unknown,
  tags: (params: Readonly<Record<string, string>>) => string[] = () => [],
): Handler {
  return { endpoint, tags, answer: async (call) => answer(call as unknown as Call<E>) };
}
