import { businessCategoryLabels, type FranchiseView } from '@setu/contracts';
import { fileSizeText, PropertyPictures } from '@setu/marketplace';
import {
  Badge,
  Cluster,
  Definition,
  DefinitionGrid,
  formatArea,
  formatPercent,
  Heading,
  MoneyRange,
  Stack,
  Text,
  TextLink,
} from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';

interface ReviewPreviewProps {
  franchise: FranchiseView;
  onClose: () => void;
}

/** Everything that a franchise will show, before it is public. */
export function ReviewPreview({ franchise, onClose }: ReviewPreviewProps) {
  const { title, brandName, description, supportProvided, territories, documents, brochureFile, review } =
    franchise;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={`by ${brandName}`} width={720}>
      <Stack $gap={16}>
        <Cluster $gap={8}>
          <Badge tone="tint">{businessCategoryLabels[franchise.businessCategory]}</Badge>
          <Badge tone="outline">{franchise.franchiseModel}</Badge>
          {franchise.isActive ? null : <Badge>Inactive</Badge>}
        </Cluster>
        {review?.reason ? (
          <Text $size={14} dir="auto" style={{ whiteSpace: 'pre-line' }}>
            Returned before: {review.reason}
          </Text>
        ) : null}
        <PropertyPictures property={franchise} />
        <Text dir="auto" $tone={description ? undefined : 'muted'} style={{ whiteSpace: 'pre-line' }}>
          {description ?? 'Without a description'}
        </Text>
        <DefinitionGrid>
          <Definition term="Investment" wide>
            <MoneyRange min={franchise.minInvestment} max={franchise.maxInvestment} format="detail" />
          </Definition>
          <Definition term="Expected ROI">
            {franchise.expectedROI === null ? 'Not disclosed' : formatPercent(franchise.expectedROI)}
          </Definition>
          <Definition term="Area Required">
            {franchise.areaRequired === null ? 'Not specified' : formatArea(franchise.areaRequired)}
          </Definition>
          <Definition term="Training">{franchise.trainingIncluded ? 'Yes' : 'No'}</Definition>
          <Definition term="Marketing Support">{franchise.marketingSupport ? 'Yes' : 'No'}</Definition>
          <Definition term="Territories" wide>
            {territories.join(', ')}
          </Definition>
        </DefinitionGrid>
        {supportProvided ? (
          <Stack as="section" $gap={4}>
            <Heading level={3} size="small">
              Support
            </Heading>
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {supportProvided}
            </Text>
          </Stack>
        ) : null}
        {brochureFile ? (
          <Stack as="section" $gap={4}>
            <Heading level={3} size="small">
              Brochure
            </Heading>
            <div>
              <TextLink href={brochureFile.url} download>
                {brochureFile.name} (PDF, {fileSizeText(brochureFile.bytes)})
              </TextLink>
            </div>
          </Stack>
        ) : null}
        {documents.length > 0 ? (
          <Stack as="section" $gap={4}>
            <Heading level={3} size="small">
              Documents
            </Heading>
            <ul>
              {documents.map((address) => (
                <li key={address} style={{ overflowWrap: 'anywhere' }}>
                  <TextLink href={address} target="_blank" rel="noopener noreferrer nofollow">
                    {address}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}
