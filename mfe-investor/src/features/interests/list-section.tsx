import { Heading, Stack } from '@setu/ui';
import { type ReactNode, useRef } from 'react';

interface ListSectionProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  /** Renders the list. `onRemoved` moves the focus to the section, because the pressed button is gone. */
  children: (onRemoved: () => void) => ReactNode;
}

/** A list with its heading, from which the user can remove entries. */
export function ListSection({ id, title, children }: ListSectionProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <Stack
      as="section"
      ref={section}
      $gap={16}
      tabIndex={-1}
      aria-labelledby={id}
      style={{ outline: 'none' }}
    >
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children(() => section.current?.focus({ preventScroll: true }))}
    </Stack>
  );
}
