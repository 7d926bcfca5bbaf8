import { agentProfilePhotoChangedV1, brandProfileSavedV1, uploadIdsOf } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { clearUses, noteUses } from './note-uses';

/** Projects which pictures the profiles of brands show: logo and photographs of people. Replaced ones are removed. */
export const brandLogosConsumer: ConsumerDefinition = {
  name: 'brand-logos',
  from: 'identity',
  gathers: true,
  subscriptions: [
    onAll(
      brandProfileSavedV1,
      noteUses('identity', ({ userId, version, logo, people }) => ({
        id: userId,
        version,
        uploadIds:
          logo === undefined
            ? undefined
            : uploadIdsOf(
                [logo, ...(people ?? []).map(({ photo }) => photo)].flatMap((one) => one?.url ?? []),
              ),
      })),
    ),
  ],
  reset: clearUses('identity'),
};

/** Projects which photos the profiles of agents show, so that replaced photos are removed. */
export const agentPhotosConsumer: ConsumerDefinition = {
  name: 'agent-photos',
  from: 'agent',
  gathers: true,
  subscriptions: [
    onAll(
      agentProfilePhotoChangedV1,
      noteUses('agent', (profile) => profile),
    ),
  ],
  reset: clearUses('agent'),
};
