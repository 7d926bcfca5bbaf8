import { userRegisteredV1, userUpdatedV1 } from '../src/identity/events';

/** The projection of users with the names and roles that others see: the table `people`, for `describeProjection`. */
export const peopleProjection = (consumer: string) => ({
  consumer,
  table: 'people',
  events: [userRegisteredV1, userUpdatedV1] as const,
  stateOf: (id: string, version: number) => ({
    id,
    version,
    role: version === 1 ? 'brand' : 'investor',
    firstName: 'Asha',
    lastName: null,
    displayName: `Asha ${version}`,
    // Left out, as by releases from before suspensions.
    ...(version % 2 === 0 && { isSuspended: true }),
  }),
  rowOf: ({ id, version, role, displayName, isSuspended }: Record<string, unknown>) => ({
    id,
    version,
    role,
    display_name: displayName,
    is_suspended: isSuspended ?? false,
  }),
});
