import { longestFigure } from '@setu/contracts';
import { ProfilePictureField } from '@setu/marketplace';
import { Field, media, TextArea, TextInput, token } from '@setu/ui';
import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import type { ProfileValues } from './profile-form';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space[24]};
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Group = styled.h3`
  grid-column: 1 / -1;
  margin-top: ${token.space[8]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[16]};
  font-weight: 600;

  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

const lists = [
  ['specializations', 'Specializations', 'High-street retail, Restaurants, Warehouses'],
  ['serviceAreas', 'Service Areas', 'Pune, Mumbai, Thane'],
  ['certifications', 'Certifications', 'MahaRERA registered agent'],
  ['languages', 'Languages', 'English, हिन्दी, मराठी'],
] as const;

/** Every field of an agent's profile. */
export function ProfileFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { register, formState, watch, setValue } = form;
  const messageOf = (name: keyof ProfileValues) => formState.errors[name]?.message;
  return (
    <Fields>
      <Group>Your practice</Group>
      <Field label="Company Name" required error={messageOf('companyName')}>
        <TextInput {...register('companyName')} maxLength={150} autoComplete="organization" />
      </Field>
      <Field label="License Number" required error={messageOf('licenseNumber')}>
        <TextInput
          {...register('licenseNumber')}
          maxLength={80}
          autoComplete="off"
          placeholder="RERA number"
        />
      </Field>
      <Field label="Experience (years)" required error={messageOf('experience')}>
        <TextInput
          {...register('experience')}
          inputMode="numeric"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Commission Rate (%)"
        required
        error={messageOf('commissionRate')}
        help="What you usually ask. Each offer may propose its own."
      >
        <TextInput
          {...register('commissionRate')}
          inputMode="decimal"
          step={0.1}
          unit="%"
          maxLength={longestFigure}
          autoComplete="off"
        />
      </Field>
      <Group>What you are good at, and where</Group>
      {lists.map(([name, label, example]) => (
        <Field
          key={name}
          label={label}
          optional
          error={messageOf(name)}
          help="Separate with commas or semicolons."
        >
          <TextInput {...register(name)} placeholder={example} autoComplete="off" />
        </Field>
      ))}
      <Wide>
        <Field
          label="Description"
          optional
          error={messageOf('description')}
          help="What brands can expect of you, in a few sentences."
        >
          <TextArea {...register('description')} rows={4} maxLength={5000} />
        </Field>
      </Wide>
      <Wide>
        <ProfilePictureField
          label="Photo"
          shape="photo"
          value={watch('photo')}
          onChange={(photo) => setValue('photo', photo, { shouldDirty: true })}
          error={messageOf('photo')}
          help="A picture of you, which brands see beside your offers. Its middle is shown in a circle."
        />
      </Wide>
      <Field label="Website" optional error={messageOf('website')}>
        <TextInput {...register('website')} inputMode="url" placeholder="https://" autoComplete="url" />
      </Field>
      <Field label="LinkedIn Profile" optional error={messageOf('linkedinProfile')}>
        <TextInput
          {...register('linkedinProfile')}
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
        />
      </Field>
    </Fields>
  );
}
