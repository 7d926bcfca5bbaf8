import type { Access } from '@setu/protocol';
import { testTexts } from '../../../test/service/test-texts';
import { ForbiddenError, UnauthenticatedError } from '../../errors';
import type { Actor } from '../caller/caller';
import { assertAccess } from './access';

const userRoles = ['investor', 'brand', 'agent', 'admin'] as const;
const id = '11111111-1111-4111-8111-111111111111';
const visitor: Actor = { kind: 'visitor' };
const users: Actor[] = userRoles.map((role) => ({ kind: 'user', id, role }));
const admin: Actor = { kind: 'admin', id, role: 'admin' };
const everybody = [visitor, ...users, admin];

const admitted = (access: Access) =>
  everybody.filter((actor) => {
    try {
      assertAccess(access, actor, testTexts.roleNames);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(actor.kind === 'visitor' ? UnauthenticatedError : ForbiddenError);
      return false;
    }
  });

it('public access allows everyone', () => {
  expect(admitted('public')).toEqual(everybody);
});

it('signed-in access allows everyone except visitors', () => {
  expect(admitted('signed-in')).toEqual([...users, admin]);
});

it('access "admin" allows only an administrator session, not a user with that role', () => {
  expect(admitted('admin')).toEqual([admin]);
});

it.each(userRoles)('a list of roles allows its roles: %s', (role) => {
  expect(admitted([role])).toEqual(
    [...users, admin].filter((actor) => 'role' in actor && actor.role === role),
  );
});

it('an empty list of roles allows no caller', () => {
  expect(admitted([])).toEqual([]);
});

it('a refusal lists the allowed roles by their product names', () => {
  const brand: Actor = { kind: 'user', id, role: 'brand' };
  expect(() => assertAccess(['agent', 'investor'], brand, testTexts.roleNames)).toThrow(
    'Only these roles may do this: Agent, Investor.',
  );
});
