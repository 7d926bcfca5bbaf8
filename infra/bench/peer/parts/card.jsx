import Image from 'next/image';
import Link from 'next/link';
import { area, moneyRange, percent } from './format';
import { categories, models } from './options';

export const Card = ({ franchise }) => (
  <article className="card">
    <div className="cover">
      <Image src={franchise.images[0]} alt="" width={480} height={300} />
      {franchise.featured && <span className="badge featured">Featured</span>}
    </div>
    <div className="body">
      <p className="muted">{franchise.brandName}</p>
      <h3>
        <Link href={`/franchises/${franchise.id}`} prefetch={false}>
          {franchise.title}
        </Link>
      </h3>
      <p className="tags">
        <span className="badge">{categories[franchise.businessCategory] ?? franchise.businessCategory}</span>
        <span className="badge">{models[franchise.franchiseModel] ?? franchise.franchiseModel}</span>
      </p>
      <p className="description">{franchise.description}</p>
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
        <div>
          <dt>Outlets</dt>
          <dd>{franchise.outletCount}</dd>
        </div>
      </dl>
      <p className="muted">{franchise.territories.slice(0, 3).join(', ')}</p>
    </div>
  </article>
);
