import {
  AccountChange,
  type CurrentUser,
  longestPhone,
  offeredStates,
  updateCurrentUser,
} from '@setu/contracts';
import { PhoneConfirmation } from '@setu/marketplace';
import { api, currentUser, toastSuccess } from '@setu/mfe-kit';
import { changesIn, showSaved, useSendForm, useZodForm } from '@setu/mfe-kit/form';
import type { CallInput } from '@setu/protocol';
import { Field, FieldPair, NativeSelect, TextInput } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Part } from '../../shared/part';

/** The account as values of its form: an empty field is a missing value. */
const fieldsOf = ({ firstName, lastName, profileImageUrl, phone, city, state }: CurrentUser) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  profileImageUrl: profileImageUrl ?? '',
  phone: phone ?? '',
  city: city ?? '',
  state: state ?? '',
});

/** The states to choose from, including the stored one when the list does not contain it. */
const statesWith = (chosen: string | null): readonly string[] =>
  chosen === null || (offeredStates as readonly string[]).includes(chosen)
    ? offeredStates
    : [...offeredStates, chosen];

/** Who sees the name. */
const leadOf = ({ role, worksFor }: CurrentUser): string | undefined => {
  if (role === 'admin') return undefined;
  return worksFor === undefined
    ? 'Your name is shown to the people you write to.'
    : `The people you write to see the name of ${worksFor}, and not yours.`;
};

/** Name, picture, phone and place. */
export function AccountForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const form = useZodForm<ReturnType<typeof fieldsOf>>(AccountChange, fieldsOf(user));
  const { submit, isSending, problem } = useSendForm({
    form,
    name: `settings:account:${user.id}`,
    send: (values) =>
      api.call(updateCurrentUser, changesIn(form, values) as CallInput<typeof updateCurrentUser>),
    failure: 'Failed to save your account. Please try again.',
    onSent: (saved, sent) => {
      client.setQueryData(currentUser().queryKey, saved);
      showSaved(form, sent, fieldsOf(saved));
      toastSuccess('Your account has been saved.');
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <Part
      title="Account"
      lead={leadOf(user)}
      action="Save Changes"
      busyAction="Saving..."
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
    >
      <FieldPair>
        <Field label="First name" required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" maxLength={80} {...register('firstName')} />
        </Field>
        <Field label="Last name" required error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" maxLength={80} {...register('lastName')} />
        </Field>
      </FieldPair>
      <Field
        label="Photo address"
        optional
        error={errors.profileImageUrl?.message}
        help="An https:// address of a square picture."
      >
        <TextInput type="url" inputMode="url" placeholder="https://" {...register('profileImageUrl')} />
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="10-digit mobile number"
          maxLength={longestPhone}
          {...register('phone')}
        />
      </Field>
      {user.role === 'investor' ? (
        <PhoneConfirmation
          typed={form.watch('phone')}
          onConfirmed={(phone) => form.resetField('phone', { defaultValue: phone })}
        />
      ) : null}
      <FieldPair>
        <Field label="City" optional error={errors.city?.message}>
          <TextInput autoComplete="address-level2" maxLength={80} {...register('city')} />
        </Field>
        <Field label="State" optional error={errors.state?.message}>
          <NativeSelect autoComplete="address-level1" {...register('state')}>
            <option value="">Not given</option>
            {statesWith(user.state).map((state) => (
              <option key={state}>{state}</option>
            ))}
          </NativeSelect>
        </Field>
      </FieldPair>
    </Part>
  );
}
