import type { BrandPerson } from '@setu/contracts';
import { ProfilePicture } from '@setu/marketplace';
import { Avatar, Grid, Text, token } from '@setu/ui';
import styled from 'styled-components';

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: start;
  overflow-wrap: anywhere;
`;

/** Avatar letters of a name: the first and the last word. */
const namesOf = (name: string) => {
  const words = name.split(/\s+/);
  return { firstName: words[0] ?? name, lastName: words.length > 1 ? (words.at(-1) ?? null) : null };
};

/** The people who run a brand, as the brand introduces them. */
export function BrandPeople({ people }: { people: readonly BrandPerson[] }) {
  return (
    <Grid as="ul" $min="16rem" $gap={24}>
      {people.map(({ name, role, line, photo }) => (
        <Person key={`${name} ${role}`}>
          {photo ? (
            <ProfilePicture picture={photo} shape="photo" size={56} />
          ) : (
            <Avatar user={namesOf(name)} size={56} />
          )}
          <div>
            <Text $weight={600}>{name}</Text>
            <Text $size={14} $tone="muted">
              {role}
            </Text>
            {line ? (
              <Text $size={14} style={{ marginTop: 4 }}>
                {line}
              </Text>
            ) : null}
          </div>
        </Person>
      ))}
    </Grid>
  );
}
