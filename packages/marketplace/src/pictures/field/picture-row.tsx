import { httpsAddress, type Picture, uploadIdOf } from '@setu/contracts';
import { Badge, Icon, IconButton, Text, TextInput, token } from '@setu/ui';
import { ArrowDown, ArrowUp, Star, Trash2, TriangleAlert } from '@setu/ui/icons';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { Row, RowActions, RowBody, RowFrame, RowName } from '../../uploads/row';
import { coverOf } from '../shown-picture';

const CoverMark = styled.span`
  position: absolute;
  top: 6px;
  left: 6px;
`;

const Grabbed = styled(Row)`
  cursor: grab;

  input {
    cursor: text;
  }

  &:hover {
    border-color: ${token.color['line-strong']};
  }
`;

type State = 'loading' | 'shown' | 'failed';

const noPicture =
  'This address does not show a picture, so the drawn cover is shown instead. A share link, such as one of Google Drive, leads to a page: use the address of the picture file itself.';

const sentences: Readonly<Record<State, string>> = {
  loading: 'Checking this address...',
  shown: '',
  failed: noPicture,
};

/** The label of a row's picture: `picture 2`, or the address of a picture on another site. */
const nameOf = (address: string, place: number): string =>
  uploadIdOf(address) === null ? address.replace('https://', '') : `Picture ${place + 1}`;

export interface PictureRowProps {
  address: string;
  picture: Picture | undefined;
  /** Place in the list, from 0. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
  /** True while another row is dragged over it. */
  isTarget: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/** A picture of the form: its description, its position, and a warning when it cannot be loaded. */
export function PictureRow(props: PictureRowProps) {
  const { address, picture, place, count, onMove, onDescribe, onRemove, isTarget } = props;
  const isHere = uploadIdOf(address) !== null;
  const isShowable = isHere || httpsAddress(address) !== null;
  const [state, setState] = useState<State>(isShowable ? 'loading' : 'failed');
  const shown = coverOf({ images: [address], pictures: picture ? [picture] : [] });
  const noun = `picture ${place + 1}`;
  const handleDragOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    props.onDragOver();
  };
  return (
    <Grabbed
      draggable
      $isTarget={isTarget}
      onDragStart={props.onDragStart}
      onDragOver={handleDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
    >
      <RowFrame style={picture?.blur ? { backgroundImage: `url("${picture.blur}")` } : undefined}>
        {state === 'failed' ? (
          <Icon of={TriangleAlert} />
        ) : (
          <img
            src={shown?.src ?? address}
            alt=""
            width={104}
            height={78}
            decoding="async"
            draggable={false}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        )}
        {place === 0 ? (
          <CoverMark>
            <Badge tone="tint">Cover</Badge>
          </CoverMark>
        ) : null}
      </RowFrame>
      <RowBody>
        <RowName $size={14} $weight={600}>
          {place === 0 ? 'Cover: ' : null}
          {nameOf(address, place)}
        </RowName>
        <TextInput
          aria-label={`What ${noun} shows`}
          placeholder="What it shows, for those who cannot see it"
          maxLength={200}
          autoComplete="off"
          value={picture?.alt ?? ''}
          onChange={({ target }) => onDescribe(target.value)}
          onKeyDown={(event) => {
            // Enter in a text input would submit the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        {isHere && state !== 'failed' ? null : (
          <Text as="div" $size={14} $tone={state === 'failed' ? 'warning' : 'muted'} role="status">
            {sentences[state]}
          </Text>
        )}
        <RowActions>
          <IconButton
            name={`Make ${noun} the cover`}
            icon={Star}
            disabled={place === 0}
            onClick={() => onMove(0)}
          />
          <IconButton
            name={`Move ${noun} up`}
            icon={ArrowUp}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            name={`Move ${noun} down`}
            icon={ArrowDown}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          />
          <IconButton name={`Remove ${noun}`} icon={Trash2} onClick={onRemove} />
        </RowActions>
      </RowBody>
    </Grabbed>
  );
}
