import { agentProfilePhotoChangedV1, brandProfileSavedV1, uploadIdsOf } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { forgetUses, noteUses } from './note-uses';

/** Projects which logos the profiles of brands show, so that replaced logos are removed. */
export const brandLogosConsumer: ConsumerDefinition = {
  name: 'brand-logos',
  from: 'identity',
  gathers: true,
  subscriptions: [
    onAll(
      brandProfileSavedV1,
      noteUses('identity', ({ userId, version, logo }) => ({
        id: userId,
        version,
        uploadIds: logo === undefined ? undefined : uploadIdsOf(logo ? [logo.url] : []),
      })),
    ),
  ],
  reset: forgetUses('identity'),
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
  reset: forgetUses('agent'),
};
