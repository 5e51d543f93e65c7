import type { Endpoint } from "@hearth/contract";
import * as id from "./catalogue-ids.ts";
import type { ApiRequest } from "./valid-requests.ts";

/** Makes a valid request into one that is refused in a certain way. */
export type Spoil = (valid: ApiRequest, endpoint: Endpoint) => ApiRequest | Promise<ApiRequest>;

export const withBody = (spoilt: object) => (valid: ApiRequest) => ({
  ...valid,
  body: { ...valid.body, ...spoilt },
});

export const unknownThing = ({ params, ...valid }: ApiRequest): ApiRequest => ({
  ...valid,
  params: Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, id.unknownId])),
});

/** Another fault for each operation; `other` for those not named. */
export const byOperation =
  (spoils: Readonly<Record<string, Spoil>>, other?: Spoil): Spoil =>
  (valid, endpoint) => {
    const spoil = spoils[endpoint.operationId] ?? other;
    if (!spoil) throw new Error(`nothing is known about ${endpoint.operationId} here`);
    return spoil(valid, endpoint);
  };
