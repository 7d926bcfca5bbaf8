import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { read } from '../../parts/api';
import { Card } from '../../parts/card';
import { Filters } from '../../parts/filters';

export default async function Dashboard() {
  const cookie = (await cookies()).toString();
  if (!cookie) redirect('/franchises');
  const [franchises, inquiries] = await Promise.all([
    read('/api/franchises?limit=24', cookie),
    read('/api/inquiries?limit=24', cookie),
  ]);
  return (
    <main>
      <h1>Investor Dashboard</h1>
      <p className="muted">{inquiries.length} inquiries</p>
      <ul>
        {inquiries.slice(0, 5).map(({ id, subject }) => (
          <li key={id}>{subject}</li>
        ))}
      </ul>
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
}
