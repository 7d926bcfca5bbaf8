/** React adds a property to each node that it created or hydrated. */
const isOurs = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const holdsOurs = (node: Node): boolean => isOurs(node) || [...node.childNodes].some(holdsOurs);

/** The former position of our node that was removed from the page. */
interface Gap {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

const gaps = new WeakMap<Node, Gap>();
/** Foreign nodes that replace our node, or show a part of its text. */
const substitutes = new WeakMap<Node, Set<ChildNode>>();
/** The reverse: our node, by substitute. */
const originals = new WeakMap<Node, Node>();

const originalOf = (node: Node | null): Node | null =>
  node && (isOurs(node) ? node : (originals.get(node) ?? null));

/** The substitutes that are on the page and contain none of our nodes. */
const substitutesOf = (node: Node): ChildNode[] =>
  [...(substitutes.get(node) ?? [])].filter((one) => one.isConnected && !holdsOurs(one));

/** The child of a parent that is the node, wraps it, or replaces it; null when there is none. */
const placeIn = (parent: Node, node: Node): ChildNode | null => {
  const present = node.isConnected ? node : (substitutesOf(node)[0] ?? null);
  for (let at = present; at; at = at.parentNode) if (at.parentNode === parent) return at as ChildNode;
  return null;
};

/** The child that would follow a removed node. */
const behindGap = (parent: Node, node: Node): Node | null => {
  const { next = null, previous = null } = gaps.get(node) ?? {};
  if (next?.parentNode === parent) return next;
  return previous?.parentNode === parent ? previous.nextSibling : null;
};

const removeSubstitutes = (node: Node): void => {
  if (!substitutes.has(node)) return;
  for (const one of substitutesOf(node)) one.remove();
  substitutes.delete(node);
};

/** Removes a moved node, and wrappers in its former parent that become empty. */
const removeMoved = (parent: Node, node: Node): void => {
  let wrapper: Node | null = node.parentNode;
  wrapper?.removeChild(node);
  while (wrapper && wrapper !== parent && parent.contains(wrapper) && !wrapper.hasChildNodes()) {
    const outer: Node | null = wrapper.parentNode;
    outer?.removeChild(wrapper);
    wrapper = outer;
  }
};

/** Shows our text that React changed, in place of the substitutes of its former content. */
const showText = (text: Text): void => {
  const [first] = substitutesOf(text);
  const gap = gaps.get(text);
  if (!text.isConnected && first) first.before(text);
  else if (!text.parentNode && gap?.parent.isConnected)
    gap.parent.insertBefore(text, behindGap(gap.parent, text));
  removeSubstitutes(text);
};

/** React's calls would throw NotFoundError for nodes that other programs wrapped, moved, replaced or removed. */
const patchNodeCalls = (): void => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    removeSubstitutes(node);
    const isChild = !child || child.parentNode === this;
    const place = isChild ? child : (placeIn(this, child) ?? behindGap(this, child));
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child);
    else if (child.parentNode) removeMoved(this, child);
    removeSubstitutes(child);
    return child;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeSubstitutes(node);
    return appendChild.call(this, node) as T;
  };
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(this: Node, value: string | null) {
      set?.call(this, value);
      if (this instanceof Text) showText(this);
    },
  });
};

const noteSubstitutes = (original: Node, nodes: readonly Node[]): void => {
  const known = substitutes.get(original) ?? new Set();
  for (const node of nodes) {
    known.add(node as ChildNode);
    originals.set(node, original);
  }
  substitutes.set(original, known);
};

const isPlaceOf = (change: MutationRecord, gap: Gap) =>
  gap.parent === change.target && gap.previous === change.previousSibling && gap.next === change.nextSibling;

/** Whether an added node is the rest of a split text, which follows it. */
const isRest = (added: Node, behind: Node | null): behind is Text =>
  added instanceof Text && behind instanceof Text && originalOf(behind) !== null;

/** Records the positions of our removed nodes, and their substitutes, which are added in the same step, before the removal, or after it. */
const noteChanges = (changes: readonly MutationRecord[]): void => {
  const added = new Set<Node>();
  const removed: { node: Node; gap: Gap }[] = [];
  for (const change of changes) {
    const { target: parent, previousSibling: previous, nextSibling: next } = change;
    const foreign = [...change.addedNodes].filter((node) => !isOurs(node));
    const gap = { parent, previous, next };
    const [original] = [...change.removedNodes].flatMap((node) => originalOf(node) ?? []);
    if (original) {
      for (const node of change.removedNodes) if (isOurs(node)) gaps.set(node, gap);
      const beside = [previous, next].find((node) => node && added.delete(node)) ?? null;
      if (foreign.length > 0) noteSubstitutes(original, foreign);
      else if (beside) noteSubstitutes(original, [beside]);
      else removed.push({ node: original, gap });
    } else if (foreign[0]) {
      const earlier = removed.find((one) => isPlaceOf(change, one.gap));
      if (earlier) noteSubstitutes(earlier.node, foreign);
      else if (isRest(foreign[0], previous)) noteSubstitutes(originalOf(previous) as Node, foreign);
      else for (const node of foreign) added.add(node);
    }
  }
};

/**
 * Keeps screens working while other programs change the page: translators, which replace texts by their own elements, and extensions,
 * which wrap, split, move or remove nodes. Call it before React renders anything. When React changes a text, the new text is shown,
 * and a translator can translate it again. https://github.com/facebook/react/issues/11538
 */
export const withstandForeignChanges = (): void => {
  patchNodeCalls();
  new MutationObserver(noteChanges).observe(document, { childList: true, subtree: true });
};

/** Whether a translator changed the page: we never render the elements that translators use. */
export const isTranslated = (root: Element): boolean => root.querySelector('font') !== null;
