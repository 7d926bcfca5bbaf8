import { BrandPeopleDraft, type BrandPerson, mostPeople } from '@setu/contracts';
import { ProfilePictureField } from '@setu/marketplace';
import { Button, Cluster, Field, Grid, Icon, Stack, Text, TextInput, token } from '@setu/ui';
import { Plus, Trash2 } from '@setu/ui/icons';
import { type Ref, useRef } from 'react';
import styled from 'styled-components';

/** A person as typed. */
export type PersonValue = Omit<BrandPerson, 'line'> & { line: string };

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Person = styled(Group)`
  margin-top: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};

  > legend {
    padding-inline: ${token.space[4]};
    font-size: ${token.text[14]};
  }
`;

const nobody: PersonValue = { name: '', role: '', line: '', photo: null };

interface PeopleFieldProps {
  value: readonly PersonValue[];
  /** Changes the current people: an upload may finish after further text was typed. */
  onChange: (update: (people: readonly PersonValue[]) => PersonValue[]) => void;
  /** Gets the focus when the field is invalid. */
  ref: Ref<HTMLFieldSetElement>;
  /** The error of the field; each person shows their own errors. */
  error: string | undefined;
}

/** The people who run the brand. */
export function PeopleField({ value, onChange, ref, error }: PeopleFieldProps) {
  const add = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const issues = error ? (BrandPeopleDraft.safeParse(value).error?.issues ?? []) : [];
  const errorOf = (index: number, name: keyof PersonValue) =>
    issues.find(({ path }) => path[0] === index && path[1] === name)?.message;
  // People have no id. Their keys follow them when another one is removed, so that an upload stays with its person.
  const keys = useRef<number[]>([]);
  const nextKey = useRef(0);
  while (keys.current.length < value.length) {
    keys.current.push(nextKey.current);
    nextKey.current += 1;
  }
  const change = (key: number | undefined, part: Partial<PersonValue>) =>
    onChange((people) =>
      people.map((person, at) => (keys.current[at] === key ? { ...person, ...part } : person)),
    );
  const addPerson = () => {
    onChange((people) => [...people, nobody]);
    // The fields of the new person are rendered before the next frame.
    requestAnimationFrame(() => last.current?.focus());
  };
  const remove = (index: number) => {
    keys.current.splice(index, 1);
    onChange((people) => people.filter((_, at) => at !== index));
    add.current?.focus();
  };
  const isFull = value.length >= mostPeople;
  return (
    <Group ref={ref} tabIndex={-1}>
      <legend>People (optional)</legend>
      <Text $size={14} $tone="muted">
        Who runs your brand, for your brand page. Ask each of them first, and leave out numbers and addresses.
      </Text>
      {error && issues.every(({ path }) => path.length === 0) ? (
        <Text role="alert" $size={14} $tone="danger">
          {error}
        </Text>
      ) : null}
      {value.map((person, index) => (
        <Person key={keys.current[index]}>
          <legend>{person.name.trim() || `Person ${index + 1}`}</legend>
          <Stack $gap={12}>
            <Grid $min="14rem" $gap={12}>
              <Field label="Name" required error={errorOf(index, 'name')}>
                <TextInput
                  ref={index === value.length - 1 ? last : undefined}
                  autoComplete="off"
                  maxLength={80}
                  value={person.name}
                  onChange={({ currentTarget }) => change(keys.current[index], { name: currentTarget.value })}
                />
              </Field>
              <Field label="Role" required error={errorOf(index, 'role')}>
                <TextInput
                  autoComplete="off"
                  maxLength={80}
                  placeholder="Founder"
                  value={person.role}
                  onChange={({ currentTarget }) => change(keys.current[index], { role: currentTarget.value })}
                />
              </Field>
            </Grid>
            <Field label="One line about them" optional error={errorOf(index, 'line')}>
              <TextInput
                autoComplete="off"
                maxLength={200}
                value={person.line}
                onChange={({ currentTarget }) => change(keys.current[index], { line: currentTarget.value })}
              />
            </Field>
            <ProfilePictureField
              label="Photograph"
              shape="photo"
              value={person.photo}
              onChange={(photo) => change(keys.current[index], { photo })}
              error={errorOf(index, 'photo')}
              help="Optional. Shown as a circle."
            />
            <div>
              <Button variant="secondary" size="sm" onClick={() => remove(index)}>
                <Icon of={Trash2} size={16} />
                Remove {person.name.trim() || `person ${index + 1}`}
              </Button>
            </div>
          </Stack>
        </Person>
      ))}
      <Cluster $gap={12} style={{ marginTop: 12 }}>
        <Button ref={add} variant="secondary" disabled={isFull} onClick={addPerson}>
          <Icon of={Plus} size={16} />
          Add a Person
        </Button>
        <Text as="span" $size={14} $tone="muted">
          {value.length} of {mostPeople}
        </Text>
      </Cluster>
    </Group>
  );
}
