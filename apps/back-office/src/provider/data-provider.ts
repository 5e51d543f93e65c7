import type { AdminOperationId, ListPage } from "@hearth/admin-contract";
import type { DataProvider, GetListParams, RaRecord } from "ra-core";
import { callAdmin } from "../api/call-admin.ts";
import { officeResources } from "../resources/index.ts";

type Item = Readonly<Record<string, unknown>>;

/**
 * Lists and single things by the resource's row. Changes are operations of the contract (approve, invite, retry), not fields that are
 * written back: they go through `useAdminAction`, which knows their types.
 */
export const dataProvider = {
  async getList<R extends RaRecord>(resource: string, params: GetListParams) {
    const { operations, idField } = rowOf(resource);
    if (!operations.list) return refuse();
    const page = (await call(operations.list, { list: listOf(params) })) as ListPage<Item>;
    const { items, total, isTotalAtLeast } = page;
    return {
      data: items.map((item) => withId(item, idField)) as unknown as R[],
      total,
      meta: { isTotalAtLeast },
    };
  },
  async getOne<R extends RaRecord>(resource: string, { id }: { id: R["id"] }) {
    const { operations, idField } = rowOf(resource);
    if (!operations.read) return refuse();
    const item = (await call(operations.read, { params: { id: String(id) } })) as Item;
    return { data: withId(item, idField) as unknown as R };
  },
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} satisfies DataProvider;

function rowOf(name: string) {
  const found = officeResources.find((resource) => resource.name === name);
  if (!found) throw new Error(`There is no resource ${name}.`);
  return found;
}

/** Which operation it is says the row of the resource; that it is a list or a thing was checked there, by its type. */
const call = callAdmin as (operation: AdminOperationId, asked: object) => Promise<unknown>;

/** ra-core wants every thing to have an `id`. */
function withId(item: Item, idField: string): Item {
  return idField === "id" ? item : { ...item, id: item[idField] };
}

function listOf({ pagination, sort, filter = {} }: GetListParams) {
  const { q, ...fields } = filter as { q?: string };
  return {
    page: pagination?.page,
    limit: pagination?.perPage,
    ...(sort && { sort: { field: sort.field, isDescending: sort.order === "DESC" } }),
    filter: fields,
    search: q,
  };
}

function refuse(): Promise<never> {
  return Promise.reject(new Error("The contract has no such operation: use useAdminAction."));
}
