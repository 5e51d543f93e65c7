/**
 * Criteria after parsing: defaults filled in, spellings unified. `multi` and `not` of the wire form have
 * become `and`, `or`, `nand`, `nor`; a field→value object has become `equals` filters.
 */
export interface Criteria {
  readonly page: number;
  /** Undefined: the endpoint's own default applies. */
  readonly limit: number | undefined;
  /** Given ids switch paging off; an empty list asks for nothing. */
  readonly ids: readonly string[] | undefined;
  readonly filters: readonly Filter[];
  readonly postFilters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly term: string | undefined;
  readonly aggregations: readonly Aggregation[];
  readonly associations: Associations;
  /** apiAlias → field names that stay in the answer. Null prototype: any name may be looked up. */
  readonly includes: Readonly<Record<string, readonly string[]>> | undefined;
  readonly totalCountMode: TotalCountMode;
}

export type TotalCountMode = "none" | "exact" | "next-pages";

/** Relation name → how to load it. Null prototype: any name may be looked up. */
export type Associations = Readonly<Record<string, AssociationCriteria>>;

/** Inside a relation there are no aggregations, hence post-filters count as filters. */
export interface AssociationCriteria {
  readonly page: number;
  readonly limit: number | undefined;
  readonly ids: readonly string[] | undefined;
  readonly filters: readonly Filter[];
  readonly sorts: readonly Sort[];
  readonly associations: Associations;
}

export type Scalar = string | number | boolean | null;

export type Filter =
  | { readonly type: "equals"; readonly field: string; readonly value: Scalar }
  | { readonly type: "equalsAny" | "equalsAll"; readonly field: string; readonly values: readonly Scalar[] }
  | { readonly type: "contains" | "prefix" | "suffix"; readonly field: string; readonly value: string }
  | { readonly type: "range"; readonly field: string; readonly bounds: RangeBounds }
  | GroupFilter;

export interface GroupFilter {
  readonly type: "and" | "or" | "nand" | "nor";
  readonly queries: readonly Filter[];
}

export interface RangeBounds {
  readonly gt?: string | number;
  readonly gte?: string | number;
  readonly lt?: string | number;
  readonly lte?: string | number;
}

export interface Sort {
  readonly field: string;
  readonly order: "ASC" | "DESC";
  readonly naturalSorting: boolean;
  /** Sort by the number of related rows instead of by their value. */
  readonly byCount: boolean;
}

export type Aggregation =
  | { readonly type: "stats" | "max"; readonly name: string; readonly field: string }
  | { readonly type: "entity"; readonly name: string; readonly field: string; readonly definition: string }
  | TermsAggregation
  | {
      readonly type: "filter";
      readonly name: string;
      readonly filters: readonly Filter[];
      readonly aggregation: Aggregation;
    };

export interface TermsAggregation {
  readonly type: "terms";
  readonly name: string;
  readonly field: string;
  readonly limit: number | undefined;
  readonly sort: Sort | undefined;
  readonly aggregation: Aggregation | undefined;
}
