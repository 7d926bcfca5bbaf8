import { type InquiryView, mostNoteLength } from '@setu/contracts';
import { Button, Field, Skeleton, Stack, Text, TextArea, token } from '@setu/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { LabelsField } from './labels-field';
import { NoteItem } from './note-item';
import { inquiryNotes } from './notes.queries';
import { useAddNote } from './use-add-note';

const Part = styled(Stack)`
  padding-bottom: ${token.space[12]};
`;

function NoteForm({ inquiryId }: { inquiryId: string }) {
  const { text, change, problem, add, isSending } = useAddNote(inquiryId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  return (
    <Stack as="form" method="dialog" $gap={8} $align="start" noValidate onSubmit={handleSubmit}>
      <Stack style={{ width: '100%' }}>
        <Field label="New note" error={problem}>
          <TextArea
            name="note"
            rows={2}
            dir="auto"
            maxLength={mostNoteLength}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
      </Stack>
      <Button type="submit" size="sm" variant="secondary" busy={isSending} busyLabel="Saving...">
        Add Note
      </Button>
    </Stack>
  );
}

function Notes({ inquiryId }: { inquiryId: string }) {
  const { data, error, isFetching, refetch } = useQuery(inquiryNotes(inquiryId));
  if (data)
    return data.length > 0 ? (
      <ul aria-label="Notes">
        {data.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
    ) : null;
  if (!error) return <Skeleton height="48px" />;
  return (
    <Text $size={14} $tone="muted">
      The notes could not be loaded.{' '}
      <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </Text>
  );
}

/** Labels and notes of the brand's team about an inquiry; the other side never sees them. */
export function TeamNotes({ inquiry }: { inquiry: InquiryView }) {
  return (
    <Part $gap={16}>
      <Text $size={14} $tone="muted">
        Only your team sees them.
      </Text>
      <LabelsField inquiry={inquiry} />
      <NoteForm inquiryId={inquiry.id} />
      <Notes inquiryId={inquiry.id} />
    </Part>
  );
}
