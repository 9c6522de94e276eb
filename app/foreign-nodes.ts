// Translators and extensions write into the page behind React's back. React then asks for a node to be removed from, or one
// to be inserted before it in, a parent that no longer holds it; the DOM throws, and React takes the whole page down.

/** What stands in the page in place of a text node of ours: a translator's `<font>`. */
const standIns = new WeakMap<Node, Element>();

/** Lets React go on where foreign hands have moved or replaced its nodes. To be called before React takes over. */
export function tolerateForeignNodes() {
  rememberStandIns();

  const removeChild = Node.prototype.removeChild;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const present = child.parentNode ? child : standIns.get(child);
    if (present?.parentNode) removeChild.call(present.parentNode, present);
    return child;
  };

  const insertBefore = Node.prototype.insertBefore;
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    return insertBefore.call(this, node, next && childHolding(this, next)) as T;
  };
}

/** The child of `parent` that holds `node` by now, or stands in for it. None: the end of the parent will do. */
function childHolding(parent: Node, node: Node): Node | null {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) {
    holder = holder.parentNode ?? standIns.get(holder) ?? null;
  }
  return holder;
}

function rememberStandIns() {
  // A text of ours that changes has to be seen: it goes back to its place, and a translator starts again from there.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target);
  });
  const replacements = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!standIn) continue;
      for (const node of removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        standIns.set(node, standIn);
        changes.observe(node, { characterData: true });
      }
    }
  });
  replacements.observe(document, { childList: true, subtree: true });
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT";
}
