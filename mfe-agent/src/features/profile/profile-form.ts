import { type AgentProfile, AgentProfileDraft } from '@setu/contracts';
import { emptyValues, type FormValues, storedValues } from '@setu/mfe-kit/form';
import { splitList } from '@setu/protocol';
import { z } from 'zod';

type Lists = 'specializations' | 'serviceAreas' | 'certifications' | 'languages';

/** The form as it is typed; the four lists are one text each. */
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

/** The rules of the call, on the form as it is typed. */
export const ProfileForm = z.preprocess(withLists, AgentProfileDraft);

/** "2.50" as one would type it: "2.5". */
const plainDecimal = (decimal: string) => String(Number(decimal));

/** A profile as the form begins with it. */
export const valuesOf = (profile: AgentProfile): ProfileValues => ({
  ...storedValues(AgentProfileDraft, profile),
  commissionRate: plainDecimal(profile.commissionRate),
  specializations: profile.specializations.join(', '),
  serviceAreas: profile.serviceAreas.join(', '),
  certifications: profile.certifications.join(', '),
  languages: profile.languages.join(', '),
});
