import type { PatchOperation } from '../src/overlays/overlays';

type Node = Record<string, unknown>;

/** Unescapes a segment of a path: `~1` is a slash, and `~0` is `~`. */
const fieldName = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Applies the operations of a JSON patch (RFC 6902) to a copy of an object.
 * @throws Error when a path does not exist, as Kustomize does, or when an added field already exists
 */
export const applyPatch = (object: object, operations: readonly PatchOperation[]): object => {
  const copy = structuredClone(JSON.parse(JSON.stringify(object))) as Node;
  for (const { op, path, value } of operations) {
    const steps = path.split('/').slice(1).map(fieldName);
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((node, step) => (node as Node)?.[step], copy) as Node | undefined;
    if (Array.isArray(parent) && op === 'add' && last === '-') parent.push(value);
    else if (parent === undefined || last in parent === (op === 'add'))
      throw new Error(`${path} ${op === 'add' ? 'cannot be added' : 'does not exist'}`);
    else if (op === 'remove') delete parent[last];
    else parent[last] = value;
  }
  return copy;
};
