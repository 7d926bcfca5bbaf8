import { {{constant}} } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';

/** Keeps the projection of {{producer}}'s {{things}}; an older event never replaces a newer row. */
export const {{consumerConstant}}: ConsumerDefinition = {
  name: '{{producer}}-{{things}}',
  from: '{{producer}}',
  subscriptions: [
    on({{constant}}, async (trx, { id, version }) => {
      await trx('{{table}}')
        .insert({ id, version })
        .onConflict('id')
        .merge()
        .whereRaw('excluded.version > {{table}}.version');
    }),
  ],
  reset: async (trx) => {
    await trx('{{table}}').delete();
  },
};
