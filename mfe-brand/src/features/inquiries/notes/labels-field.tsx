import {
  type InquiryView,
  listInquiries,
  mostInquiryLabels,
  mostLabelLength,
  setInquiryLabels,
} from '@setu/contracts';
import { api, handleUnauthorized, isUnauthorized, toastError, userMessageOf } from '@setu/mfe-kit';
import { Field, TagField } from '@setu/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usedLabels } from '../labels.queries';

/** The labels of an inquiry; each change is saved at once, one at a time. */
export function LabelsField({ inquiry }: { inquiry: InquiryView }) {
  const client = useQueryClient();
  const [labels, setLabels] = useState(inquiry.labels ?? []);
  const { data: suggestions } = useQuery(usedLabels());
  const save = useMutation({
    scope: { id: `inquiry:${inquiry.id}:labels` },
    mutationFn: (changed: string[]) => api.call(setInquiryLabels, { id: inquiry.id, labels: changed }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listInquiries.path] }),
    onError: (error) => {
      if (isUnauthorized(error)) return handleUnauthorized();
      toastError(userMessageOf(error) ?? 'Failed to save the labels. Please try again.');
      setLabels(inquiry.labels ?? []);
    },
  });
  const handleChange = (changed: string[]) => {
    setLabels(changed);
    save.mutate(changed);
  };
  return (
    <Field label="Labels" help={`At most ${mostInquiryLabels} of ${mostLabelLength} characters`}>
      <TagField
        noun="label"
        value={labels}
        max={mostInquiryLabels}
        maxLength={mostLabelLength}
        suggestions={suggestions ?? []}
        onChange={handleChange}
      />
    </Field>
  );
}
