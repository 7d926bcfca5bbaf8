import { splitList } from '@setu/protocol';
import { aProfile } from '../../../test/builders';
import { emptyProfile, ProfileForm, valuesOf } from './profile-form';

const messages = (values: object) => {
  const { error } = ProfileForm.safeParse({ ...emptyProfile, ...values });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
};

const valid = { companyName: 'Deccan', licenseNumber: 'RERA-1', experience: '7', commissionRate: '2.5' };

test.each([
  ['Retail, Food ,  Warehouses', ['Retail', 'Food', 'Warehouses']],
  [' , Retail,, ', ['Retail']],
  ['हिन्दी, मराठी', ['हिन्दी', 'मराठी']],
  ['اردو، ہندی', ['اردو', 'ہندی']],
  ['', []],
])('splitList reads %j as %j', (text, list) => {
  expect(splitList(text)).toEqual(list);
});

test('an empty form reports each required field', () => {
  expect(messages({})).toEqual({
    companyName: 'Company name is required',
    licenseNumber: 'License number is required',
    experience: 'Experience is required',
    commissionRate: 'Commission rate is required',
  });
  expect(messages({ ...valid, companyName: '   ' })).toEqual({ companyName: 'Company name is required' });
});

test.each([
  [{ experience: '61' }, { experience: 'Enter at most 60 years' }],
  [{ experience: '1.5' }, { experience: 'Enter whole years' }],
  [
    { experience: 'many' },
    { experience: 'Enter years of experience as a number, such as 12: “many” cannot be part of it' },
  ],
  [{ commissionRate: '101' }, { commissionRate: 'Enter commission rate of at most 100' }],
  [{ commissionRate: '2.555' }, { commissionRate: 'Use at most two decimals for commission rate' }],
  [{ website: 'http://example.test' }, { website: 'Enter an https:// address' }],
  [{ specializations: 'x'.repeat(81) }, { specializations: 'Use at most 80 characters' }],
  [
    { languages: Array.from({ length: 31 }, (_, n) => `L${n}`).join(',') },
    { languages: 'Use at most 30 entries' },
  ],
])('a profile with %j is refused', (values, expected) => {
  expect(messages({ ...valid, ...values })).toEqual(expected);
});

test('a valid form becomes the input of the call', () => {
  expect(
    ProfileForm.parse({ ...emptyProfile, ...valid, serviceAreas: 'Pune, Pune , Thane', description: ' ' }),
  ).toEqual({
    companyName: 'Deccan',
    licenseNumber: 'RERA-1',
    experience: 7,
    commissionRate: '2.50',
    specializations: [],
    serviceAreas: ['Pune', 'Thane'],
    certifications: [],
    languages: [],
    description: null,
    website: null,
    linkedinProfile: null,
    photo: null,
  });
});

test('a stored profile is unchanged by the form', () => {
  const profile = aProfile({ website: 'https://deccan.example/' });
  expect(profile).toMatchObject(ProfileForm.parse(valuesOf(profile)));
});
