import { businessCategoryLabels, type FranchiseView, videoOf, videoSites } from '@setu/contracts';
import {
  fileSizeText,
  MoneyTable,
  OutletsAndTerritories,
  PropertyPictures,
  WillItPay,
} from '@setu/marketplace';
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
import { Description } from './description';

/** Everything that a franchise will show. */
export function FranchisePreview({ franchise }: { franchise: FranchiseView }) {
  const { supportProvided, territories, documents, brochureFile } = franchise;
  const video = videoOf(franchise.videoUrl);
  return (
    <>
      <Cluster $gap={8}>
        <Badge tone="tint">{businessCategoryLabels[franchise.businessCategory]}</Badge>
        <Badge tone="outline">{franchise.franchiseModel}</Badge>
        {franchise.isActive ? null : <Badge>Inactive</Badge>}
      </Cluster>
      <PropertyPictures property={franchise} />
      <Description of={franchise} />
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
        <Definition term="Territories">{territories.join(', ')}</Definition>
      </DefinitionGrid>
      <MoneyTable franchise={franchise} />
      <WillItPay franchise={franchise} />
      <OutletsAndTerritories franchise={franchise} />
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
      {video ? (
        <Stack as="section" $gap={4}>
          <Heading level={3} size="small">
            Video
          </Heading>
          <div style={{ overflowWrap: 'anywhere' }}>
            <TextLink href={video.address} target="_blank" rel="noopener noreferrer nofollow">
              {video.address}
            </TextLink>
            <Text $size={14} $tone="muted">
              Opens {videoSites[video.site].name}. Watch it before you approve the listing.
            </Text>
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
    </>
  );
}
