import type { PatchOperation } from '../src/overlays/overlays';

type Node = Record<string, unknown>;

/** A step of a path as the name of a field: there a slash is written as `~1`, and `~` as `~0`. */
const fieldName = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * A copy of an object to which the operations of a JSON patch (RFC 6902) were applied.
 * @throws Error when a path does not exist, as Kustomize does, and when a field that is added exists already
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
