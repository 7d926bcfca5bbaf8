import {
  currentToasts,
  dismissToast,
  Icon,
  IconButton,
  media,
  subscribeToasts,
  type ToastRecord,
  token,
} from '@setu/ui';
import { Toast as Radix } from 'radix-ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { CircleAlert, CircleCheck, X } from '../icons/icons';
import { useFocusBesideDialog } from '../overlays/use-focus-beside-dialog';
import { uiTiming } from '../theme/ui-timing';
import { toastWidth, useToastRoom } from './use-toast-room';

/** Moves the focus to the current message. */
const hotkeys = ['F8'];

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(calc(100% + ${token.space[24]})); }
`;

/**
 * Position of all toasts: below the header, where dialogs leave space for it; in a wide window the lower left corner,
 * which the controls of dialogs and sheets never cover.
 */
const Area = styled(Radix.Viewport)`
  position: fixed;
  z-index: 90;
  top: calc(${token.size.header} + ${token.space[12]});
  right: ${token.space[16]};
  left: ${token.space[16]};

  /* A modal dialog disables pointer events everywhere else. */
  pointer-events: auto;

  ${media.tablet} {
    right: auto;
    left: ${token.space[24]};
    width: 400px;
  }

  ${media.wide} {
    top: auto;
    bottom: ${token.space[16]};
    left: ${token.space[16]};
    width: ${toastWidth}px;
  }
`;

const Root = styled(Radix.Root)`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.float};

  &[data-state='open'] {
    animation: ${enter} ${token.motion.slow} ${token.motion.ease};
  }

  &[data-state='closed'] {
    animation: ${leave} ${token.motion.fast} ${token.motion.ease} forwards;
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &[data-swipe='end'] {
    animation: ${swipeOut} ${token.motion.base} ${token.motion.ease} forwards;
  }
`;

const Mark = styled.span<{ $isWrong: boolean }>`
  padding-top: ${token.space[12]};
  color: ${({ $isWrong }) => ($isWrong ? token.color.kumkum : token.color.leaf)};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 10px;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Title = styled(Radix.Title)<{ $isWrong: boolean }>`
  color: ${({ $isWrong }) => ($isWrong ? token.color.kumkum : token.color.ink)};
  font-weight: 600;
`;

const Description = styled(Radix.Description)`
  margin-top: 2px;
  color: ${token.color.ink};
  font-size: ${token.text[14]};
`;

const Action = styled(Radix.Action)`
  min-height: ${token.size.touch};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.color.peacock};
  font-weight: 600;

  &:hover {
    background: ${token.color['peacock-tint']};
  }
`;

function Message({ message }: { message: ToastRecord }) {
  const { id, isOpen, variant, title, description, action, duration } = message;
  // Earlier releases of remotes call it `destructive`.
  const isWrong = variant === 'danger' || (variant as string) === 'destructive';
  const mustStay = useRef(false);

  // Radix sends Escape only to the newest layer, here a toast above a dialog. The event is forwarded to the dialog.
  const handleEscape = ({ target }: globalThis.KeyboardEvent) => {
    mustStay.current = target instanceof Element && target.closest('[role="dialog"]') !== null;
  };
  const handleOpenChange = (mayStay: boolean) => {
    if (!mayStay && !mustStay.current) dismissToast(id);
    mustStay.current = false;
  };

  return (
    <Root
      open={isOpen}
      onEscapeKeyDown={handleEscape}
      duration={duration ?? uiTiming.toastDuration}
      type={isWrong ? 'foreground' : 'background'}
      onOpenChange={handleOpenChange}
    >
      {variant === 'default' ? null : (
        <Mark $isWrong={isWrong}>
          <Icon of={isWrong ? CircleAlert : CircleCheck} size={20} />
        </Mark>
      )}
      <Words>
        <Title $isWrong={isWrong}>{title}</Title>
        {description ? <Description>{description}</Description> : null}
      </Words>
      {action ? (
        <Action altText={action.hint ?? action.label} onClick={action.onClick}>
          {action.label}
        </Action>
      ) : null}
      <Radix.Close asChild>
        <IconButton name="Dismiss" icon={X} />
      </Radix.Close>
    </Root>
  );
}

const dismissAll = () => dismissToast();

/**
 * The area of toasts, rendered once in the frame of the page. `toast()` shows one. While a dialog is open, toasts can still be
 * announced, pressed and focused (F8). Escape belongs to the dialog unless the focus is on a toast.
 */
export function Toaster() {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const [area, setArea] = useState<HTMLElement | null>(null);
  useFocusBesideDialog(area, dismissAll);
  useToastRoom(area);

  if (typeof document === 'undefined') return null;
  return createPortal(
    <div ref={setArea} data-messages="">
      <Radix.Provider
        swipeDirection="right"
        swipeThreshold={uiTiming.toastSwipeThreshold}
        duration={uiTiming.toastDuration}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {/* A live region stays visible to assistive technology when a dialog hides all else; Radix announces its content. */}
        <Area hotkey={hotkeys} aria-live="off" />
      </Radix.Provider>
    </div>,
    document.body,
  );
}
