import { type BrandProfile, documentNames, type EndOfVerification } from '@setu/contracts';
import { Badge, formatDate, Stack, Text } from '@setu/ui';

const causes: Readonly<Record<EndOfVerification['why'], string>> = {
  withdrawn: 'An administrator withdrew the verification of your brand',
  changed: 'The verification of your brand ended with its former name',
  expired: 'The verification of your brand expired',
};

/** Whether a brand is verified: what was checked and until when, or why it is no longer verified. Empty before the first verification. */
export function BrandStanding({ profile }: { profile: BrandProfile }) {
  const { isVerified, verification, verifiedUntil, verificationEnd: end } = profile;
  if (!isVerified && !end) return null;
  return (
    <Stack $gap={8} role="note" aria-label="Verification">
      <div>
        <Badge tone={isVerified ? 'success' : 'warning'}>
          {isVerified ? 'Verified' : 'No longer verified'}
        </Badge>
      </div>
      {end ? (
        <Text $size={14}>
          {causes[end.why]} on {formatDate(end.at)}. Name the documents that you can show in our contact form.
        </Text>
      ) : (
        <Text $size={14}>
          {verification
            ? `An administrator checked ${documentNames(verification.documents) || 'documents'} on ${formatDate(verification.checkedAt)}.`
            : null}
          {verifiedUntil ? ` Valid until ${formatDate(verifiedUntil)}.` : null} Another brand name ends the
          verification.
        </Text>
      )}
      {end?.reason ? (
        <Text $size={14} dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {end.reason}
        </Text>
      ) : null}
    </Stack>
  );
}
