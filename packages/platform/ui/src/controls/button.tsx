import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { Spinner } from '../states/spinner';
import { token } from '../theme/tokens';
import { tip } from '../tip/tip';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** All labels overlap, so that the widest label defines the width. */
const Labels = styled.span`
  display: inline-grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const Label = styled.span<{ $shown: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  ${({ $shown }) => ($shown ? null : 'visibility: hidden;')}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its parent. */
  block?: boolean;
  /** Its action is pending: the button keeps its width and focus, and ignores clicks. */
  busy?: boolean;
  /** Text while busy, such as `Sending...`; without it a spinner replaces the label, which stays the accessible name. */
  busyLabel?: string;
  /** The reason why it is disabled, shown on hover, focus and press. The button stays in the tab order. */
  disabledReason?: string;
  /** Address of a page that does the same. The button is then a link, for browsers without scripts and before scripts have run. */
  href?: string;
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** A link with the role of a button must also react to the space bar. */
const handleSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A button. `type` is `button` by default, so that no button submits a form by accident. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  block,
  busy = false,
  busyLabel,
  disabledReason,
  disabled,
  onClick,
  href,
  children,
  ...rest
}: ButtonProps) {
  const whyId = useId();
  const isStill = busy || disabledReason !== undefined;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (href !== undefined && opensElsewhere(event)) return;
    if (isStill || href !== undefined) event.preventDefault();
    if (!isStill) onClick?.(event);
  };
  const element =
    href === undefined
      ? { type, disabled: disabled && disabledReason === undefined }
      : { as: 'a' as const, href, role: 'button', onKeyDown: handleSpace };

  return (
    <Root
      {...tip(disabledReason)}
      {...rest}
      {...element}
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={isStill || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : whyId}
      onClick={handleClick}
    >
      <Labels>
        <Label $shown={!busy} aria-hidden={(busy && busyLabel !== undefined) || undefined}>
          {children}
        </Label>
        {busyLabel === undefined ? null : (
          <Label $shown={busy} aria-hidden={!busy || undefined}>
            {busyLabel}
          </Label>
        )}
        {busy && busyLabel === undefined ? <Spinner label="Busy" /> : null}
      </Labels>
      {disabledReason === undefined ? null : (
        <span hidden id={whyId}>
          {disabledReason}
        </span>
      )}
    </Root>
  );
}
