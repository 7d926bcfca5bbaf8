import { IconButton, media, token } from '@setu/ui';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { X } from '../icons/icons';
import { toastRoom, toastWidth } from '../toast/use-toast-room';
import { unbroken } from '../type/unbroken';
import { focusFirstField } from './first-field';
import { useFocusReturn } from './use-focus-return';
import { useKeyboardScroll } from './use-keyboard-scroll';

/** The notification area of the toaster. */
const messageArea = '[data-messages]';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const fromRight = keyframes`
  from { transform: translateX(100%); }
`;

const fromBottom = keyframes`
  from { transform: translateY(100%); }
`;

const Overlay = styled(Radix.Overlay)`
  position: fixed;
  z-index: 50;
  inset: 0;
  background: ${token.color.scrim};
  animation: ${fade} ${token.motion.base} ${token.motion.ease};
`;

/** The scrolling part. It has space below the last control for the focus ring. */
const Middle = styled.div`
  /* auto, because WebKit resolves the percentage of flex: 1 to zero when the panel has the height of its content. */
  flex: auto;
  min-height: 0;
  padding: ${token.space[4]} ${token.space[24]} ${token.space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space[8]} ${token.space[24]};
`;

type Side = 'middle' | 'bottom' | 'right' | 'edge';

const bottom = css`
  right: 0;
  bottom: 0;
  left: 0;
  max-height: calc(100dvh - max(${token.space[48]}, var(${toastRoom}, 0px)));
  border-radius: ${token.radius.dialog} ${token.radius.dialog} 0 0;
  animation: ${fromBottom} ${token.motion.slow} ${token.motion.ease};
`;

/** In a low window the whole panel scrolls. */
const wholeWhenLow = css`
  ${media.low} {
    max-height: calc(100dvh - ${token.space[16]});
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: ${token.space[8]} ${token.space[24]};

    ${Middle} {
      flex: none;
      overflow: visible;
    }
  }
`;

const places = {
  bottom: css`
    ${bottom}
    ${wholeWhenLow}
  `,
  right: css`
    top: var(${toastRoom}, 0);
    right: 0;
    bottom: 0;
    width: min(440px, 100vw);
    animation: ${fromRight} ${token.motion.slow} ${token.motion.ease};
    ${media.tablet} {
      border-radius: ${token.radius.dialog} 0 0 ${token.radius.dialog};
    }
  `,
  edge: css`
    ${bottom}
    height: calc(100dvh - ${token.space[48]});
    ${media.tablet} {
      top: var(${toastRoom}, 0);
      left: auto;
      width: 480px;
      height: auto;
      max-height: none;
      border-radius: ${token.radius.dialog} 0 0 ${token.radius.dialog};
      animation-name: ${fromRight};
    }
    ${media.wide} {
      /* The column of the toasts stays free. */
      width: min(var(--dialog-width), calc(100vw - ${toastWidth}px - 2 * ${token.space[16]}));
    }
  `,
  middle: css`
    ${bottom}
    ${media.tablet} {
      inset: 0;
      width: min(var(--dialog-width), calc(100vw - ${token.space[48]}));
      height: fit-content;
      max-height: calc(100dvh - max(${token.space[72]}, 2 * var(${toastRoom}, 0px)));
      margin: auto;
      border-radius: ${token.radius.dialog};
      animation-name: ${rise};
    }
    ${wholeWhenLow}
  `,
};

const Panel = styled(Radix.Content)<{ $side: Side; $width: number }>`
  --dialog-width: ${({ $width }) => $width}px;
  position: fixed;
  /* The same as its overlay's, so that the overlay of a second panel covers the first panel. */
  z-index: 50;
  display: flex;
  flex-direction: column;
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};
  ${({ $side }) => places[$side]}

  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[8]} ${token.space[12]} ${token.space[24]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 7px;
`;

const Title = styled(Radix.Title)`
  font-size: ${token.text[22]};
  line-height: 1.35;
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`;

const Description = styled(Radix.Description)`
  margin-top: ${token.space[4]};
  color: ${token.color.muted};
  font-size: ${token.text[14]};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-direction: column-reverse;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[24]} max(${token.space[16]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.line};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

/** Escape on a message closes only the message, not the panel below. */
const leaveToMessages = (event: globalThis.KeyboardEvent) => {
  const { target } = event;
  if (target instanceof Element && target.closest(messageArea)) event.preventDefault();
};

interface PanelProps {
  /** Controlled open state; by default the trigger opens it and the close button closes it. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The button that opens it. */
  trigger?: ReactNode;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons that stay visible while the body scrolls, the primary button last. A submit button must set `form`. */
  footer?: ReactNode;
  children: ReactNode;
}

function Overlaid(props: PanelProps & { side: Side; width: number }) {
  const { open, onOpenChange, trigger, title, description, footer, children, side, width } = props;
  const [isOpenAlone, setOpenAlone] = useState(false);
  const focusReturn = useFocusReturn();
  const keyboardScroll = useKeyboardScroll();

  const handleOpenChange = (isOpen: boolean) => {
    setOpenAlone(isOpen);
    onOpenChange?.(isOpen);
  };
  const handleOpenFocus = (event: Event) => {
    if (!trigger) focusReturn.onOpenAutoFocus();
    if (side === 'middle') focusFirstField(event);
  };
  // Radix sends Escape only to the newest layer. A toast ignores it, so it is handled here.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    handleOpenChange(false);
  };

  return (
    <Radix.Root open={open ?? isOpenAlone} onOpenChange={handleOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Overlay />
        <Panel
          $side={side}
          $width={width}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(trigger ? {} : focusReturn)}
          onOpenAutoFocus={handleOpenFocus}
          onEscapeKeyDown={leaveToMessages}
          onKeyDown={handleKeyDown}
        >
          <Head>
            <Words>
              <Title>{unbroken(title)}</Title>
              {description ? <Description>{description}</Description> : null}
            </Words>
            <Radix.Close asChild>
              <IconButton name="Close" icon={X} />
            </Radix.Close>
          </Head>
          <Middle {...keyboardScroll}>{children}</Middle>
          {footer ? <Foot>{footer}</Foot> : null}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DialogProps extends PanelProps {
  /** Maximum width, px. */
  width?: number;
}

/** A modal dialog whose first field has the focus: in the middle of a wide screen, at the bottom of a phone. */
export function Dialog({ width = 560, ...panel }: DialogProps) {
  return <Overlaid {...panel} side="middle" width={width} />;
}

export interface SheetProps extends PanelProps {
  /** `edge`: from the bottom on a phone, at maximum height, and from the right on wider screens. */
  side?: 'bottom' | 'right' | 'edge';
  /** Maximum width at the edge of a wide screen, px. */
  width?: number;
}

/** A panel that slides in from an edge: filters on a phone, a thread, details. */
export function Sheet({ side = 'right', width = 480, ...panel }: SheetProps) {
  return <Overlaid {...panel} side={side} width={width} />;
}

/** Makes the button that it wraps close the panel. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
