// Translators and extensions change the DOM without React. React then removes a node from, or inserts before a node in, a parent
// that no longer contains it; the DOM throws, and React unmounts the whole page.

/** Lets React continue where its nodes were moved or replaced. Call before hydration. */
export function tolerateForeignNodes() {
  const removeChild = Node.prototype.removeChild;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  const insertBefore = Node.prototype.insertBefore;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, childHolding(this, next)) as T;
  };
}

/** The child of `parent` that now contains `node`. Null: insert at the end. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
