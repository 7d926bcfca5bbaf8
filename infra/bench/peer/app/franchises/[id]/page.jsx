import Image from 'next/image';
import { notFound } from 'next/navigation';
import { read } from '../../../parts/api';
import { Card } from '../../../parts/card';
import { area, moneyRange, percent } from '../../../parts/format';
import { Inquire } from '../../../parts/inquire';

export const revalidate = 60;
export const generateStaticParams = () => [];

const parts = [
  ['franchiseFee', 'Franchise fee'],
  ['fitOut', 'Fit-out'],
  ['equipment', 'Equipment'],
  ['deposit', 'Deposit'],
  ['workingCapital', 'Working capital'],
  ['otherCosts', 'Other'],
];

export default async function Franchise({ params }) {
  const { id } = await params;
  const [franchise, similar] = await Promise.all([
    read(`/api/franchises/${id}`),
    read(`/api/franchises/${id}/similar`),
  ]);
  if (!franchise) notFound();
  return (
    <main>
      <p className="muted">{franchise.brandName}</p>
      <h1>{franchise.title}</h1>
      <div className="columns">
        <div>
          <Image className="wide" src={franchise.images[0]} alt="" priority width={960} height={600} />
          <p>{franchise.description}</p>
          <h2>The money</h2>
          <table>
            <tbody>
              {parts
                .filter(([name]) => franchise[name])
                .map(([name, label]) => (
                  <tr key={name}>
                    <th>{label}</th>
                    <td>{moneyRange(franchise[name].low, franchise[name].high)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <h2>Support</h2>
          <p>{franchise.supportProvided}</p>
          <h2>Where</h2>
          <p>{franchise.territories.join(', ')}</p>
        </div>
        <aside>
          <dl>
            <div>
              <dt>Investment</dt>
              <dd>{moneyRange(franchise.minInvestment, franchise.maxInvestment)}</dd>
            </div>
            <div>
              <dt>Expected ROI</dt>
              <dd>{percent(franchise.expectedROI)}</dd>
            </div>
            <div>
              <dt>Area</dt>
              <dd>{area(franchise.areaRequired)}</dd>
            </div>
          </dl>
          <Inquire title={franchise.title} />
        </aside>
      </div>
      <h2>Similar franchises</h2>
      <div className="cards">
        {similar.map((one) => (
          <Card key={one.id} franchise={one} />
        ))}
      </div>
    </main>
  );
}
