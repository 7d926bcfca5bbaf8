import { serviceNames } from '@setu/contracts';
import { componentKind, patchOf } from './kustomization';
import type { Patch } from './overlays';

/** Events that wait for one pod, above which another one is started. */
const eventsPerPod = '1000';

/**
 * More pods while events wait. The metric comes from an adapter such as prometheus-adapter, which an administrator installs: see
 * docs/kubernetes.md for its rule.
 */
export const lagPatches: readonly Patch[] = serviceNames.map((service) => ({
  target: { kind: 'HorizontalPodAutoscaler', name: service },
  operations: [
    {
      op: 'add',
      path: '/spec/metrics/-',
      value: {
        type: 'External',
        external: {
          metric: { name: 'franchisesetu_events_waiting', selector: { matchLabels: { service } } },
          target: { type: 'AverageValue', averageValue: eventsPerPod },
        },
      },
    },
  ],
}));

export const scaleByLag = () => ({ ...componentKind, patches: lagPatches.map(patchOf) });
