import { pictureLimits, type StoredPicture } from '@setu/contracts';
import { Text } from '@setu/ui';
import { ImageUp } from '@setu/ui/icons';
import { RowFrame, RowName } from '../../uploads/row';
import { SingleFileField } from '../../uploads/single-file-field';
import { ProfilePicture, type ProfilePictureShape } from '../profile-picture';
import { acceptedPictures } from './accepted-pictures';

const megabytes = pictureLimits.maxBytes / 1024 / 1024;

interface ProfilePictureFieldProps {
  label: string;
  shape: ProfilePictureShape;
  value: StoredPicture | null;
  onChange: (value: StoredPicture | null) => void;
  help: string;
  /** The error of the field. */
  error?: string | undefined;
}

/** A form field for the picture or logo of a profile, shown as others will see it. */
export function ProfilePictureField({ shape, ...props }: ProfilePictureFieldProps) {
  return (
    <SingleFileField
      {...props}
      kind="picture"
      noun="picture"
      fileOf={({ picture }) => picture}
      nameOf={() => 'The picture'}
      accept={acceptedPictures}
      limits={`Drop a picture here, at most ${megabytes} MB.`}
      icon={ImageUp}
      frame={(picture) => (
        <RowFrame>
          <ProfilePicture picture={picture} shape={shape} size={64} />
        </RowFrame>
      )}
      details={({ width, height }) => (
        <>
          <RowName $size={14} $weight={600}>
            {props.label}
          </RowName>
          <Text as="div" $size={14} $tone="muted">
            {width} × {height} pixels
          </Text>
        </>
      )}
    />
  );
}
