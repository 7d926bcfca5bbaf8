import {
  type DocumentType,
  documentNumberMax,
  documentRules,
  type VerificationRecord,
  verificationForm,
} from '@setu/contracts';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, FieldPair, Text, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useAdminAuth } from '../admin-auth/admin-auth';
import { documentsOf, type VerificationValues, valuesOf } from './verification-form';

/** The documents that an administrator checked. */
export interface Evidence<T extends DocumentType> {
  documents: { type: T; number: string }[];
  validUntil: string | null;
}

interface VerifyDialogProps<T extends DocumentType, Item> {
  /** Identifies the account and the draft: `agent:<id>`. */
  name: string;
  /** Name of the brand or company. */
  of: string;
  /** Documents that may be checked. */
  types: readonly T[];
  /** The last decision, whose documents prefill the form. */
  last: VerificationRecord | undefined;
  verify: (evidence: Evidence<T>) => Promise<Item>;
  onVerified: (item: Item) => void;
  onClose: () => void;
}

/** Asks which documents of a brand or an agent were checked, and how long the verification is valid. */
export function VerifyDialog<T extends DocumentType, Item>(props: VerifyDialogProps<T, Item>) {
  const { name, of, types, last, verify, onVerified, onClose } = props;
  const { endSession } = useAdminAuth();
  const form = useZodForm<VerificationValues>(verificationForm(types), valuesOf(types, last));
  const dialog = useDialogForm({
    form,
    name: `admin:verify:${name}`,
    send: (values) =>
      verify({ documents: documentsOf(types, values), validUntil: values.validUntil || null }),
    failure: { title: 'Failed to update verification' },
    onSent: onVerified,
    onUnauthorized: endSession,
    onClose,
  });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormDialog
      title={`Verify ${of}`}
      description="Fill in the number of each document that you have compared with its register. Leave the others blank."
      submitLabel="Verify"
      busyLabel="Verifying..."
      width={680}
      {...dialog}
    >
      <FieldPair>
        {types.map((type) => {
          const { label, sample } = documentRules[type];
          return (
            <Field
              key={type}
              label={label}
              optional
              error={errors[type]?.message}
              help={sample ? `Such as ${sample}` : 'As on the document'}
            >
              <TextInput
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={documentNumberMax}
                {...register(type)}
              />
            </Field>
          );
        })}
      </FieldPair>
      <Field
        label="Valid until"
        optional
        error={errors.validUntil?.message}
        help="The last day of the badge, such as the day on which a licence ends. Without a day it has no end."
      >
        <TextInput type="date" {...register('validUntil')} />
      </Field>
      <Text $size={14} $tone="muted">
        Others see which documents were checked and when, never a number. Numbers are shown to administrators,
        and to the person who downloads the own data.
      </Text>
    </FormDialog>
  );
}
