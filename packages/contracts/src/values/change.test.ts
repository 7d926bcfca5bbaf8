import { z } from 'zod';
import { AgentProfileChange } from '../agent/agent-calls';
import { FranchiseChange } from '../catalog/franchise';
import { PropertyChange } from '../catalog/property';
import { RequirementChange } from '../catalog/requirement';
import { ContentChange } from '../content/content-calls';
import { AccountChange, BrandProfileChange } from '../identity/settings-calls';
import { changeOf } from './change';
import { OptionalText } from './text';

test.each(
  Object.entries({
    AccountChange,
    AgentProfileChange,
    BrandProfileChange,
    ContentChange,
    FranchiseChange,
    PropertyChange,
    RequirementChange,
  }),
)('%s leaves out fields that are not sent', (_, change) => {
  expect(change.parse({})).toEqual({});
});

test('a change follows the rules of the draft, without its defaults', () => {
  const Change = changeOf({ name: OptionalText(3), isOpen: z.boolean().default(true) });
  expect(Change.parse({ name: ' ' })).toEqual({ name: null });
  expect(Change.parse({ isOpen: false })).toEqual({ isOpen: false });
  expect(Change.safeParse({ name: 'long' }).error?.issues[0]?.message).toBe('Use at most 3 characters');
  const wrong = AgentProfileChange.safeParse({ website: 'http://agent.example' });
  expect(wrong.error?.issues[0]?.message).toBe('Enter an https:// address');
});
