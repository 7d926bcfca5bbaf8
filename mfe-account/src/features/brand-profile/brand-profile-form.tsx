import { type BrandProfile, BrandProfileDraft, saveBrandProfile } from '@setu/contracts';
import { ProfilePictureField } from '@setu/marketplace';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, showSaved, useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Field, TextArea, TextInput } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Part } from '../../shared/part';
import { brandProfile } from './brand-profile.queries';
import { BrandStanding } from './brand-standing';
import { PeopleField, type PersonValue } from './people-field';

/** The profile as values of its form: an empty field is a missing value. */
const fieldsOf = (profile: BrandProfile | null) => ({
  brandName: profile?.brandName ?? '',
  description: profile?.description ?? '',
  targetAudience: profile?.targetAudience ?? '',
  website: profile?.website ?? '',
  logo: profile?.logo ?? null,
  people: (profile?.people ?? []).map(
    ({ line, ...person }): PersonValue => ({ ...person, line: line ?? '' }),
  ),
});

interface BrandProfileFormProps {
  /** Id of the brand, which may not have a profile yet. */
  userId: string;
  profile: BrandProfile | null;
}

/** The form of what listings and agents show about a brand. */
export function BrandProfileForm({ userId, profile }: BrandProfileFormProps) {
  const client = useQueryClient();
  const form = useZodForm<ReturnType<typeof fieldsOf>>(BrandProfileDraft, fieldsOf(profile));
  const { submit, isSending, problem } = useSendForm({
    form,
    name: `settings:brand:${userId}`,
    send: (values) =>
      api.call(saveBrandProfile, changesIn(form, values) as CallInput<typeof saveBrandProfile>),
    failure: 'Failed to save your brand profile. Please try again.',
    onSent: (saved, sent) => {
      client.setQueryData(brandProfile().queryKey, saved);
      // Listings carry the brand's name and logo.
      void client.invalidateQueries();
      showSaved(form, sent, fieldsOf(saved));
      toastSuccess('Your brand profile has been saved.');
    },
  });
  const { register, watch, getValues, setValue } = form;
  const { ref: peopleRef } = register('people');
  const { errors } = form.formState;
  return (
    <Part
      title="Brand Profile"
      lead="Your listings carry the name and the logo. Your brand page shows everything. Agents who look for space for you also read the description and the target audience."
      action="Save Profile"
      busyAction="Saving..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
    >
      {profile ? <BrandStanding profile={profile} /> : null}
      <Field label="Brand name" required error={errors.brandName?.message}>
        <TextInput autoComplete="organization" maxLength={120} {...register('brandName')} />
      </Field>
      <ProfilePictureField
        label="Logo"
        shape="logo"
        value={watch('logo')}
        onChange={(logo) => setValue('logo', logo, { shouldDirty: true })}
        error={errors.logo?.message}
        help="Shown beside your brand's name on your listings. A square picture on a white ground looks best."
      />
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea maxLength={2000} rows={4} {...register('description')} />
      </Field>
      <Field
        label="Target audience"
        optional
        error={errors.targetAudience?.message}
        help="Who your outlets serve. Agents use it to choose locations."
      >
        <TextArea rows={2} maxLength={300} {...register('targetAudience')} />
      </Field>
      <Field label="Website" optional error={errors.website?.message} help="Shown on your brand page.">
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          {...register('website')}
        />
      </Field>
      <PeopleField
        // Given the element, the form would write the people into its first input.
        ref={(group) => peopleRef(group && { focus: () => group.focus() })}
        value={watch('people')}
        onChange={(update) => setValue('people', update(getValues('people')), { shouldDirty: true })}
        error={errors.people?.message}
      />
    </Part>
  );
}
