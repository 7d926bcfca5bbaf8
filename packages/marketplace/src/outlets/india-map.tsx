import { type StateOfListing, statesOfListing, type TerritoryStatus, territoryLabels } from '@setu/contracts';
import { token } from '@setu/ui';
import styled from 'styled-components';
import { cityPoints } from './city-points';
import { type Dot, dots, mapSize, placeOf } from './india-dots';

type Listing = Parameters<typeof statesOfListing>[0];
/** The mark of a state's dots. `part`: some of its cities are open, the state itself is not. */
type Mark = TerritoryStatus | 'part' | 'none';

const labels: Readonly<Record<Mark, string>> = {
  none: 'Not offered',
  ...territoryLabels,
  part: 'Open in some cities',
};
/** In the order of the legend. */
const marks: readonly Mark[] = ['open', 'part', 'on_request', 'taken', 'none'];

const markOf = ({ status, best }: StateOfListing): Mark =>
  best === 'open' && status !== 'open' ? 'part' : (status ?? 'none');

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-linecap: round;
  print-color-adjust: exact;
`;

const colors: Readonly<Record<Mark, string>> = {
  open: token.color.peacock,
  part: token.color.peacock,
  on_request: token.color.peacock,
  taken: token.color.muted,
  none: token.color.line,
};

/** One path for all dots of a mark, because there are five hundred. */
const pathOf = (of: readonly Pick<Dot, 'x' | 'y'>[], each: string) =>
  of.map(({ x, y }) => `M${x} ${y}${each}`).join('');

/** Width of the dots; a cross has none. */
const widths: Readonly<Record<Mark, number>> = { open: 9, part: 5.4, on_request: 9, taken: 0, none: 4 };

/** Marks differ in form too: full for open, smaller for some cities, a ring on request, a cross for taken, pale where nothing is offered. */
function Marks({ mark, of }: { mark: Mark; of: readonly Pick<Dot, 'x' | 'y'>[] }) {
  if (of.length === 0) return null;
  const stroke = colors[mark];
  if (mark === 'taken')
    return <path d={pathOf(of, 'm-3-3l6 6m0-6l-6 6')} stroke={stroke} strokeWidth={1.8} />;
  const d = pathOf(of, 'h0');
  return (
    <>
      <path d={d} stroke={stroke} strokeWidth={widths[mark]} />
      {mark === 'on_request' ? <path d={d} stroke={token.color.surface} strokeWidth={5.6} /> : null}
    </>
  );
}

/** A city with outlets. Its area grows with their number. */
const radiusOf = (outlets: number) => Math.min(13, 3 + 1.4 * Math.sqrt(outlets));

/** The middle of a state: its dot with the smallest distance to all others. */
const middleOf = (state: string) => {
  const own = dots.filter((dot) => dot.state === state);
  const far = ({ x, y }: Dot) => own.reduce((sum, other) => sum + Math.hypot(other.x - x, other.y - y), 0);
  return [...own].sort((one, next) => far(one) - far(next))[0] ?? { x: 0, y: 0 };
};

const pointOf = (city: string, state: string) => {
  const known = cityPoints.get(city);
  return known ? placeOf(...known) : middleOf(state);
};

const Figure = styled.figure`
  margin: 0;
  max-width: 400px;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  margin-top: ${token.space[8]};
  font-size: ${token.text[14]};

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
  }

  svg {
    flex: none;
    fill: none;
    stroke-linecap: round;
    print-color-adjust: exact;
  }
`;

const sample = [{ x: 7, y: 7 }];

function Sample({ mark }: { mark: Mark }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
      <Marks mark={mark} of={sample} />
    </svg>
  );
}

/** The circle of a city, without its place. */
const cityStyle = { fill: token.color.marigold, stroke: token.color.ink, strokeWidth: 1.4 };

/**
 * India with the territories of a listing and the cities of its outlets, as a drawing. It is hidden from screen readers: the list beside it
 * says the same in words.
 */
export function IndiaMap({ listing }: { listing: Listing }) {
  const states = statesOfListing(listing);
  const markOfState = new Map(states.map((one) => [one.state, markOf(one)]));
  const used = marks.filter((mark) => [...markOfState.values()].includes(mark));
  const cities = states.flatMap(({ state, outletsByCity }) =>
    outletsByCity.map(({ city, outlets }) => ({
      key: `${city}, ${state}`,
      outlets,
      ...pointOf(city, state),
    })),
  );
  return (
    <Figure aria-hidden="true">
      <Drawing viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        {used.map((mark) => (
          <Marks key={mark} mark={mark} of={dots.filter(({ state }) => markOfState.get(state) === mark)} />
        ))}
        {cities
          .sort((one, next) => next.outlets - one.outlets)
          .map(({ key, x, y, outlets }) => (
            <circle key={key} cx={x} cy={y} r={radiusOf(outlets).toFixed(1)} {...cityStyle} />
          ))}
      </Drawing>
      <Legend>
        {used.map((mark) => (
          <li key={mark}>
            <Sample mark={mark} />
            {labels[mark]}
          </li>
        ))}
        {cities.length > 0 ? (
          <li>
            <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
              <circle cx="7" cy="7" r="5" {...cityStyle} />
            </svg>
            City with outlets
          </li>
        ) : null}
      </Legend>
    </Figure>
  );
}
