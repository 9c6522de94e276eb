// Translators and extensions write into the page behind React's back. React then asks for a node to be removed from, or one
// to be inserted before it in, a parent that no longer holds it; the DOM throws, and React takes the whole page down.

/** Lets React go on where its nodes were moved or replaced. To be called before hydration. */
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

/** The child of `parent` that holds `node` by now. None: the end of the parent will do. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
