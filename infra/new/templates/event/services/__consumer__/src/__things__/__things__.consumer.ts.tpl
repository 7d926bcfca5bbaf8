import { {{constant}} } from '@setu/contracts';
import { type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';

/** Keeps the projection of {{producer}}'s {{things}}; an older event never replaces a newer row. */
export const {{consumerConstant}}: ConsumerDefinition = {
  name: '{{producer}}-{{things}}',
  from: '{{producer}}',
  subscriptions: [
    onAll({{constant}}, (trx, events) =>
      upsertIfNewer(
        trx,
        '{{table}}',
        events.map(({ data: { id, version } }) => ({ id, version })),
      ),
    ),
  ],
  reset: async (trx) => {
    await trx('{{table}}').delete();
  },
};
