import { z } from 'zod';

const texts = z.record(z.string(), z.string());

/** Keys of a Secret, which become file names. */
const key = z.string().regex(/^[-._a-zA-Z0-9]+$/);

/**
 * The parts of the API of External Secrets 2.0 that we use, because the package with its schema needs Node 22. Add new fields from the
 * reference of the operator.
 */
export const ExternalSecret = z.strictObject({
  apiVersion: z.literal('external-secrets.io/v1'),
  kind: z.literal('ExternalSecret'),
  metadata: z.strictObject({ name: z.string().min(1).max(253), labels: texts }),
  spec: z.strictObject({
    refreshInterval: z.string().regex(/^\d+(s|m|h)$/),
    secretStoreRef: z.strictObject({
      kind: z.enum(['SecretStore', 'ClusterSecretStore']),
      name: z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/),
    }),
    target: z.strictObject({
      name: z.string().min(1).max(253),
      template: z
        .strictObject({
          engineVersion: z.literal('v2'),
          type: z.string().optional(),
          metadata: z.strictObject({ labels: texts }).optional(),
          data: z.record(key, z.string()),
        })
        .optional(),
    }),
    data: z
      .array(
        z.strictObject({
          secretKey: key,
          remoteRef: z.strictObject({ key: z.string().min(1), property: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
});
