import type { UserRole } from '@setu/contracts';
import { ForbiddenError, InvalidInputError } from '@setu/service-kit';
import { kindOf } from './inquiry-kind';

const [franchiseId, propertyId, requirementId] = ['f', 'p', 'r'];
const proposedCommission = '2.00';
const sent = (given: Partial<Parameters<typeof kindOf>[0]>) => ({ proposedCommission: null, ...given });

it.each<[UserRole, Parameters<typeof sent>[0], string]>([
  ['investor', { franchiseId }, 'franchise'],
  ['brand', { franchiseId }, 'franchise'],
  ['agent', { franchiseId }, 'franchise'],
  ['admin', { franchiseId }, 'franchise'],
  ['agent', { requirementId }, 'offer'],
  ['agent', { requirementId, propertyId, proposedCommission }, 'offer'],
  ['agent', { requirementId, proposedCommission: '0.00' }, 'offer'],
  ['brand', { requirementId, propertyId }, 'visit'],
])('an inquiry of the role %s with %j has the kind %s', (role, given, kind) => {
  expect(kindOf(sent(given), role)).toBe(kind);
});

it.each<[UserRole, Parameters<typeof sent>[0]]>([
  ['investor', { requirementId }],
  ['investor', { propertyId }],
  ['admin', { requirementId, propertyId }],
])('the role %s may not send %j', (role, given) => {
  expect(() => kindOf(sent(given), role)).toThrow(ForbiddenError);
});

it.each<[UserRole, Parameters<typeof sent>[0], string[]]>([
  ['agent', { propertyId }, ['requirementId']],
  ['brand', { requirementId }, ['propertyId']],
  ['brand', { propertyId }, ['requirementId']],
  ['brand', { requirementId, propertyId, proposedCommission }, ['proposedCommission']],
  ['agent', { franchiseId, requirementId }, ['requirementId']],
  ['agent', { franchiseId, proposedCommission }, ['proposedCommission']],
  [
    'investor',
    { franchiseId, propertyId, requirementId, proposedCommission },
    ['propertyId', 'requirementId', 'proposedCommission'],
  ],
])('an inquiry of the role %s with %j has errors on the fields %j', (role, given, paths) => {
  const thrown = (() => {
    try {
      return kindOf(sent(given), role);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(InvalidInputError);
  expect((thrown as InvalidInputError).issues?.map(({ path }) => path)).toEqual(paths);
});
