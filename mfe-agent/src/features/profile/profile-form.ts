import { type AgentProfile, AgentProfileDraft, type StoredPicture } from '@setu/contracts';
import { splitList } from '@setu/protocol';
import { z } from 'zod';

/** The form as it is typed; the four lists are one text each. */
export interface ProfileValues {
  companyName: string;
  licenseNumber: string;
  experience: string;
  commissionRate: string;
  specializations: string;
  serviceAreas: string;
  certifications: string;
  languages: string;
  description: string;
  website: string;
  linkedinProfile: string;
  photo: StoredPicture | null;
}

export const emptyProfile: ProfileValues = {
  companyName: '',
  licenseNumber: '',
  experience: '',
  commissionRate: '',
  specializations: '',
  serviceAreas: '',
  certifications: '',
  languages: '',
  description: '',
  website: '',
  linkedinProfile: '',
  photo: null,
};

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
  companyName: profile.companyName,
  licenseNumber: profile.licenseNumber,
  experience: String(profile.experience),
  commissionRate: plainDecimal(profile.commissionRate),
  specializations: profile.specializations.join(', '),
  serviceAreas: profile.serviceAreas.join(', '),
  certifications: profile.certifications.join(', '),
  languages: profile.languages.join(', '),
  description: profile.description ?? '',
  website: profile.website ?? '',
  linkedinProfile: profile.linkedinProfile ?? '',
  photo: profile.photo ?? null,
});
