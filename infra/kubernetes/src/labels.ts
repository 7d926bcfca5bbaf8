/** All objects of the product are in the namespace that an overlay names. */
const partOf = 'franchisesetu';

/** `server` for the pods that answer calls, `migrations` for the job that prepares their schema. */
export type Component = 'server' | 'migrations';

/** Whether pods run the live release or a canary. */
export type Track = 'live' | 'canary';

/** Labels of all pods of the product. */
export const ownLabels = { 'app.kubernetes.io/part-of': partOf };

/** Labels by which policies select all pods of a deployable. */
export const nameLabels = (name: string): Record<string, string> => ({
  ...ownLabels,
  'app.kubernetes.io/name': name,
});

/** Labels by which a service or a disruption budget selects the pods that answer calls. */
export const componentLabels = (name: string, component: Component): Record<string, string> => ({
  ...nameLabels(name),
  'app.kubernetes.io/component': component,
});

/** Labels of the pods of one release. */
export const trackLabels = (name: string, track: Track): Record<string, string> => ({
  ...componentLabels(name, 'server'),
  'franchisesetu.example/track': track,
});
