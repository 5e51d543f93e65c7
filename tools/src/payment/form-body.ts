export interface FormTree {
  [name: string]: string | FormTree;
}

/** Reads `line_items[0][quantity]=2` as Stripe does: names in brackets lead deeper. Lists become trees with numbers as names. */
export function readForm(body: string): FormTree {
  const root = newTree();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop();
    if (last === undefined) continue;
    let tree = root;
    for (const part of path) tree = branch(tree, part);
    // expand[]=a&expand[]=b: each finds its own place.
    tree[name.endsWith("[]") ? String(Object.keys(tree).length) : last] = value;
  }
  return root;
}

function branch(tree: FormTree, name: string): FormTree {
  const found = tree[name];
  if (typeof found === "object") return found;
  const made = newTree();
  tree[name] = made;
  return made;
}

// Without a prototype: names come from outside.
function newTree(): FormTree {
  return Object.create(null) as FormTree;
}

export function textOf(tree: FormTree | undefined, name: string): string | null {
  const value = tree?.[name];
  return typeof value === "string" ? value : null;
}

export function treeOf(tree: FormTree | undefined, name: string): FormTree {
  const value = tree?.[name];
  return typeof value === "object" ? value : newTree();
}

/** The texts directly below a name: metadata, or a list of fields to expand. */
export function textsOf(tree: FormTree, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(treeOf(tree, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
