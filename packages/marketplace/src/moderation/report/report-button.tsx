import { lazyComponent } from '@setu/mfe-kit';
import { Button, Icon, media, Opened } from '@setu/ui';
import { Flag } from '@setu/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import type { ReportDialogProps } from './report-dialog';

const { Component: ReportDialog, preload } = lazyComponent(() => import('./report-dialog'), 'ReportDialog');

const Quiet = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

/** Reports something to the administrators. Its dialog is loaded on first open. */
export function ReportButton(props: Omit<ReportDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Quiet
        variant="ghost"
        size="sm"
        data-screen-only=""
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Icon of={Flag} size={16} />
        Report this {props.noun}
      </Quiet>
      {isOpen ? (
        <Opened>
          <ReportDialog {...props} onClose={() => setOpen(false)} />
        </Opened>
      ) : null}
    </>
  );
}
