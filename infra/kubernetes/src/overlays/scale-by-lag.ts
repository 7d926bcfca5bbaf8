import { serviceNames } from '@setu/contracts';
import { componentKind, patchOf } from './kustomization';
import type { Patch } from './overlays';

/** Waiting events per pod above which another pod is started. */
const eventsPerPod = '1000';

/**
 * Adds pods while events wait. The metric needs an adapter such as prometheus-adapter, which an administrator installs: see
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
