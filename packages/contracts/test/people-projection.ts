import { userRegisteredV1, userUpdatedV1 } from '../src/identity/events';

/** The projection of users with their public names and roles: the table `people`, for `describeProjection`. */
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
    // Absent half of the time, as in releases before suspensions.
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
