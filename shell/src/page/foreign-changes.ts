/** React adds a property to each node that it made or hydrated. */
const isOurs = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const holdsOurs = (node: Node): boolean => isOurs(node) || [...node.childNodes].some(holdsOurs);

/** Where a node of ours was when it was taken out of the page. */
interface Gap {
  parent: Node;
  previous: Node | null;
  next: Node | null;
}

const gaps = new WeakMap<Node, Gap>();
/** Nodes of others that are there in place of a node of ours, or show a part of its text. */
const substitutes = new WeakMap<Node, Set<ChildNode>>();
/** The other way round: the node of ours, by a substitute. */
const originals = new WeakMap<Node, Node>();

const originalOf = (node: Node | null): Node | null =>
  node && (isOurs(node) ? node : (originals.get(node) ?? null));

/** The substitutes that are on the page and hold nothing of ours. */
const substitutesOf = (node: Node): ChildNode[] =>
  [...(substitutes.get(node) ?? [])].filter((one) => one.isConnected && !holdsOurs(one));

/** The child of a parent that is a node, wraps it, or is there in its place; null when there is none. */
const placeIn = (parent: Node, node: Node): ChildNode | null => {
  const present = node.isConnected ? node : (substitutesOf(node)[0] ?? null);
  for (let at = present; at; at = at.parentNode) if (at.parentNode === parent) return at as ChildNode;
  return null;
};

/** The child of a parent before which a node would be, had it not been taken out. */
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

/** Removes a node that others moved, and the wrappers in its former parent that are empty then. */
const removeMoved = (parent: Node, node: Node): void => {
  let wrapper: Node | null = node.parentNode;
  wrapper?.removeChild(node);
  while (wrapper && wrapper !== parent && parent.contains(wrapper) && !wrapper.hasChildNodes()) {
    const outer: Node | null = wrapper.parentNode;
    outer?.removeChild(wrapper);
    wrapper = outer;
  }
};

/** Shows a text of ours that React changed, in the place of what others had made of its former content. */
const showText = (text: Text): void => {
  const [first] = substitutesOf(text);
  const gap = gaps.get(text);
  if (!text.isConnected && first) first.before(text);
  else if (!text.parentNode && gap?.parent.isConnected)
    gap.parent.insertBefore(text, behindGap(gap.parent, text));
  removeSubstitutes(text);
};

/** React's calls would throw NotFoundError for nodes that others wrapped, moved, replaced or removed. */
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

/** The rest of a text that was divided is added behind it. */
const isRest = (added: Node, behind: Node | null): behind is Text =>
  added instanceof Text && behind instanceof Text && originalOf(behind) !== null;

/** Notes where nodes of ours were, and what others put there: at once, before they removed a node, or after it. */
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
 * Keeps screens working while others change the page: translators, which replace texts by elements of their own, and extensions, which
 * wrap, divide, move or remove nodes. Call it before React renders anything. A text that React changes is shown in its new form, which
 * a translator then translates again. https://github.com/facebook/react/issues/11538
 */
export const withstandForeignChanges = (): void => {
  patchNodeCalls();
  new MutationObserver(noteChanges).observe(document, { childList: true, subtree: true });
};

/** Whether a translator changed the texts of a page: we render no element like those that translators use. */
export const isTranslated = (root: Element): boolean => root.querySelector('font') !== null;
