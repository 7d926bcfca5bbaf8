import { Listing } from '../../parts/listing';

const asQuery = ({ budget, ...filters }) => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) query.append(name, value);
  const [low, high] = [budget].flat()[0]?.split('-') ?? [];
  if (low) query.set('minInvestment', low);
  if (high) query.set('maxInvestment', high);
  return query.toString();
};

export default async function Search({ searchParams }) {
  return <Listing query={asQuery(await searchParams)} />;
}
