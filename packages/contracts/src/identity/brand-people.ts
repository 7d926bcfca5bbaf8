import { z } from 'zod';
import { StoredPicture, StoredPictureDraft } from '../content/stored-picture';
import { hasContactDetails } from '../values/contact-details';
import { Text } from '../values/text';

/** Maximum number of people on a brand's page. */
export const mostPeople = 8;

/** Somebody who runs a brand, as everybody sees them. */
export const BrandPerson = z.object({
  name: z.string(),
  /** What they do: `Founder`, `Head of training`. */
  role: z.string(),
  /** One sentence about them; null without one. */
  line: z.string().nullable(),
  photo: StoredPicture.nullable(),
});
export type BrandPerson = z.output<typeof BrandPerson>;

const noContacts = 'Leave out phone numbers, e-mail addresses and links: everybody can read this';
const PublicText = (max: number, required?: string) =>
  Text(max, required).refine((text) => !hasContactDetails(text), noContacts);

/** The people of a brand in a draft, in the order in which they are shown. */
export const BrandPeopleDraft = z
  .array(
    z.object({
      name: PublicText(80, 'Name is required'),
      role: PublicText(80, 'Role is required'),
      line: PublicText(200)
        .nullish()
        .transform((line) => line || null),
      photo: StoredPictureDraft.nullable().default(null),
    }),
  )
  .max(mostPeople, `Add at most ${mostPeople} people`);

/** Whether a role names somebody who founded the brand. */
export const isFounder = ({ role }: Pick<BrandPerson, 'role'>): boolean => /\bfounde(?:r|d)\b/i.test(role);
