import { type AgentProfile, AgentProfileDraft } from '@setu/contracts';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';
import { splitList } from '@setu/protocol';
import { z } from 'zod';

type Lists = 'specializations' | 'serviceAreas' | 'certifications' | 'languages';

/** The form's values; the four lists are one text each. */
export type ProfileValues = Omit<FormValues<typeof AgentProfileDraft>, Lists> & Record<Lists, string>;

const noLists = { specializations: '', serviceAreas: '', certifications: '', languages: '' };

export const emptyProfile: ProfileValues = { ...emptyValues(AgentProfileDraft), ...noLists };

const withLists = (values: unknown) => {
  const { specializations, serviceAreas, certifications, languages, ...rest } = values as ProfileValues;
  return {
    ...rest,
    specializations: splitList(specializations),
    serviceAreas: splitList(serviceAreas),
    certifications: splitList(certifications),
    languages: splitList(languages),
  };
};

/** The schema of the call, applied to the form's values. */
export const ProfileForm = z.preprocess(withLists, AgentProfileDraft);

/** "2.50" as people type it: "2.5". */
const plainDecimal = (decimal: string) => String(Number(decimal));

/** The initial values of the form for a profile. */
export const valuesOf = (profile: AgentProfile): ProfileValues => ({
  ...storedValues(AgentProfileDraft, profile),
  commissionRate: plainDecimal(profile.commissionRate),
  specializations: profile.specializations.join(', '),
  serviceAreas: profile.serviceAreas.join(', '),
  certifications: profile.certifications.join(', '),
  languages: profile.languages.join(', '),
});
