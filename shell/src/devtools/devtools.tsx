import { Icon, IconButton, media, plural, Stack, Text, tip, token, VisuallyHidden } from '@setu/ui';
import { Wrench, X } from '@setu/ui/icons';
import { type ToggleEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { ScreenLoader } from '../remotes/screen-loader';
import { OverrideForm } from './override-form';
import type { PageTools } from './page-tools';
import { RemoteLine } from './remote-line';
import { ResetButton } from './reset-button';

/** A tab at the edge of the window, in the margin of the page, so that it does not cover content. */
const Opener = styled.button<{ $marked: boolean }>`
  position: fixed;
  z-index: 50;
  bottom: ${token.space[16]};
  left: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: ${token.size.touch};
  padding: 0;
  border: 1px solid ${({ $marked }) => ($marked ? token.color.turmeric : token.color['line-strong'])};
  border-left: 0;
  border-radius: 0 ${token.radius.control} ${token.radius.control} 0;
  background: ${({ $marked }) => ($marked ? token.color['turmeric-tint'] : token.color.surface)};
  color: ${({ $marked }) => ($marked ? token.color.turmeric : token.color.ink)};

  ${media.wide} {
    width: 32px;
  }

  @media print {
    display: none;
  }
`;

/** Uses the height of the window below the header. */
const Panel = styled.section`
  position: fixed;
  inset: auto auto ${token.space[16]} ${token.space[48]};
  width: min(440px, calc(100vw - ${token.space[48]} - ${token.space[16]}));
  max-height: calc(100dvh - ${token.size.header} - ${token.space[32]});
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};
  color: ${token.color.ink};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
`;

/** Stays at the lower edge while the lines scroll, if the window is high enough for both. */
const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin: 0 calc(-1 * ${token.space[16]}) calc(-1 * ${token.space[16]});
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surface};

  @media (min-height: 640px) {
    position: sticky;
    bottom: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
`;

const Title = styled.h2`
  font-size: ${token.text[18]};
  font-weight: 600;
  line-height: 1.3;
`;

const Lines = styled.ul`
  border-top: 1px solid ${token.color.line};

  li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

interface DevToolsProps {
  tools: PageTools;
  loader: ScreenLoader;
}

/** Shows where each remote of this page is loaded from, and sets overrides. */
export function DevTools({ tools, loader }: DevToolsProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const states = useSyncExternalStore(loader.watch, loader.states);
  const standings = new Map(tools.remotes.map((standing) => [standing.name, standing]));
  const names = [
    ...new Set([...tools.taken.keys(), ...tools.overrides.map(({ deployable }) => deployable)]),
  ].sort();
  const handleToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === 'open');
    if (newState === 'open') panel.current?.focus();
  };
  const { length } = tools.overrides;
  const label = length > 0 ? `Tools · ${plural(length, 'override')}` : 'Tools';
  return (
    <aside aria-label="Tools of this page">
      <Opener
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        $marked={length > 0}
        {...tip(label)}
      >
        <Icon of={Wrench} size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Opener>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        tabIndex={-1}
        onToggle={handleToggle}
      >
        <Body>
          <Head>
            <Title id={`${id}title`}>Releases of this page</Title>
            <IconButton name="Close" icon={X} popoverTarget={id} popoverTargetAction="hide" />
          </Head>
          {length > 0 ? <ResetButton /> : null}
          <Lines>
            {names.map((name) => (
              <RemoteLine
                key={name}
                name={name}
                taken={tools.taken.get(name) ?? null}
                standing={standings.get(name) ?? null}
                state={states.get(name) ?? null}
                problem={tools.problems.get(name) ?? null}
              />
            ))}
          </Lines>
          <Foot>
            <Stack $gap={4}>
              <Text $weight={600}>Work on a remote</Text>
              <Text $size={14} $tone="muted">
                Start it with npm run dev -w and its name, then take it from your machine. Only this browser
                sees it.
              </Text>
            </Stack>
            <OverrideForm names={names} />
          </Foot>
        </Body>
      </Panel>
    </aside>
  );
}
