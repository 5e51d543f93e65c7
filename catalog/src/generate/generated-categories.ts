import { slugOf } from "../slug.ts";
import type { Value } from "./copy-rows.ts";
import type { Plan } from "./plan.ts";
import { idIn } from "./plan.ts";
import type { ShopFrame } from "./shop-frame.ts";
import type { Word } from "./vocabulary.ts";
import { areas, occasions, places } from "./vocabulary.ts";

type Rows = Iterable<readonly Value[]>;

interface Node {
  n: number;
  parent: Node | undefined;
  position: number;
  name: Word;
  path: Word;
}

const startPath: Word = ["sortiment", "range", "asortyment"];

const below = (path: Word, name: Word): Word => [
  `${path[0]}/${slugOf(name[0])}`,
  `${path[1]}/${slugOf(name[1])}`,
  `${path[2]}/${slugOf(name[2])}`,
];

/** Departments, kinds of goods by occasion, places of use. Leaves come in the order the plan numbers them. */
function buildTree(): { nodes: Node[]; leaves: Node[] } {
  const nodes: Node[] = [];
  const leaves: Node[] = [];
  const add = (parent: Node | undefined, position: number, name: Word): Node => {
    const node = { n: nodes.length, parent, position, name, path: below(parent?.path ?? startPath, name) };
    nodes.push(node);
    return node;
  };
  for (const [a, area] of areas.entries()) {
    const top = add(undefined, 100 + a, area.name);
    const middles = area.kinds.flatMap((kind) => occasions.map((occasion) => joined(kind, occasion)));
    for (const [m, name] of middles.entries()) {
      const middle = add(top, m, name);
      for (const [p, place] of places.entries()) leaves.push(add(middle, p, place));
    }
  }
  return { nodes, leaves };
}

const joined = (left: Word, right: Word): Word => [
  `${left[0]} ${right[0]}`,
  `${left[1]} ${right[1]}`,
  `${left[2]} ${right[2]}`,
];

const tree = buildTree();

export function leafId(plan: Plan, leaf: number): string {
  return idIn(plan, "category", tree.leaves[leaf]?.n ?? 0);
}

const ancestorsOf = (node: Node): Node[] => (node.parent ? [...ancestorsOf(node.parent), node.parent] : []);

export const categoryColumns = ["id", "parent_id", "level", "path", "position", "cms_page_id"];
export function* categoryRows(plan: Plan, { rootId, listingPageId }: ShopFrame): Rows {
  for (const node of tree.nodes) {
    const ancestors = [rootId, ...ancestorsOf(node).map(({ n }) => idIn(plan, "category", n))];
    const parent = ancestors.at(-1) ?? rootId;
    yield [
      idIn(plan, "category", node.n),
      parent,
      ancestors.length + 1,
      ancestors,
      node.position,
      listingPageId,
    ];
  }
}

export const categoryTextColumns = ["category_id", "language_id", "name"];
export function* categoryTextRows(plan: Plan, { languageIds }: ShopFrame): Rows {
  for (const { n, name } of tree.nodes)
    for (const [index, language] of languageIds.entries())
      yield [idIn(plan, "category", n), language, name[index] ?? name[0]];
}

/** Route, entity and path of every category in every language. */
export function* categoryPaths(plan: Plan): Generator<{ id: string; paths: Word }> {
  for (const { n, path } of tree.nodes) yield { id: idIn(plan, "category", n), paths: path };
}
