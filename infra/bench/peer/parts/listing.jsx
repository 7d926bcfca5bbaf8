import { Suspense } from 'react';
import { read } from './api';
import { Card } from './card';
import { Filters } from './filters';

/** The listing for a query string of the platform's API. */
export const Listing = async ({ query = '' }) => {
  const franchises = await read(`/api/franchises?limit=24${query && `&${query}`}`);
  return (
    <main>
      <h1>Franchise Opportunities</h1>
      <p className="muted">{franchises.length} franchises</p>
      <div className="columns">
        <Suspense>
          <Filters />
        </Suspense>
        <div className="cards">
          {franchises.map((franchise) => (
            <Card key={franchise.id} franchise={franchise} />
          ))}
        </div>
      </div>
    </main>
  );
};
