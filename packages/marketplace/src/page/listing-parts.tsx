import type { FranchiseView } from '@setu/contracts';
import { Chip, Cluster, Text } from '@setu/ui';
import { Documents } from './documents';
import { InvestmentDetails } from './investment-details';
import { Money } from './money';
import { Outlets } from './outlets';
import { Part } from './part';
import { Support } from './support';
import { VideoPart } from './video-part';

interface ListingPartsProps {
  franchise: FranchiseView;
  /** For a listing that is not published, whose parts say what is not written yet. */
  draft?: { hasInvestment: boolean };
}

/** The parts of the page of a franchise that follow from its own fields. */
export function ListingParts({ franchise, draft }: ListingPartsProps) {
  const { territories } = franchise;
  return (
    <>
      <VideoPart franchise={franchise} />
      {draft?.hasInvestment === false ? (
        <Part title="Investment Details">
          <Text $tone="muted">You have not written an investment yet.</Text>
        </Part>
      ) : (
        <InvestmentDetails franchise={franchise} />
      )}
      <Money franchise={franchise} />
      <Outlets franchise={franchise} />
      <Support franchise={franchise} />
      <Documents franchise={franchise} />
      {territories.length > 0 || draft ? (
        <Part title="Available Territories">
          {territories.length > 0 ? (
            <Cluster as="ul" $gap={8}>
              {territories.map((territory) => (
                <li key={territory}>
                  <Chip>{territory}</Chip>
                </li>
              ))}
            </Cluster>
          ) : (
            <Text $tone="muted">You have not written any territories yet.</Text>
          )}
        </Part>
      ) : null}
    </>
  );
}
