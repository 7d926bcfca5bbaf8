import { Button, Icon, Text, token } from '@setu/ui';
import { FileText, ImageOff } from '@setu/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Row, RowBody, RowFrame, RowName } from './row';
import type { UploadJob } from './use-uploads';

/** Width of the preview, pixels. */
const previewWidth = 208;

const Bar = styled.progress`
  width: 100%;
  height: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.round};
  background: ${token.color.sunken};

  &::-webkit-progress-bar {
    background: ${token.color.sunken};
  }

  &::-webkit-progress-value {
    background: ${token.color.peacock};
  }

  &::-moz-progress-bar {
    background: ${token.color.peacock};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;

/** Draws a preview of a file on a canvas, because pages may not load `blob:` addresses. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(file, { resizeWidth: previewWidth });
      const element = canvas.current;
      if (isGone || !element) return;
      element.width = picture.width;
      element.height = picture.height;
      element.getContext('2d')?.drawImage(picture, 0, 0);
    };
    // The service refuses files that the browser cannot show, with the reason.
    draw().catch(() => {
      if (!isGone) setDrawn(false);
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return isDrawn ? <canvas ref={canvas} /> : <Icon of={ImageOff} />;
}

const sentenceOf = ({ kind, state, sent, problem }: UploadJob): string => {
  if (state === 'waiting') return 'Waiting...';
  if (state === 'sending') return `Uploading... ${Math.floor(sent * 100)} %`;
  if (state === 'making') return kind === 'picture' ? 'Checking and making its sizes...' : 'Checking...';
  return problem ?? '';
};

interface UploadRowProps {
  job: UploadJob;
  onCancel: () => void;
  onRetry: () => void;
}

/** A pending upload with its progress, or the reason of its failure. */
export function UploadRow({ job, onCancel, onRetry }: UploadRowProps) {
  const { kind, file, state, sent } = job;
  const hasEnded = state === 'failed' || state === 'refused';
  const row = useRef<HTMLLIElement>(null);
  // The row is below its field, maybe out of view on a phone, and grows when it shows an error. jsdom cannot scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled to once more when the upload ended.
  useEffect(() => {
    row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasEnded]);
  return (
    <Row ref={row}>
      <RowFrame>{kind === 'picture' ? <Preview file={file} /> : <Icon of={FileText} />}</RowFrame>
      <RowBody>
        <RowName $size={14} $weight={600}>
          {file.name}
        </RowName>
        {hasEnded ? null : (
          <Bar aria-label={`Upload of ${file.name}`} max={1} value={state === 'making' ? undefined : sent} />
        )}
        <Text
          as="div"
          $size={14}
          $tone={hasEnded ? 'warning' : 'muted'}
          role={hasEnded ? 'alert' : undefined}
        >
          {sentenceOf(job)}
        </Text>
        <Actions>
          {state === 'failed' ? (
            <Button size="sm" variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {hasEnded ? 'Remove' : 'Cancel'}
          </Button>
        </Actions>
      </RowBody>
    </Row>
  );
}
