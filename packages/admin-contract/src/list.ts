import Type, { type Static, type TObject, type TSchema } from "typebox";

export const listLimit = { page: 10_000, limit: 100, default: 25, search: 100, counted: 10_000 } as const;

/** What a list can be narrowed and sorted by; all lists are asked the same way. */
export interface ListRules {
  /** Fields of `filter[…]`; each of them optional. */
  readonly filters: TObject;
  /** Names for `sort`; `-name` begins at the other end. The first one counts where nothing is said. */
  readonly sorts: readonly [string, ...string[]];
  /** Takes `search`. */
  readonly hasSearch: boolean;
}

/** A list as it was asked for. */
export interface ListRequest<Filter = Readonly<Record<string, unknown>>> {
  readonly page: number;
  readonly limit: number;
  readonly sort: { readonly field: string; readonly isDescending: boolean };
  readonly filter: Filter;
  readonly search: string | undefined;
}

export type ListRequestOf<L extends ListRules | null> = L extends ListRules
  ? ListRequest<Partial<Static<L["filters"]>>>
  : null;

/** What every list answers. */
export interface ListPage<Item> {
  items: Item[];
  /** Counted no further than `listLimit.counted`. */
  total: number;
  /** There are more than `total`. */
  isTotalAtLeast: boolean;
  page: number;
  limit: number;
}

/** The fields every list takes beside its filters. */
export function listFields({ sorts, filters, hasSearch }: ListRules) {
  const names = sorts.flatMap((name) => [name.replace(/^-/, ""), `-${name.replace(/^-/, "")}`]);
  return Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: listLimit.page })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: listLimit.limit })),
    sort: Type.Optional(Type.Unsafe<string>({ enum: names })),
    filter: Type.Optional(filters),
    ...(hasSearch && { search: Type.Optional(Type.String({ maxLength: listLimit.search })) }),
  });
}

/** The answer of every list. */
export function listOf<T extends TSchema>(title: string, item: T) {
  return Type.Object(
    {
      items: Type.Array(item),
      total: Type.Integer({ minimum: 0, maximum: listLimit.counted }),
      isTotalAtLeast: Type.Boolean({ description: "there are more than `total`: nobody counted further" }),
      page: Type.Integer({ minimum: 1 }),
      limit: Type.Integer({ minimum: 1 }),
    },
    { title },
  );
}
